public import DecoratorTableKit

/// What a random run is about: a table, the model that it shows, and the way from one to the other.
@MainActor
public struct RandomSubject {
  /// The table to look at.
  public let table: any CheckedTable
  /// How to edit the model.
  public let edits: ModelEdits
  /// Announces a change that the model has made.
  public let announce: (BatchUpdate) -> Void
  /// What has to live as long as the run.
  private let keptAlive: [AnyObject]

  /// Creates the subject of a run.
  ///
  /// - Parameters:
  ///   - table: The table to look at.
  ///   - edits: How to edit the model.
  ///   - keptAlive: What has to live as long as the run: a data source that only a table knows.
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
