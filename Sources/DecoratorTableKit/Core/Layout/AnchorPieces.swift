/// Sorted anchors, collected from the top in as few pieces as a single pass finds.
///
/// Without frozen anchors the result depends on the anchors alone, not on the pieces in which they
/// were appended.
struct AnchorPieces {
  /// The frozen anchors that pieces refer to.
  let frozen: CompactAnchors
  private(set) var pieces: [AnchorPiece] = []
  /// The number of anchors in all pieces.
  private(set) var count = 0

  init(frozen: CompactAnchors = .empty, capacity: Int = 0) {
    self.frozen = frozen
    pieces.reserveCapacity(capacity)
  }

  /// Begins with pieces that were collected before.
  init(_ anchors: PiecewiseAnchors) {
    frozen = anchors.frozen
    pieces = anchors.pieces
    count = pieces.last?.endOrdinal ?? 0
  }

  /// Collects sorted anchors, until more than `limit` pieces would be needed.
  init(of anchors: [Int], upTo limit: Int) {
    self.init()
    while count < anchors.count, pieces.count < limit {
      let first = count
      count += 1
      var step = 1
      if count < anchors.count { step = anchors[count] - anchors[first] }
      while count < anchors.count, anchors[count] - anchors[count - 1] == step { count += 1 }
      pieces.append(
        AnchorPiece(
          AnchorRun(
            firstOrdinal: first, firstAnchor: anchors[first], step: step, count: count - first)))
    }
  }

  /// The outer row of the last additional row; -1 if there is none.
  var lastRow: Int {
    guard let last = pieces.last else { return -1 }
    return last.anchor(ofAdditional: count - 1, frozen: frozen) + count - 1
  }

  /// All anchors.
  ///
  /// - Complexity: O(anchors)
  var anchors: [Int] {
    var anchors: [Int] = []
    anchors.reserveCapacity(count)
    for piece in pieces {
      for ordinal in piece.firstOrdinal..<piece.endOrdinal {
        anchors.append(piece.anchor(ofAdditional: ordinal, frozen: frozen))
      }
    }
    return anchors
  }

  /// Appends `count` anchors from `firstAnchor` on, `step` content rows apart.
  mutating func append(firstAnchor: Int, step: Int, count: Int) {
    guard count > 0 else { return }
    append(
      AnchorPiece(
        AnchorRun(firstOrdinal: 0, firstAnchor: firstAnchor, step: step, count: count)))
  }

  /// Appends a piece, with the ordinals that are next, as part of the last one if it fits.
  mutating func append(_ piece: AnchorPiece) {
    var rest = piece
    rest.firstOrdinal = count
    count += piece.count
    while !pieces.isEmpty {
      let taken = pieces[pieces.count - 1].absorb(rest)
      if taken == rest.count { return }
      if taken == 0 { break }
      rest = rest.part(rest.firstOrdinal + taken..<count, shiftedBy: 0, frozen: frozen)
    }
    pieces.append(rest)
  }

  /// Appends pieces that already follow each other, with the ordinals that are next, each `shift`
  /// content rows further down.
  mutating func append(whole others: ArraySlice<AnchorPiece>, shiftedBy shift: Int) {
    guard let first = others.first, let last = others.last else { return }
    let rise = count - first.firstOrdinal
    let start = pieces.count
    pieces.append(contentsOf: others)
    count = last.endOrdinal + rise
    guard rise != 0 || shift != 0 else { return }
    pieces.withUnsafeMutableBufferPointer { buffer in
      for index in start..<buffer.count { buffer[index].shift(by: shift, ordinals: rise) }
    }
  }

  /// Returns the same anchors in runs alone: equal anchors give equal runs. Stops when there are
  /// more runs than `limit`.
  ///
  /// - Complexity: O(pieces + frozen anchors in them)
  func runs(upTo limit: Int = .max) -> AnchorPieces {
    var runs = AnchorPieces()
    for piece in pieces {
      switch piece.places {
      case .run:
        runs.append(piece)
      case .frozen(let first, let shift):
        for ordinal in first..<first + piece.count {
          runs.append(firstAnchor: frozen.anchor(at: ordinal) + shift, step: 1, count: 1)
          if runs.pieces.count > limit { return runs }
        }
      }
      if runs.pieces.count > limit { return runs }
    }
    return runs
  }

  /// Returns whether all anchors are in order and in `0...contentCount`.
  ///
  /// - Complexity: O(pieces)
  func isValid(forContentCount contentCount: Int) -> Bool {
    var previous = 0
    for piece in pieces {
      guard piece.firstAnchor >= previous else { return false }
      previous = piece.anchor(ofAdditional: piece.endOrdinal - 1, frozen: frozen)
    }
    return previous <= contentCount
  }
}
