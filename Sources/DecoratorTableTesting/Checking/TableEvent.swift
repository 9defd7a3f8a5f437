public import DecoratorTableKit

/// An event that a ``CheckedTable`` reports.
public enum TableEvent {
  /// The counts were read anew; no row is known from before.
  case loaded
  /// A change begins; it is not in force yet.
  case willUpdate
  /// The layers have changed, and the table is being updated. Optional.
  case announcing(AnnouncedUpdate)
  /// The change is complete.
  case didUpdate(AnnouncedUpdate)
  /// The app has changed the table directly, without an announcement. The value describes the
  /// change. Optional.
  case changedDirectly(String)
}

/// A change of a table, at every level.
public struct AnnouncedUpdate: Hashable, Sendable {
  /// The origin of a change.
  public enum Origin: Hashable, Sendable {
    /// The content changed.
    case content
    /// A layer changed by itself; the value is its name.
    case layer(String)
    /// The layers were turned on or off together.
    case layers
  }

  /// The announced batch at each level, outermost first: to the table, from each layer to the one
  /// outside it, from the content. Nil where it is unknown.
  public let batches: [BatchUpdate?]
  /// The origin of the change.
  public let origin: Origin
  /// The number of rows of each content section that the source returned at the announcement; nil
  /// to ask the source when the change is complete.
  public let contentRowCounts: [Int]?
  /// Whether the table got the change, which is not necessary for a change that it does not show.
  public let isTold: Bool
  /// The rows of the table that are deleted and inserted though they are the same, each with its
  /// place after (reuse).
  var replacedRows: [RowPosition: RowPosition] = [:]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - batches: The announced batch at each level, outermost first; one more than layers.
  ///   - origin: The origin of the change.
  ///   - contentRowCounts: The number of rows of each section that the source returned at the
  ///     announcement; nil to ask the source when the change is complete.
  ///   - isTold: Whether the table got the change.
  public init(
    batches: [BatchUpdate?], origin: Origin = .content, contentRowCounts: [Int]? = nil,
    isTold: Bool = true
  ) {
    self.batches = batches
    self.origin = origin
    self.contentRowCounts = contentRowCounts
    self.isTold = isTold
  }
}
