extension BatchUpdate {
  /// A row that is taken from one place to another.
  public struct RowMove: Hashable, Sendable {
    /// The row before the batch.
    public var source: RowPosition
    /// The row after the batch.
    public var target: RowPosition

    /// Creates a move; of a row to its own place, too, which holds it there while others pass.
    ///
    /// - Parameters:
    ///   - source: The row before the batch.
    ///   - target: The row after the batch.
    public init(from source: RowPosition, to target: RowPosition) {
      self.source = source
      self.target = target
    }
  }

  /// A section that is taken from one place to another, with its rows.
  public struct SectionMove: Hashable, Sendable {
    /// The section before the batch.
    public var source: Int
    /// The section after the batch.
    public var target: Int

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - source: The section before the batch.
    ///   - target: The section after the batch.
    public init(from source: Int, to target: Int) {
      self.source = source
      self.target = target
    }
  }
}

extension BatchUpdate.RowMove: Comparable {
  /// Whether `lhs` has the smaller source, or the same and the smaller target.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.source, lhs.target) < (rhs.source, rhs.target)
  }
}

extension BatchUpdate.SectionMove: Comparable {
  /// Whether `lhs` has the smaller source, or the same and the smaller target.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.source, lhs.target) < (rhs.source, rhs.target)
  }
}
