// The rules by which a layout chooses how to hold its anchors.
extension RowLayout {
  /// The most runs that cost less to search than the memory of ``CompactAnchors``.
  private static var piecewiseLimit: Int { 8 }

  /// The most pieces with which edits are cheap, and look-ups nearly as fast as in frozen anchors.
  static var editedLimit: Int { 128 }

  /// The number of pieces from which on an edit itself freezes them. Fewer would be frozen so often
  /// that inserts take longer, as was measured, and more would take longer to copy and to search.
  static var limitOfEdits: Int { 512 }

  /// The most additional rows for each piece with which freezing is worth its price. It then costs
  /// little next to the edits that made the pieces, and next to the memory of the pieces.
  private static var rowsForEachPiece: Int { 1024 }

  /// Holds anchors that were collected from the top, all within `0...contentCount` and in order.
  init(contentCount: Int, pieces: AnchorPieces) {
    self =
      Self.isWorthFreezing(pieces, above: Self.piecewiseLimit)
      ? RowLayout(
        contentCount: contentCount, additionalCount: pieces.count,
        storage: .compact(CompactAnchors(pieces)))
      : RowLayout(contentCount: contentCount, holding: pieces)
  }

  /// Holds anchors in a better form than the pieces in which they were collected.
  init(contentCount: Int, freezing pieces: AnchorPieces) {
    // Anchors that have become regular are held as runs, which do not refer to frozen anchors.
    let runs = pieces.runs(upTo: Self.piecewiseLimit)
    let isComplete = runs.count == pieces.count
    self.init(contentCount: contentCount, pieces: isComplete ? runs : pieces)
  }

  /// Holds anchors in the pieces in which they were collected.
  init(contentCount: Int, holding pieces: AnchorPieces) {
    self.init(
      contentCount: contentCount, additionalCount: pieces.count, storage: Storage(holding: pieces))
  }

  /// Returns whether there are more pieces than `limit`, and ``CompactAnchors`` can hold them at a
  /// reasonable price.
  static func isWorthFreezing(_ pieces: AnchorPieces, above limit: Int) -> Bool {
    pieceCountWorthFreezing(anchorCount: pieces.count, lastRow: pieces.lastRow, above: limit)
      .map { pieces.pieces.count >= $0 } ?? false
  }

  /// Returns the number of pieces from which on ``CompactAnchors`` can hold anchors at a reasonable
  /// price; nil if they cannot.
  ///
  /// - Parameters:
  ///   - anchorCount: The number of anchors.
  ///   - lastRow: The last additional row (outer).
  ///   - limit: A number of pieces that are no reason to freeze them.
  static func pieceCountWorthFreezing(
    anchorCount: Int, lastRow: Int, above limit: Int = piecewiseLimit
  ) -> Int? {
    guard lastRow <= CompactAnchors.maximumRow, anchorCount <= maximumIrregularCount else {
      return nil
    }
    return max(limit + 1, (anchorCount + rowsForEachPiece - 1) / rowsForEachPiece)
  }
}

extension RowLayout.Storage {
  /// Chooses the simplest form of anchors in pieces.
  fileprivate init(holding anchors: AnchorPieces) {
    guard let piece = anchors.pieces.first else {
      self = .regular(AnchorRun(firstOrdinal: 0, firstAnchor: 0, step: 1, count: 0))
      return
    }
    if anchors.pieces.count == 1, case .run(let step) = piece.places {
      self = .regular(piece.run(step: step))
    } else if anchors.pieces.count == 1, piece == AnchorPiece(all: anchors.frozen) {
      self = .compact(anchors.frozen)
    } else {
      self = .piecewise(PiecewiseAnchors(anchors))
    }
  }
}
