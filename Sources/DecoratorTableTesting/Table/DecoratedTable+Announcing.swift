public import DecoratorTableKit
import Foundation

extension DecoratedTable {
  /// Announces a change of the content with the calls that an app would make, in one block.
  ///
  /// - Parameters:
  ///   - update: The change (data).
  ///   - animation: How the table shows it.
  /// - Complexity: As
  ///   ``DecoratorTableKit/DecoratedTable/performBatchUpdates(_:with:_:completion:)``.
  public func announce(_ update: BatchUpdate, with animation: UITableView.RowAnimation = .none) {
    performBatchUpdates(update, with: animation) {}
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
