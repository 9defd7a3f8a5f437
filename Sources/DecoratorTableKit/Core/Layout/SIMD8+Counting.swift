extension SIMD8<Int32> {
  /// Returns how many of the numbers are less than those of `bounds` at the same place. All are in
  /// 0...2³¹; it takes no branch that might be guessed wrong.
  @inlinable
  @inline(__always)
  func count(below bounds: SIMD8<Int32>) -> Int {
    // The signs of the differences are added by halves: compilers keep this in one register, and
    // take a mask apart.
    let signs = (self &- bounds) &>> 31
    let four = signs.lowHalf &+ signs.highHalf
    let two = four.lowHalf &+ four.highHalf
    return -Int(two.x &+ two.y)
  }
}
