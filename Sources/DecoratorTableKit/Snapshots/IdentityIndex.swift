/// Identities, each once, numbered from 0 in the order in which they came, and found in O(1).
///
/// Each identity is hashed once, when it comes: its hash value is kept, so that the table can grow,
/// and two indices can be compared, without hashing again. The table is open: a slot holds the hash
/// value and the number, so that a look-up touches the identities only where the hash values agree.
@usableFromInline
struct IdentityIndex<Identity: Hashable & Sendable>: Sendable {
  /// The identities by number.
  @usableFromInline var identities: [Identity] = []
  /// The hash values by number.
  @usableFromInline var hashes: [UInt32] = []
  /// In the upper half of a slot the hash value, in the lower half the number plus 1; 0 for an empty
  /// one. As many slots as a power of two, of which at least a quarter is empty.
  @usableFromInline var slots: [UInt64] = []

  @inlinable
  init() {}

  /// The number of identities.
  @inlinable var count: Int { identities.count }

  @inlinable var isEmpty: Bool { identities.isEmpty }

  /// The number of an identity; nil if it is not there.
  @inlinable
  func number(of identity: Identity) -> Int? {
    isEmpty ? nil : number(of: identity, hash: Self.hash(of: identity))
  }

  /// The number of an identity whose hash value is known; nil if it is not there.
  @inlinable
  func number(of identity: Identity, hash: UInt32) -> Int? {
    if isEmpty { return nil }
    let slot = slots[slotIndex(of: identity, hash: hash)]
    return slot == 0 ? nil : Self.number(in: slot)
  }

  /// Adds an identity, unless it is there already.
  ///
  /// - Returns: Its number, and whether it is new.
  @inlinable
  mutating func insert(_ identity: Identity) -> (number: Int, isNew: Bool) {
    insert(identity, hash: Self.hash(of: identity))
  }

  /// Adds an identity whose hash value is known, unless it is there already.
  @inlinable
  mutating func insert(_ identity: Identity, hash: UInt32) -> (number: Int, isNew: Bool) {
    reserveCapacity(count + 1)
    let index = slotIndex(of: identity, hash: hash)
    if slots[index] != 0 { return (Self.number(in: slots[index]), false) }
    slots[index] = Self.slot(hash: hash, number: count)
    identities.append(identity)
    hashes.append(hash)
    return (count - 1, true)
  }

  /// Adds identities, if all are new and different.
  ///
  /// - Returns: Whether they are; if not, nothing has changed.
  @inlinable
  mutating func insertAll(_ identities: [Identity]) -> Bool {
    let countBefore = count
    reserveCapacity(countBefore + identities.count)
    for identity in identities where !insert(identity).isNew {
      removeAll(from: countBefore)
      return false
    }
    return true
  }

  /// Replaces an identity by one that is equal to it.
  @inlinable
  mutating func update(_ identity: Identity, at number: Int) { identities[number] = identity }

  /// Makes room for so many identities.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity * 4 <= slots.count * 3 { return }
    var slotCount = Swift.max(slots.count, 8)
    while capacity * 4 > slotCount * 3 { slotCount *= 2 }
    identities.reserveCapacity(slotCount * 3 / 4)
    hashes.reserveCapacity(slotCount * 3 / 4)
    resize(to: slotCount)
  }

  /// Takes an identity out. The last one gets its number.
  ///
  /// - Complexity: O(1), expected.
  @inlinable
  mutating func remove(at number: Int) {
    emptySlot(slotIndex(of: number))
    let last = count - 1
    if number != last {
      slots[slotIndex(of: last)] = Self.slot(hash: hashes[last], number: number)
      identities[number] = identities[last]
      hashes[number] = hashes[last]
    }
    identities.removeLast()
    hashes.removeLast()
  }

  /// Takes out all identities from a number on.
  @inlinable
  mutating func removeAll(from number: Int) {
    while count > number { remove(at: count - 1) }
  }
}

extension IdentityIndex {
  @inlinable
  static func hash(of identity: Identity) -> UInt32 {
    UInt32(truncatingIfNeeded: identity.hashValue)
  }

  @inlinable
  static func number(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  @inlinable
  static func slot(hash: UInt32, number: Int) -> UInt64 {
    UInt64(hash) << 32 | UInt64(number + 1)
  }

  /// Where an identity is in the table, or the empty slot that it would get.
  @inlinable
  func slotIndex(of identity: Identity, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      let slot = slots[index]
      if slot >> 32 == hash, identities[Self.number(in: slot)] == identity { break }
      index = (index + 1) & mask
    }
    return index
  }

  /// Where the identity with a number is in the table.
  @usableFromInline
  func slotIndex(of number: Int) -> Int {
    let mask = slots.count - 1
    var index = Int(hashes[number]) & mask
    while Self.number(in: slots[index]) != number { index = (index + 1) & mask }
    return index
  }

  @usableFromInline
  mutating func resize(to slotCount: Int) {
    slots = Array(repeating: 0, count: slotCount)
    let mask = slotCount - 1
    for (number, hash) in hashes.enumerated() {
      var index = Int(hash) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = Self.slot(hash: hash, number: number)
    }
  }

  /// Empties a slot and moves those after it up, so that none is cut off from where its search begins.
  @usableFromInline
  mutating func emptySlot(_ index: Int) {
    let mask = slots.count - 1
    var hole = index
    var next = index
    while true {
      next = (next + 1) & mask
      if slots[next] == 0 { break }
      let wanted = Int(slots[next] >> 32) & mask
      if (next - wanted) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
    }
    slots[hole] = 0
  }
}
