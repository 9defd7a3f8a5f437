extension BatchUpdate {
  /// A row or a section that is taken from one place to another.
  public struct Move<Place: Comparable & Hashable & Sendable>: Hashable, Sendable {
    /// The place before the batch.
    public var source: Place
    /// The place after the batch.
    public var target: Place

    /// Creates a move. A move of a row to its own place holds it there while others pass.
    ///
    /// - Parameters:
    ///   - source: The place before the batch.
    ///   - target: The place after the batch.
    public init(from source: Place, to target: Place) {
      self.source = source
      self.target = target
    }
  }

  /// A row that is taken from one place to another.
  public typealias RowMove = Move<RowPosition>

  /// A section that is taken from one place to another, with its rows.
  public typealias SectionMove = Move<Int>
}

extension BatchUpdate.Move: Comparable {
  /// Whether `lhs` has the smaller source, or the same and the smaller target.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.source, lhs.target) < (rhs.source, rhs.target)
  }
}

extension Array {
  /// Returns the target of the move with a source, in an array in ascending order; nil if there is
  /// none.
  ///
  /// - Complexity: O(log *n*)
  func target<Place>(ofSource source: Place) -> Place? where Element == BatchUpdate.Move<Place> {
    let index = firstIndexInOrder { $0.source >= source }
    return index < count && self[index].source == source ? self[index].target : nil
  }
}
