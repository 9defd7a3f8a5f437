public import DecoratorTableKit
import Foundation

extension DecoratedTable {
  /// Announces a change of the content with the calls that an app would make, in one block.
  ///
  /// - Parameters:
  ///   - update: The change (data).
  ///   - animation: How the table shows it.
  /// - Complexity: As
  ///   ``DecoratorTableKit/DecoratedTable/performBatchUpdates(_:completion:)``.
  public func announce(_ update: BatchUpdate, with animation: UITableView.RowAnimation = .none) {
    performBatchUpdates { self.call(update, animation) }
  }

  private func call(_ update: BatchUpdate, _ animation: UITableView.RowAnimation) {
    deleteSections(IndexSet(update.deletedSections), with: animation)
    insertSections(IndexSet(update.insertedSections), with: animation)
    for move in update.movedSections { moveSection(move.source, toSection: move.target) }
    reloadSections(IndexSet(update.reloadedSections), with: animation)
    deleteRows(at: update.deletedRows.map(IndexPath.init), with: animation)
    insertRows(at: update.insertedRows.map(IndexPath.init), with: animation)
    for move in update.movedRows {
      moveRow(at: IndexPath(move.source), to: IndexPath(move.target))
    }
    reloadRows(at: update.reloadedRows.map(IndexPath.init), with: animation)
    reconfigureRows(at: update.reconfiguredRows.map(IndexPath.init))
  }
}

extension RandomSubject {
  /// A run through a decorated table, whose changes are announced at its front door.
  ///
  /// - Parameters:
  ///   - table: The table, attached.
  ///   - edits: How to edit the model.
  ///   - content: Who a row of the content (data) is, by the app's model; nil if nobody can tell.
  ///   - models: For layers by name, who the model with an index is.
  ///   - keptAlive: What has to live as long as the run: the table view, for one.
  public init(
    _ table: DecoratedTable, edits: ModelEdits, content: ((RowPosition) -> AnyHashable?)? = nil,
    models: [String: (Int) -> AnyHashable?] = [:], keepingAlive keptAlive: [AnyObject]
  ) {
    self.init(
      CheckedDecoratedTable(table, content: content, models: models), edits: edits,
      keepingAlive: keptAlive
    ) { table.announce($0) }
  }
}
