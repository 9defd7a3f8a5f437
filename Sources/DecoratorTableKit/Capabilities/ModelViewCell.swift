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
  fileprivate func showModelView(_ view: UIView) {
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
  fileprivate func removeModelView(_ view: UIView) {
    if let cell = self as? any ModelViewCell { return cell.detachModelView(view) }
    if view.isDescendant(of: self) { view.removeFromSuperview() }
  }
}

/// The views of models, and the cells that show them: each view is in one cell at most, and each
/// cell has one view at most.
///
/// Neither is retained: views belong to their models, and cells to their tables.
@MainActor
enum AttachedViews {
  private struct Attachment {
    weak var view: UIView?
    weak var cell: UITableViewCell?
  }

  private static var attachments: [Attachment] = []

  /// Shows a view in a cell, or none. The present view of the cell, and the view in another cell,
  /// are detached first.
  ///
  /// - Complexity: O(views that cells show), which are those on screen.
  static func attach(_ view: UIView?, to cell: UITableViewCell) {
    guard view != nil || !attachments.isEmpty else { return }
    attachments.removeAll { $0.view == nil || $0.cell == nil }
    if attachments.contains(where: { $0.cell === cell && $0.view === view }) { return }
    end { $0.cell === cell || $0.view === view }
    guard let view else { return }
    attachments.append(Attachment(view: view, cell: cell))
    cell.showModelView(view)
  }

  /// Detaches a view from a cell, if the cell shows it.
  static func detach(_ view: UIView, from cell: UITableViewCell) {
    end { $0.cell === cell && $0.view === view }
  }

  private static func end(where isMeant: (Attachment) -> Bool) {
    let ended = attachments.filter(isMeant)
    attachments.removeAll(where: isMeant)
    for attachment in ended {
      if let view = attachment.view { attachment.cell?.removeModelView(view) }
    }
  }
}
