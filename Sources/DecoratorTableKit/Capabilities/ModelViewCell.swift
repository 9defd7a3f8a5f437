/// A cell that shows a view which belongs to the model of its row: the native ad view of an SDK, a
/// banner, a player.
///
/// Conform to it if the view does not fill the whole cell, or if the cell reacts when the view is
/// attached or detached. In any other cell the view fills the content view.
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
/// Leave the view alone in `prepareForReuse()`: it may be in another cell by then.
@MainActor
public protocol ModelViewCell: UITableViewCell {
  /// Called when the cell is to show a view. No other cell has it.
  ///
  /// - Parameter view: The view of a model.
  func attachModelView(_ view: UIView)

  /// Called when the cell is to remove its view, before the view is attached to another cell.
  ///
  /// - Parameter view: The view that was attached last.
  func detachModelView(_ view: UIView)
}

extension UITableViewCell {
  /// Shows the view of a model: by ``ModelViewCell``, or else in the whole content view.
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

  /// Removes the view of a model.
  func removeModelView(_ view: UIView) {
    if let cell = self as? any ModelViewCell { return cell.detachModelView(view) }
    if view.isDescendant(of: self) { view.removeFromSuperview() }
  }
}
