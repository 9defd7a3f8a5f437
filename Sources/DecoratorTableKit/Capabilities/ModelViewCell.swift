/// A cell that shows a view which belongs to the model of its row: the native ad view of an SDK, a
/// banner, a player.
///
/// Conform to it where the view does not fill the whole cell, or where the cell does something when
/// the view comes and goes. Any other cell shows the view in all of its content view.
///
/// ```swift
/// final class AdCell: UITableViewCell, ModelViewCell {
///   private let frameView = UIView()
///
///   func attachModelView(_ view: UIView) { frameView.addSubview(view) }
///   func detachModelView(_ view: UIView) { view.removeFromSuperview() }
/// }
/// ```
///
/// Nothing is to be done about the view in `prepareForReuse()`: it may be in another cell by then.
@MainActor
public protocol ModelViewCell: UITableViewCell {
  /// Called when the cell is to show a view. No other cell has it.
  ///
  /// - Parameter view: The view of a model.
  func attachModelView(_ view: UIView)

  /// Called when the cell is to show a view no longer, before any other cell gets it.
  ///
  /// - Parameter view: The view that the cell has taken last.
  func detachModelView(_ view: UIView)
}

extension UITableViewCell {
  /// Shows a view of a model, in all of the content view unless the cell knows better.
  func showModelView(_ view: UIView) {
    if let cell = self as? any ModelViewCell { return cell.attachModelView(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  /// Shows a view of a model no longer.
  func removeModelView(_ view: UIView) {
    if let cell = self as? any ModelViewCell { return cell.detachModelView(view) }
    if view.isDescendant(of: self) { view.removeFromSuperview() }
  }
}
