import Foundation

// UIKit's own calls, in the index paths of the wrapped source (data). Existing code has to change
// the receiver only.
extension DecoratedTable {
  /// Announces several changes of the content as one.
  ///
  /// Change the model inside the block, or right before it. All translations and explanations are
  /// those before the change inside the block, and those after it from its end on. All
  /// announcements inside, including those of nested blocks, are one batch.
  ///
  /// Open blocks here and not on the table itself. Inside a block of the table, each announcement
  /// here would be a batch of its own, counted after the previous one; but the table would perform
  /// all of them as one batch, counted before its block.
  ///
  /// A block that ends in the middle of another change waits for the end of that change. In a
  /// callback in which the table loads or lays out rows, for example while scrolling, it waits for
  /// the next turn of the main actor. Consecutive waiting blocks become one batch.
  ///
  /// A table in no window is reloaded instead, since the change is not visible and a batch would
  /// lay the table out. Held rows and the selection are kept.
  ///
  /// If the source does not have the announced row counts, or the batch is not legal, the table is
  /// reloaded and ``TableAnomaly/inconsistentUpdate(layer:operation:error:)`` reports the reason.
  /// For a table without layers, announcements are forwarded, and UIKit raises its own exceptions.
  ///
  /// ```swift
  /// table.performBatchUpdates {
  ///   posts.remove(at: 3)
  ///   table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updates: Calls the members below. Deletes, reloads and sources of moves count before the
  ///     batch, inserts and targets of moves after it.
  ///   - completion: Called when the table has shown the changes, with whether its animations ran
  ///     to their end; called at once if there is no table.
  /// - Complexity: O(sections + *m* log *k*) for *m* operations through a layer of *k* additional
  ///   rows, and as many operations as their policy needs.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    queue.perform(updates, completion: completion)
  }

  /// Begins a batch that `endUpdates()` ends; see ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() { queue.begin() }

  /// Ends the batch that was begun last. Traps if none was.
  public func endUpdates() {
    queue.end()
  }

  // MARK: - Rows

  /// Announces new rows of the content.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows after the batch (data).
  ///   - animation: The animation of the insertion.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.insertRows(indexPaths, animation))
  }

  /// Announces deleted rows of the content.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows before the batch (data).
  ///   - animation: The animation of the deletion.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.deleteRows(indexPaths, animation))
  }

  /// Announces a moved row of the content.
  ///
  /// - Parameters:
  ///   - indexPath: The row before the batch (data).
  ///   - newIndexPath: The row after the batch (data).
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveRow(indexPath, to: newIndexPath))
  }

  /// Announces reloaded rows of the content, which get new cells.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows before the batch (data).
  ///   - animation: The animation of the new cells.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.reloadRows(indexPaths, animation))
  }

  /// Announces reconfigured rows of the content, which keep their cells.
  ///
  /// They get new cells instead if a plain data source gets the real table: it dequeues for its own
  /// row, and UIKit raises an exception for any other than the reconfigured one.
  ///
  /// - Parameter indexPaths: The rows before the batch (data).
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    announce(.reconfigureRows(indexPaths))
  }

  // MARK: - Sections

  /// Announces new sections of the content.
  ///
  /// - Parameters:
  ///   - sections: The sections after the batch (data).
  ///   - animation: The animation of the insertion.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.insertSections(sections, animation))
  }

  /// Announces deleted sections of the content.
  ///
  /// - Parameters:
  ///   - sections: The sections before the batch (data).
  ///   - animation: The animation of the deletion.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.deleteSections(sections, animation))
  }

  /// Announces a moved section of the content, with its rows.
  ///
  /// - Parameters:
  ///   - section: The section before the batch (data).
  ///   - newSection: The section after the batch (data).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, to: newSection))
  }

  /// Announces reloaded sections of the content, which may have other rows.
  ///
  /// - Parameters:
  ///   - sections: The sections before the batch (data).
  ///   - animation: The animation of the new cells.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.reloadSections(sections, animation))
  }
}
