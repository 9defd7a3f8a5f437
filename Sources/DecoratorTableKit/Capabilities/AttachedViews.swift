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
