public import DecoratorTableKit

/// The subject of a random run: a table, its model, and the way to announce changes.
@MainActor
public struct RandomSubject {
  /// The table to check.
  public let table: any CheckedTable
  /// The edits of the model.
  public let edits: ModelEdits
  /// Announces a change that the model has made.
  public let announce: (BatchUpdate) -> Void
  /// Objects to keep alive during the run.
  private let keptAlive: [AnyObject]

  /// Creates the subject of a run.
  ///
  /// - Parameters:
  ///   - table: The table to check.
  ///   - edits: The edits of the model.
  ///   - keptAlive: Objects to keep alive during the run: a data source that only the table refers
  ///     to.
  ///   - announce: Announces a change that the model has made, in content coordinates.
  public init(
    _ table: any CheckedTable, edits: ModelEdits, keepingAlive keptAlive: [AnyObject] = [],
    announce: @escaping (BatchUpdate) -> Void
  ) {
    self.table = table
    self.edits = edits
    self.announce = announce
    self.keptAlive = keptAlive
  }
}
