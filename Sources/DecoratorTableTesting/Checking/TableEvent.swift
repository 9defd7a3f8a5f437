public import DecoratorTableKit

/// What a ``CheckedTable`` tells of itself.
public enum TableEvent {
  /// The counts were read afresh; no row is known from before.
  case loaded
  /// A change begins; nothing of it is in force.
  case willUpdate
  /// The layers have changed, and the table is being told. Need not be sent.
  case announcing(AnnouncedUpdate)
  /// The change is over.
  case didUpdate(AnnouncedUpdate)
}

/// A change of a table, at every level.
public struct AnnouncedUpdate: Hashable, Sendable {
  /// Who began a change.
  public enum Origin: Hashable, Sendable {
    /// The content changed.
    case content
    /// A layer changed by itself; its name.
    case layer(String)
  }

  /// What was announced at each level, the outermost first: to the table, by each layer to the one
  /// outside it, by the content. Nil where nobody knows.
  public let batches: [BatchUpdate?]
  /// Who began it.
  public let origin: Origin
  /// The number of rows of each section of the content that the source gave when it was announced; nil
  /// to ask it when the change is over.
  public let contentRowCounts: [Int]?
  /// Whether the table was told; it need not be of a change of which nothing is on show.
  public let isTold: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - batches: What was announced at each level, the outermost first; one more than layers.
  ///   - origin: Who began it.
  ///   - contentRowCounts: The number of rows of each section that the source gave when it was
  ///     announced; nil to ask it when the change is over.
  ///   - isTold: Whether the table was told.
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
