public import DecoratorTableKit
import Foundation

extension DecoratedTable {
  /// Announces a change of the content in one block, with the calls that an app would make.
  ///
  /// - Parameters:
  ///   - update: The change (data).
  ///   - animation: The table's animation.
  /// - Complexity: The same as of
  ///   `DecoratedTable.performBatchUpdates(_:with:_:completion:)`.
  public func announce(_ update: BatchUpdate, with animation: UITableView.RowAnimation = .none) {
    performBatchUpdates(update, with: animation) {}
  }
}

extension RandomSubject {
  /// Creates a subject whose changes are announced to a decorated table.
  ///
  /// - Parameters:
  ///   - table: The table, attached.
  ///   - edits: The edits of the model.
  ///   - content: Returns the identity of a content row (data) in the app's model; nil if it is
  ///     unknown.
  ///   - models: For layers by name, returns the identity of the model with an index.
  ///   - keptAlive: Objects to keep alive during the run, such as the table view.
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
