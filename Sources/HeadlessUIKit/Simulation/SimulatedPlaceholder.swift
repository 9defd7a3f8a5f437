import Foundation

/// A row that is promised and has no cell until the data source has it.
///
/// UIKit shows a cell for it in the meantime. Here only the place is kept.
@MainActor
final class SimulatedPlaceholder: SimulatedDropAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let indexPath: IndexPath
  private let generation: Int
  private weak var table: UITableView?

  init(_ dragItem: UIDragItem, at indexPath: IndexPath, in table: UITableView) {
    self.dragItem = dragItem
    self.indexPath = indexPath
    self.table = table
    generation = table.loadState.generation
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let table = takeTable() else { return false }
    guard table.hasPlace(at: indexPath) else {
      UIKitFailure.raise(
        "Attempted to insert a placeholder at \(table.described(indexPath)), where there is no place. "
          + table.describedForFailure, name: UIKitFailure.outOfRange)
      return false
    }
    dataSourceUpdates(indexPath)
    // The updates may have reloaded the table, which then has the row already.
    if table.loadState.generation == generation {
      table.rearrange(RowRearrangement(removed: nil, inserted: indexPath))
      table.layoutIfNeeded()
    }
    return true
  }

  func deletePlaceholder() -> Bool { takeTable() != nil }

  /// The table, once, and as long as no reload has dropped the placeholder.
  private func takeTable() -> UITableView? {
    defer { table = nil }
    return table.flatMap { $0.loadState.generation == generation ? $0 : nil }
  }
}
