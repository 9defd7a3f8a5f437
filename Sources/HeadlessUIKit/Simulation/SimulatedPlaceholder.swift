import Foundation

/// A row without a cell that stands in until the data source has the real one.
///
/// UIKit shows a cell for it in the meantime. Here only its place is kept.
@MainActor
final class SimulatedPlaceholder: SimulatedDropAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private var indexPath: IndexPath
  private weak var table: UITableView?

  init(_ dragItem: UIDragItem, at indexPath: IndexPath, in table: UITableView) {
    self.dragItem = dragItem
    self.indexPath = indexPath
    self.table = table
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let table = takeTable() else { return false }
    guard table.hasPlace(at: indexPath) else {
      UIKitFailure.raise(
        "Attempted to insert a placeholder at \(table.described(indexPath)), where there is no "
          + "place. " + table.describedForFailure, name: UIKitFailure.outOfRange)
      return false
    }
    let generation = table.loadState.generation
    dataSourceUpdates(indexPath)
    // The updates may have reloaded or updated the table, which then already has the row.
    if table.loadState.generation == generation {
      table.rearrange(.inserting(indexPath))
      table.layoutIfNeeded()
    }
    return true
  }

  func deletePlaceholder() -> Bool { takeTable() != nil }

  /// Moves with the rows around it when the table is updated, and disappears with its section.
  func follow(_ map: TableUpdateMap) {
    if let place = map.place(after: indexPath) { indexPath = place } else { _ = takeTable() }
  }

  /// Returns the table once; nil afterwards, and nil if a reload has dropped the placeholder.
  private func takeTable() -> UITableView? {
    guard let index = table?.placeholders.firstIndex(where: { $0 === self }) else { return nil }
    table?.placeholders.remove(at: index)
    return table
  }
}
