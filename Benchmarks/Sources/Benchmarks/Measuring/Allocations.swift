import AllocationCounting

/// The process's memory allocations.
enum Allocations {
  /// Whether allocations are counted here: starting a Swift program has made some.
  static var areCounted: Bool { allocation_count() > 0 }

  /// Returns the number of blocks that `work` allocates; nil where they are not counted.
  @MainActor
  static func count(_ work: () -> Void) -> Int? {
    guard areCounted else { return nil }
    let before = allocation_count()
    work()
    return Int(allocation_count() - before)
  }

  /// Returns the number of bytes that the result of `make` occupies; nil where they are not
  /// counted.
  static func bytes<Value>(heldBy make: () -> Value) -> Int? {
    guard areCounted else { return nil }
    let before = allocation_live_bytes()
    let value = make()
    return withExtendedLifetime(value) { Int(allocation_live_bytes() - before) }
  }
}
