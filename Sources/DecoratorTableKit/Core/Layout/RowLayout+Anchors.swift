extension RowLayout {
  /// Creates a section without additional rows.
  ///
  /// - Parameter contentCount: The number of content rows; traps if it is negative.
  public init(contentCount: Int) {
    self.init(
      contentCount: contentCount, anchors: EmptyCollection())
  }

  /// Creates a section with an additional row directly before each of the given content rows.
  ///
  /// Traps, with the text of ``LayoutError``, where ``init(contentCount:validating:)`` throws.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows.
  ///   - anchors: Content rows (inner) in ascending order, each in `0...contentCount`. A content
  ///     row that is named twice has two additional rows before it.
  /// - Complexity: O(*k*) for *k* anchors.
  public init(contentCount: Int, anchors: some Sequence<Int>) {
    do throws(LayoutError) {
      try self.init(contentCount: contentCount, validating: anchors)
    } catch {
      misuse(error.description)
    }
  }

  /// Creates a section with an additional row before each of the given content rows, which come
  /// from outside the program.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows.
  ///   - anchors: Content rows (inner) in ascending order, each in `0...contentCount`.
  /// - Throws: ``LayoutError`` with the first value that is wrong.
  /// - Complexity: O(*k*) for *k* anchors.
  public init(contentCount: Int, validating anchors: some Sequence<Int>) throws(LayoutError) {
    try self.init(
      contentCount: contentCount, validating: anchors,
      maximumIrregularCount: Self.maximumIrregularCount)
  }

  /// Creates a section as ``init(contentCount:validating:)`` does.
  ///
  /// - Parameter maximumIrregularCount: The most runs of anchors that may be needed. Regular
  ///   anchors are one run, however many they are.
  init(
    contentCount: Int, validating anchors: some Sequence<Int>, maximumIrregularCount: Int
  ) throws(LayoutError) {
    guard (0...Self.maximumContentCount).contains(contentCount) else {
      throw .contentCountOutOfRange(contentCount)
    }
    // An array has contiguous storage, where a generic sequence costs a call for each element.
    let anchors = Array(anchors)
    var previous = 0
    for (ordinal, anchor) in anchors.enumerated() {
      guard (0...contentCount).contains(anchor) else {
        throw .anchorOutOfRange(anchor: anchor, ordinal: ordinal, contentCount: contentCount)
      }
      guard anchor >= previous else {
        throw .unsortedAnchors(anchor: anchor, previous: previous, ordinal: ordinal)
      }
      previous = anchor
    }
    let frozenFrom =
      anchors.count <= maximumIrregularCount
      ? Self.pieceCountWorthFreezing(
        anchorCount: anchors.count, lastRow: previous + anchors.count - 1) : nil
    let pieces = AnchorPieces(
      of: anchors, upTo: frozenFrom.map { $0 - 1 } ?? maximumIrregularCount)
    if pieces.count == anchors.count {
      self.init(contentCount: contentCount, pieces: pieces)
    } else if frozenFrom != nil {
      self.init(
        contentCount: contentCount, additionalCount: anchors.count,
        storage: .compact(CompactAnchors(of: anchors)))
    } else {
      throw .tooManyAdditionalRows(pieces.count + 1)
    }
  }
}
