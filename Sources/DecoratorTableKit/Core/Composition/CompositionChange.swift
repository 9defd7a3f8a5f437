/// What becomes of the children of a composition: batches of some, and who is where.
struct CompositionChange: Hashable, Sendable {
  /// What becomes of the rows of one child.
  struct Update: Hashable, Sendable {
    /// The batch (inner).
    let batch: BatchUpdate
    /// The number of rows of each section of the child after it.
    let rowCountsAfter: [Int]
  }

  /// A child after the change.
  enum Child: Hashable, Sendable {
    /// A child that was there, by its number before.
    case kept(Int)
    /// A new one, with the number of rows of each of its sections.
    case new([Int])
  }

  /// The batches of children that stay, by their numbers before.
  var updates: [Int: Update] = [:]
  /// The children after the change, from the top; nil if none comes, goes or moves.
  var arrangement: [Child]?
}

extension Composition {
  /// Makes a change.
  ///
  /// - Parameter change: A change of this composition.
  /// - Complexity: O(*m* log *n*) for *m* of *n* children with batches; O(*n*) if children come, go
  ///   or move.
  mutating func apply(_ change: CompositionChange) {
    for (child, update) in change.updates {
      setRowCounts(update.rowCountsAfter, ofChild: child)
    }
    guard let arrangement = change.arrangement else { return }
    let before = children
    self = Composition(
      kind,
      of: arrangement.map { child in
        switch child {
        case .kept(let number): before[number]
        case .new(let rowCounts): rowCounts
        }
      })
  }
}
