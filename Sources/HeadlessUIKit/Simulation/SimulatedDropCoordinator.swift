import Foundation

/// A drop that a table performs.
@MainActor
final class SimulatedDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let table: UITableView

  init(
    _ table: UITableView, session: SimulatedDropSession, destination: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let drag = session.drag
    items = session.items.enumerated().map { index, item in
      let row = drag.flatMap { $0.rows.indices.contains(index) ? $0.rows[index] : nil }
      return SimulatedDropItem(
        item, from: drag?.table === table ? row : nil,
        size: row.flatMap { drag?.table?.rectForRow(at: $0).size } ?? .zero)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let placeholder = SimulatedPlaceholder(
      dragItem, at: placeholder.insertionIndexPath, in: table)
    table.placeholders.append(placeholder)
    return placeholder
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    table.askDropDelegate(DropMethod.dropPreviewParametersForRowAt) {
      $0.tableView(table, dropPreviewParametersForRowAt: indexPath)
    }
    return SimulatedDropAnimator()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    SimulatedDropAnimator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    SimulatedDropAnimator()
  }
}
