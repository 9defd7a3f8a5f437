import Foundation

/// Counts how often identities are hashed.
final class HashCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var hashes = 0

  var count: Int { lock.withLock { hashes } }

  func add() { lock.withLock { hashes += 1 } }
}

/// A number that counts when it is hashed.
struct CountedIdentity: Hashable, Sendable {
  var number: Int
  var counter: HashCounter

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) {
    counter.add()
    hasher.combine(number)
  }
}
