/// Anchors at irregular places, 8 to 12 bytes an additional row, found by two reads.
///
/// The outer rows of the additional rows stand in one sorted array. Two directories list the
/// additional rows in each stretch of 2ⁿ outer rows, and in each of 2ⁿ content rows. That is one or
/// two on average, so that a search is over as soon as it begins. Where many crowd into one
/// stretch, the search within it is binary.
///
/// It is a class to be one reference in ``RowLayout``; nothing in it ever changes.
@usableFromInline
final class CompactAnchors: Sendable {
  /// The outer row of each additional row.
  @usableFromInline let rows: [Int32]
  @usableFromInline let rowDirectory: AnchorDirectory
  @usableFromInline let anchorDirectory: AnchorDirectory

  /// No anchors.
  static let empty = CompactAnchors(rows: [])

  /// Freezes anchors. Their outer rows must fit in 32 bits.
  convenience init(_ anchors: AnchorPieces) {
    let frozen = anchors.frozen.rows
    self.init(
      rows: [Int32](unsafeUninitializedCapacity: anchors.count) { buffer, initialized in
        for piece in anchors.pieces {
          switch piece.places {
          case .run(let step):
            var row = piece.firstRow
            for ordinal in piece.firstOrdinal..<piece.endOrdinal {
              buffer[ordinal] = Int32(truncatingIfNeeded: row)
              row += step + 1
            }
          case .frozen(let first, let shift):
            let rise = piece.firstOrdinal - first
            let shift = Int32(truncatingIfNeeded: shift + rise)
            for ordinal in piece.firstOrdinal..<piece.endOrdinal {
              buffer[ordinal] = frozen[ordinal - rise] &+ shift
            }
          }
        }
        initialized = anchors.count
      })
  }

  /// Freezes sorted anchors; see ``RowLayout/maximumIrregularCount``.
  convenience init(of anchors: [Int]) {
    self.init(
      rows: [Int32](unsafeUninitializedCapacity: anchors.count) { buffer, initialized in
        for ordinal in anchors.indices {
          buffer[ordinal] = Int32(truncatingIfNeeded: anchors[ordinal] + ordinal)
        }
        initialized = anchors.count
      })
  }

  private init(rows: [Int32]) {
    self.rows = rows
    rowDirectory = AnchorDirectory(count: rows.count) { Int(rows[$0]) }
    anchorDirectory = AnchorDirectory(count: rows.count) { Int(rows[$0]) - $0 }
  }

  /// Returns the anchor of the additional row `ordinal`.
  @inlinable
  func anchor(at ordinal: Int) -> Int { Int(rows[ordinal]) - ordinal }

  /// Returns what stands at the outer row `row`.
  ///
  /// - Complexity: As ``count(aboveRow:)``.
  @inlinable
  func origin(ofRow row: Int) -> RowOrigin {
    let above = count(aboveRow: row)
    let isAdditional = above < rows.count && Int(rows[above]) == row
    return isAdditional ? .additional(above) : .content(row - above)
  }

  /// Returns the number of additional rows above the outer row `row`.
  ///
  /// - Complexity: O(1) for anchors that are spread evenly, O(log *k*) for *k* crowded ones.
  @inlinable
  func count(aboveRow row: Int) -> Int {
    var (low, high) = candidates(aboveRow: row)
    while low < high, Int(rows[low]) < row { low += 1 }
    return low
  }

  /// Returns the number of additional rows with an anchor up to the content row `index` (inner).
  ///
  /// - Complexity: As ``count(aboveRow:)``.
  @inlinable
  func count(upToContent index: Int) -> Int {
    var (low, high) = candidates(upToContent: index)
    while low < high, anchor(at: low) <= index { low += 1 }
    return low
  }

  /// Returns the few numbers among which ``count(aboveRow:)`` is.
  @inlinable
  @inline(__always)
  func candidates(aboveRow row: Int) -> (low: Int, high: Int) {
    var (low, high) = rowDirectory.candidates(for: row)
    while high - low > AnchorDirectory.scanLimit {
      let middle = (low + high) >> 1
      if Int(rows[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return (low, high)
  }

  /// Returns the few numbers among which ``count(upToContent:)`` is.
  @inlinable
  @inline(__always)
  func candidates(upToContent index: Int) -> (low: Int, high: Int) {
    var (low, high) = anchorDirectory.candidates(for: index)
    while high - low > AnchorDirectory.scanLimit {
      let middle = (low + high) >> 1
      if anchor(at: middle) <= index { low = middle + 1 } else { high = middle }
    }
    return (low, high)
  }
}
