import Foundation

// UIKit's own calls, in the index paths of the wrapped source (data). Existing code changes its
// receiver from the table to the decorated table, and nothing else.
extension DecoratedTable {
  /// Announces several changes of the content as one.
  ///
  /// Change the model inside the block, or right before it. All translations and explanations
  /// answer as before the change inside the block, and as after it from its end on. Whatever is
  /// announced inside is one batch, blocks inside blocks included.
  ///
  /// Open blocks here and not at the table itself. Inside a block of the table's own each
  /// announcement is a batch here, counted from after the one before it. The table would take all
  /// of them for one batch, and count each from before its block.
  ///
  /// A block that ends in the middle of another change waits for the end of that change. In a
  /// callback in which the table loads or lays out rows, when they scroll for example, it waits for
  /// the next turn of the main actor. Blocks that wait one behind the other become one batch.
  ///
  /// A table that is in no window is loaded instead, since nobody sees the change and a batch would
  /// lay the table out. What is held and selected stays so.
  ///
  /// If the source does not have as many rows as were announced, or no table could make the batch,
  /// the table is loaded again and ``TableAnomaly/inconsistentUpdate(layer:operation:error:)`` says
  /// why. A table without layers is told what is announced, as it is, and objects to it in its own
  /// way.
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
  ///     to their end; called at once if there is no table to tell.
  /// - Complexity: O(sections + *m* log *k*) for *m* operations through a layer of *k* additional
  ///   rows, and as many operations as it takes to let them follow their policy.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    queue.perform(updates, completion: completion)
  }

  /// Begins a batch that `endUpdates()` ends; see ``performBatchUpdates(_:completion:)``.
  public func beginUpdates() { queue.begin() }

  /// Ends the batch that was begun last. Traps if none was.
  public func endUpdates() {
    queue.end()
  }

  /// Whether what is on screen stays where it is when rows come or go above it in a batch that the
  /// app announces, as far as the content reaches; false unless set.
  ///
  /// Rows that a layer adds or removes by itself never move what is on screen, unless the layer
  /// says otherwise.
  ///
  /// While the position is kept, row animations have no effect. Rows come and go at once, since
  /// nothing on screen could stay in its place while others make room. At the very top, what comes
  /// before the first row stays above the screen until somebody scrolls there. The position is also
  /// kept while a finger drags the table, and the drag goes on from there. A list that decelerates
  /// may take back an offset that somebody has set meanwhile; that is why the changes of layers
  /// wait, as ``ChangeTiming`` says.
  public var keepsScrollPosition: Bool {
    get { queue.keepsScrollPosition }
    set { queue.keepsScrollPosition = newValue }
  }

  /// The number of rows of a layer that may move within a section, or go while others come, when
  /// the content or a layer changes; 512 unless set.
  ///
  /// Where more would have to, the section is reloaded without animation, since that costs the
  /// table less. What is on screen stays where it is then, also without ``keepsScrollPosition``.
  package var moveLimit: Int {
    get { queue.moveLimit }
    set { queue.moveLimit = newValue }
  }

  // MARK: - Rows

  /// Announces new rows of the content.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows after the batch (data).
  ///   - animation: The animation with which they come.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.insertRows(indexPaths, animation))
  }

  /// Announces that rows of the content are gone.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows before the batch (data).
  ///   - animation: The animation with which they go.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.deleteRows(indexPaths, animation))
  }

  /// Announces that a row of the content is elsewhere.
  ///
  /// - Parameters:
  ///   - indexPath: The row before the batch (data).
  ///   - newIndexPath: The row after the batch (data).
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(.moveRow(indexPath, to: newIndexPath))
  }

  /// Announces that rows of the content are shown in new cells.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows before the batch (data).
  ///   - animation: The animation with which the new cells come.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    announce(.reloadRows(indexPaths, animation))
  }

  /// Announces that rows of the content are configured again, in the cells that they have.
  ///
  /// They are shown in new cells instead where a plain data source is handed the real table. It
  /// dequeues for its own row, and UIKit objects to any other than the one that it configures.
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
  ///   - animation: The animation with which they come.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.insertSections(sections, animation))
  }

  /// Announces that sections of the content are gone.
  ///
  /// - Parameters:
  ///   - sections: The sections before the batch (data).
  ///   - animation: The animation with which they go.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.deleteSections(sections, animation))
  }

  /// Announces that a section of the content is elsewhere, with its rows.
  ///
  /// - Parameters:
  ///   - section: The section before the batch (data).
  ///   - newSection: The section after the batch (data).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce(.moveSection(section, to: newSection))
  }

  /// Announces that sections of the content are shown in new cells, whatever rows they have then.
  ///
  /// - Parameters:
  ///   - sections: The sections before the batch (data).
  ///   - animation: The animation with which the new cells come.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    announce(.reloadSections(sections, animation))
  }

  /// Announces a change of the content with the call that a table has for it (data).
  func announce(_ call: TableCall) {
    if case .reconfigureRows(let rows) = call, let innermost = layers.first,
      innermost.source?.seesContentTable == true, !innermost.isContentTableHanded
    {
      queue.announce(.reloadRows(rows, .none))
    } else {
      queue.announce(call)
    }
  }
}
