/// Consecutive additional rows of a layout that share one description of their anchors.
struct AnchorPiece: Hashable, Sendable {
  /// The places of the anchors after the first.
  enum Places: Hashable, Sendable {
    /// The anchors are `step` content rows apart, as in an ``AnchorRun``.
    case run(step: Int)
    /// The anchors are the frozen ones from `ordinal` on, each `shift` content rows further down.
    case frozen(ordinal: Int, shift: Int)
  }

  /// The ordinal of the first additional row.
  var firstOrdinal: Int
  /// The content row (inner) that the first additional row stands before.
  var firstAnchor: Int
  /// The number of additional rows.
  var count: Int
  var places: Places

  init(_ run: AnchorRun) {
    firstOrdinal = run.firstOrdinal
    firstAnchor = run.firstAnchor
    count = run.count
    places = .run(step: run.step)
  }

  /// Creates a piece of all frozen anchors, which are not empty.
  init(all frozen: CompactAnchors) {
    firstOrdinal = 0
    firstAnchor = frozen.anchor(at: 0)
    count = frozen.count
    places = .frozen(ordinal: 0, shift: 0)
  }

  /// The outer row of the first additional row.
  var firstRow: Int { firstAnchor + firstOrdinal }

  /// The ordinal after the last additional row.
  var endOrdinal: Int { firstOrdinal + count }

  /// Returns these rows as a run of the given step.
  func run(step: Int) -> AnchorRun {
    AnchorRun(firstOrdinal: firstOrdinal, firstAnchor: firstAnchor, step: step, count: count)
  }

  /// Returns the anchor of the additional row `ordinal`, which is one of these.
  func anchor(ofAdditional ordinal: Int, frozen: CompactAnchors) -> Int {
    let index = ordinal - firstOrdinal
    switch places {
    case .run(let step): return firstAnchor + index * step
    case .frozen(let first, let shift): return frozen.anchor(at: first + index) + shift
    }
  }

  /// Returns only the additional rows `ordinals` of these, each `shift` content rows further down.
  /// There is at least one.
  func part(_ ordinals: Range<Int>, shiftedBy shift: Int, frozen: CompactAnchors) -> AnchorPiece {
    var part = self
    let skipped = ordinals.lowerBound - firstOrdinal
    if skipped > 0 {
      part.firstAnchor = anchor(ofAdditional: ordinals.lowerBound, frozen: frozen)
      part.firstOrdinal = ordinals.lowerBound
    }
    part.count = ordinals.count
    switch places {
    case .run(let step): part.places = .run(step: part.run(step: step).step)
    case .frozen(let first, let shift):
      part.places = .frozen(ordinal: first + skipped, shift: shift)
    }
    part.shift(by: shift, ordinals: 0)
    return part
  }

  /// Moves the rows down by `shift` content rows and `rise` additional rows.
  mutating func shift(by shift: Int, ordinals rise: Int) {
    firstOrdinal += rise
    firstAnchor += shift
    if case .frozen(let first, let before) = places {
      places = .frozen(ordinal: first, shift: before + shift)
    }
  }

  /// Takes as many of the first rows of `next`, which follows, as fit into this piece.
  ///
  /// - Returns: The number of rows taken.
  mutating func absorb(_ next: AnchorPiece) -> Int {
    switch (places, next.places) {
    case (.run(let step), .run(let nextStep)):
      let gap = next.firstAnchor - firstAnchor - (count - 1) * step
      guard count == 1 || gap == step else { return 0 }
      // Only a run of the same step can be taken whole; of another, its first anchor may fit.
      let taken = next.count == 1 || nextStep == gap ? next.count : 1
      places = .run(step: gap)
      count += taken
      return taken
    case (.frozen(let ordinal, let shift), .frozen(let nextOrdinal, let nextShift)):
      guard nextOrdinal == ordinal + count, nextShift == shift else { return 0 }
      count += next.count
      return next.count
    default:
      return 0
    }
  }
}
