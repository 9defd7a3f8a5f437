/// An index of a sorted list of positions: the positions in each stretch of 2ⁿ of them.
@frozen
@usableFromInline
struct AnchorDirectory: Sendable {
  /// The binary logarithm of the length of a stretch.
  @usableFromInline let shift: Int
  /// The ordinal of the first position that is not before each stretch; one more at the end.
  @usableFromInline let firstOrdinals: [Int32]

  /// Files `count` sorted positions.
  ///
  /// - Parameters:
  ///   - share: The fewest positions for each stretch, on average.
  /// - Complexity: O(`count`)
  init(count: Int, each share: Int = 1, position: (Int) -> Int) {
    let end = count > 0 ? position(count - 1) + 1 : 1
    // The largest stretch count of which each has its share.
    var shift = 0
    while (end - 1) >> shift >= max(count / share, 1) { shift += 1 }
    let stretches = ((end - 1) >> shift) + 1
    // From the last position to the first, so that the first of a stretch stays; then stretches
    // without positions take over from the next one. Neither loop has a branch to guess wrong.
    var firstOrdinals = [Int32](
      repeating: Int32(truncatingIfNeeded: count), count: stretches + 1)
    firstOrdinals.withUnsafeMutableBufferPointer { buffer in
      for ordinal in (0..<count).reversed() {
        buffer[position(ordinal) >> shift] = Int32(truncatingIfNeeded: ordinal)
      }
      var following = buffer[stretches]
      for stretch in (0..<stretches).reversed() {
        following = min(following, buffer[stretch])
        buffer[stretch] = following
      }
    }
    self.firstOrdinals = firstOrdinals
    self.shift = shift
  }

  /// Returns the ordinals `low ..< high` of the positions in the stretch of `position`. Smaller
  /// ordinals lie before that stretch, and those from `high` on after it.
  @inlinable
  @inline(__always)
  func candidates(for position: Int) -> (low: Int, high: Int) {
    let stretch = position &>> shift
    let last = firstOrdinals.count - 1
    guard stretch < last else { return (Int(firstOrdinals[last]), Int(firstOrdinals[last])) }
    return (Int(firstOrdinals[stretch]), Int(firstOrdinals[stretch + 1]))
  }
}
