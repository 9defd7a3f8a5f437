/// Anchors in pieces: runs, and stretches of anchors that were frozen before the last edits.
///
/// It is a class to be one reference in ``RowLayout``; nothing in it ever changes.
@usableFromInline
final class PiecewiseAnchors: Sendable {
  /// The frozen anchors that pieces refer to.
  let frozen: CompactAnchors
  /// At least one, from the top.
  let pieces: [AnchorPiece]

  init(_ anchors: AnchorPieces) {
    frozen = anchors.frozen
    pieces = anchors.pieces
  }

  // These are out of line: a search is long, a call costs little next to it, and the look-ups in
  // other layouts stay short. They are methods of this class, so that no layout is copied for them.

  /// Returns what stands at the outer row `row`.
  ///
  /// - Complexity: O(log *p*) for *p* pieces, and as ``CompactAnchors/origin(ofRow:)``.
  @usableFromInline
  @inline(never)
  func origin(ofRow row: Int) -> RowOrigin {
    let piece = pieces[lastIndex(upTo: row) { $0.firstRow }]
    switch piece.places {
    case .run(let step):
      return piece.run(step: step).origin(ofRow: row)
    case .frozen(let first, let shift):
      guard row >= piece.firstRow else { return .content(row) }
      let rise = piece.firstOrdinal - first
      let frozenRow = row - rise - shift
      // Frozen rows after the piece are not here.
      let above = min(frozen.count(aboveRow: frozenRow), first + piece.count)
      let isAdditional =
        above < first + piece.count && Int(frozen.rows[above]) == frozenRow
      return isAdditional ? .additional(above + rise) : .content(row - above - rise)
    }
  }

  /// Returns the number of additional rows with an anchor up to the content row `index` (inner).
  ///
  /// - Complexity: As ``origin(ofRow:)``.
  @usableFromInline
  @inline(never)
  func count(upToContent index: Int) -> Int {
    let piece = pieces[lastIndex(upTo: index) { $0.firstAnchor }]
    switch piece.places {
    case .run(let step):
      return piece.firstOrdinal + piece.run(step: step).count(upToContent: index)
    case .frozen(let first, let shift):
      guard index >= piece.firstAnchor else { return 0 }
      let count = frozen.count(upToContent: index - shift) - first
      return piece.firstOrdinal + min(count, piece.count)
    }
  }

  /// Returns the anchor of the additional row `ordinal`.
  ///
  /// - Complexity: As ``index(ofAdditional:)``.
  @usableFromInline
  @inline(never)
  func anchor(ofAdditional ordinal: Int) -> Int {
    pieces[index(ofAdditional: ordinal)].anchor(ofAdditional: ordinal, frozen: frozen)
  }

  /// Returns the index of the piece with the additional row `ordinal`.
  ///
  /// - Complexity: O(log *p*) for *p* pieces.
  func index(ofAdditional ordinal: Int) -> Int { lastIndex(upTo: ordinal) { $0.firstOrdinal } }

  /// Returns the index of the last piece with a `position` up to `bound`; 0 if there is none.
  /// Positions ascend.
  @inline(__always)
  func lastIndex(upTo bound: Int, position: (AnchorPiece) -> Int) -> Int {
    // Four parts are told apart at a time, so that there is no long chain of steps.
    func reaches(_ index: Int) -> Int { Self.isBelow(position(pieces[index]), bound &+ 1) }
    var first = 0
    var length = pieces.count
    while length > 3 {
      let part = length >> 2
      first &+=
        part
        &* (reaches(first &+ part) &+ reaches(first &+ 2 &* part) &+ reaches(first &+ 3 &* part))
      length &-= 3 &* part
    }
    var last = first
    for index in first &+ 1..<first &+ length { last &+= reaches(index) }
    return last
  }

  /// Returns 1 if `position` is less than `bound`, otherwise 0. The outcome is as good as random
  /// here: a number is added, where a branch would be guessed wrong half of the time.
  @inline(__always)
  private static func isBelow(_ position: Int, _ bound: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: position &- bound) >> (Int.bitWidth - 1))
  }
}
