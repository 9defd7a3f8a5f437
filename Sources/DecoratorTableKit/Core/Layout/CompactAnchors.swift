/// Anchors at irregular places, 6 to 8 bytes an additional row, found by two reads.
///
/// The outer rows of the additional rows stand in one sorted array. Two directories list the
/// additional rows in each stretch of 2ⁿ outer rows, and in each of 2ⁿ content rows. That is two to
/// four on average, and all of them are compared at once. Where many crowd into one stretch, a
/// binary search comes first.
///
/// It is a class to be one reference in ``RowLayout``; nothing in it ever changes.
@usableFromInline
final class CompactAnchors: Sendable {
  /// The outer row of each additional row. After the last there are as many numbers as are read at
  /// once, none of them a row.
  @usableFromInline let rows: [Int32]
  /// The number of additional rows.
  @usableFromInline let count: Int
  @usableFromInline let rowDirectory: AnchorDirectory
  @usableFromInline let anchorDirectory: AnchorDirectory

  /// The last outer row that can be held. What is read after it must stay greater than all anchors,
  /// less its own ordinal.
  static var maximumRow: Int { Int(Int32.max) - SIMD8<Int32>.scalarCount }

  /// No anchors.
  static let empty = CompactAnchors(count: 0) { _ in }

  /// Freezes anchors. Their outer rows are ``maximumRow`` at most.
  convenience init(_ anchors: AnchorPieces) {
    let frozen = anchors.frozen.rows
    self.init(count: anchors.count) { rows in
      for piece in anchors.pieces {
        switch piece.places {
        case .run(let step):
          var row = piece.firstRow
          for ordinal in piece.firstOrdinal..<piece.endOrdinal {
            rows[ordinal] = Int32(truncatingIfNeeded: row)
            row += step + 1
          }
        case .frozen(let first, let shift):
          let rise = piece.firstOrdinal - first
          let shift = Int32(truncatingIfNeeded: shift + rise)
          for ordinal in piece.firstOrdinal..<piece.endOrdinal {
            rows[ordinal] = frozen[ordinal - rise] &+ shift
          }
        }
      }
    }
  }

  /// Freezes sorted anchors; see ``maximumRow`` and ``RowLayout/maximumIrregularCount``.
  convenience init(of anchors: [Int]) {
    self.init(count: anchors.count) { rows in
      for ordinal in anchors.indices {
        rows[ordinal] = Int32(truncatingIfNeeded: anchors[ordinal] + ordinal)
      }
    }
  }

  /// Files `count` outer rows, which `fill` puts into a buffer.
  private init(count: Int, fill: (UnsafeMutableBufferPointer<Int32>) -> Void) {
    let length = count + SIMD8<Int32>.scalarCount
    let rows = [Int32](unsafeUninitializedCapacity: length) { buffer, initialized in
      fill(buffer)
      for index in count..<length { buffer[index] = .max }
      initialized = length
    }
    self.rows = rows
    self.count = count
    rowDirectory = AnchorDirectory(count: count, each: 2) { Int(rows[$0]) }
    anchorDirectory = AnchorDirectory(count: count, each: 2) { Int(rows[$0]) - $0 }
  }

  /// Returns the anchor of the additional row `ordinal`.
  @inlinable
  func anchor(at ordinal: Int) -> Int { Int(rows[ordinal]) - ordinal }

  /// Returns what stands at the outer row `row`.
  ///
  /// - Complexity: As ``count(aboveRow:)``.
  @inlinable
  func origin(ofRow row: Int) -> RowOrigin {
    let (low, high) = candidates(aboveRow: row)
    let window = window(from: low)
    let sought = SIMD8(repeating: Int32(truncatingIfNeeded: row))
    let above = min(low &+ window.count(below: sought), high)
    // What is read after the last row may be equal too.
    guard any(window .== sought), above < count else { return .content(row - above) }
    return .additional(above)
  }

  /// Returns the number of additional rows above the outer row `row`.
  ///
  /// - Complexity: O(1) for anchors that are spread evenly, O(log *k*) for *k* crowded ones.
  @inlinable
  func count(aboveRow row: Int) -> Int {
    let (low, high) = candidates(aboveRow: row)
    let sought = SIMD8(repeating: Int32(truncatingIfNeeded: row))
    return min(low &+ window(from: low).count(below: sought), high)
  }

  /// Returns the number of additional rows with an anchor up to the content row `index` (inner).
  ///
  /// - Complexity: As ``count(aboveRow:)``.
  @inlinable
  func count(upToContent index: Int) -> Int {
    let (low, high) = candidates(upToContent: index)
    let ordinals = SIMD8(0, 1, 2, 3, 4, 5, 6, 7) &+ SIMD8(repeating: Int32(truncatingIfNeeded: low))
    let next = SIMD8(repeating: Int32(truncatingIfNeeded: index &+ 1))
    return min(low &+ (window(from: low) &- ordinals).count(below: next), high)
  }

  /// Returns eight rows, the first of them that of the additional row `ordinal`.
  @inlinable
  @inline(__always)
  func window(from ordinal: Int) -> SIMD8<Int32> {
    rows.withUnsafeBytes {
      $0.loadUnaligned(
        fromByteOffset: ordinal &* MemoryLayout<Int32>.stride, as: SIMD8<Int32>.self)
    }
  }

  /// Returns two numbers between which ``count(aboveRow:)`` is; less than eight apart.
  @inlinable
  @inline(__always)
  func candidates(aboveRow row: Int) -> (low: Int, high: Int) {
    var (low, high) = rowDirectory.candidates(for: row)
    while high - low >= SIMD8<Int32>.scalarCount {
      let middle = (low + high) >> 1
      if Int(rows[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return (low, high)
  }

  /// Returns two numbers between which ``count(upToContent:)`` is; less than eight apart.
  @inlinable
  @inline(__always)
  func candidates(upToContent index: Int) -> (low: Int, high: Int) {
    var (low, high) = anchorDirectory.candidates(for: index)
    while high - low >= SIMD8<Int32>.scalarCount {
      let middle = (low + high) >> 1
      if anchor(at: middle) <= index { low = middle + 1 } else { high = middle }
    }
    return (low, high)
  }
}
