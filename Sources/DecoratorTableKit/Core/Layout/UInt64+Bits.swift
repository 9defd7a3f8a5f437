extension UInt64 {
  /// Returns a word in which the lowest `count` bits are set.
  @inline(__always)
  static func lowest(_ count: Int) -> UInt64 { count >= 64 ? .max : (1 << UInt64(count)) - 1 }

  /// Returns the place of a set bit.
  ///
  /// It counts set bits in pairs, in fours and in bytes, and then goes the way back. There is no
  /// branch to guess wrong.
  ///
  /// - Parameter ordinal: The number of set bits below it; there is such a bit.
  @inlinable
  func place(ofBit ordinal: Int) -> Int {
    let pairs = self &- (self >> 1 & 0x5555_5555_5555_5555)
    let fours = pairs & 0x3333_3333_3333_3333 &+ (pairs >> 2 & 0x3333_3333_3333_3333)
    let bytes = (fours &+ fours >> 4) & 0x0f0f_0f0f_0f0f_0f0f
    // In each byte the number of set bits up to there, and whether the wanted one is above.
    let sums = bytes &* 0x0101_0101_0101_0101
    let wanted = UInt64(ordinal) &* 0x0101_0101_0101_0101 | 0x8080_8080_8080_8080
    let passed = ((wanted &- sums) & 0x8080_8080_8080_8080) >> 7
    var place = ((passed &* 0x0101_0101_0101_0101) >> 56) << 3
    var rest = UInt64(ordinal) &- ((sums << 8) >> place & 0xff)
    Self.pass(fours >> place & 0xf, of: &rest, width: 4, &place)
    Self.pass(pairs >> place & 0x3, of: &rest, width: 2, &place)
    Self.pass(self >> place & 0x1, of: &rest, width: 1, &place)
    return Int(place)
  }

  /// Passes over `count` set bits unless the wanted one, with `rest` of them below it, is there.
  @inlinable
  @inline(__always)
  static func pass(
    _ count: UInt64, of rest: inout UInt64, width: UInt64, _ place: inout UInt64
  ) {
    let isAbove = 1 &- ((rest &- count) >> 63)
    place &+= width &* isAbove
    rest &-= count &* isAbove
  }
}
