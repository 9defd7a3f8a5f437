/// Anchors at equal distances: additional rows `firstOrdinal ..< firstOrdinal + count`.
///
/// The whole of a regular rule is one run, whatever the number of rows, and each question to it is
/// one division.
@frozen
@usableFromInline
struct AnchorRun: Hashable, Sendable {
  /// The ordinal of the first additional row of the run.
  @usableFromInline var firstOrdinal: Int
  /// The content row (inner) that the first additional row stands before.
  @usableFromInline var firstAnchor: Int
  /// Content rows from one anchor to the next; 0 for additional rows at one place, 1 for a single
  /// row, so that equal layouts compare equal.
  @usableFromInline var step: Int
  /// The number of additional rows.
  @usableFromInline var count: Int

  @inlinable
  init(firstOrdinal: Int, firstAnchor: Int, step: Int, count: Int) {
    self.firstOrdinal = firstOrdinal
    self.firstAnchor = firstAnchor
    self.step = count > 1 ? step : 1
    self.count = count
  }

  /// The outer row of the first additional row.
  @inlinable var firstRow: Int { firstAnchor + firstOrdinal }

  /// Returns the anchor of the additional row at `index` in the run.
  @inlinable
  func anchor(at index: Int) -> Int { firstAnchor + index * step }

  /// Returns what stands at the outer row `row`, which is not above the run unless the run is the
  /// first.
  @inlinable
  @inline(__always)
  func origin(ofRow row: Int) -> RowOrigin {
    let distance = row - firstRow
    guard distance >= 0 else { return .content(row - firstOrdinal) }
    let (index, rest) = UInt(bitPattern: distance)
      .quotientAndRemainder(dividingBy: UInt(bitPattern: step + 1))
    guard index < UInt(bitPattern: count) else { return .content(row - firstOrdinal - count) }
    let ordinal = firstOrdinal + Int(bitPattern: index)
    return rest == 0 ? .additional(ordinal) : .content(row - ordinal - 1)
  }

  /// Returns the number of additional rows of the run that stand above the content row `index`
  /// (inner).
  @inlinable
  func count(upToContent index: Int) -> Int {
    let distance = index - firstAnchor
    guard distance >= 0 else { return 0 }
    guard step > 0 else { return count }
    return min(Int(bitPattern: UInt(bitPattern: distance) / UInt(bitPattern: step)) + 1, count)
  }
}
