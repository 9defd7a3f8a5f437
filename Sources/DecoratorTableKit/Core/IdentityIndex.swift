/// A hash table of distinct identities, numbered from 0 in the order in which they came.
///
/// Each identity is hashed once, when it comes. Its hash value is kept, so that the table can grow,
/// and two indices can be compared, without hashing again. The table is open: a slot holds the
/// number, and the part of the hash value that fits beside it. So the table is small, and a look-up
/// hardly ever compares two different identities.
@usableFromInline
struct IdentityIndex<Identity: Hashable> {
  /// The identities by number.
  @usableFromInline var identities: [Identity] = []
  /// The hash values by number.
  @usableFromInline var hashes: [UInt32] = []
  /// The slots of the table; 0 for an empty one. The bits of `mask` hold the number plus 1, and the
  /// others hold those bits of the hash value. At most seven of eight slots are in use.
  @usableFromInline var slots: [UInt32] = []

  @inlinable
  init() {}

  /// The number of identities.
  @inlinable var count: Int { identities.count }

  @inlinable var isEmpty: Bool { identities.isEmpty }

  /// Returns the number of an identity; nil if it is not there.
  @inlinable
  func number(of identity: Identity) -> Int? {
    isEmpty ? nil : number(of: identity, hash: Self.hash(of: identity))
  }

  /// Returns the number of an identity with a known hash value; nil if it is not there.
  @inlinable
  func number(of identity: Identity, hash: UInt32) -> Int? {
    if isEmpty { return nil }
    let slot = slots[slotIndex(of: identity, hash: hash)]
    return slot == 0 ? nil : number(in: slot)
  }

  /// Adds an identity, unless it is there already.
  ///
  /// - Returns: The number of the identity, and whether it is new.
  @inlinable
  mutating func insert(_ identity: Identity) -> (number: Int, isNew: Bool) {
    insert(identity, hash: Self.hash(of: identity))
  }

  /// Adds an identity with a known hash value, unless it is there already.
  @inlinable
  mutating func insert(_ identity: Identity, hash: UInt32) -> (number: Int, isNew: Bool) {
    reserveCapacity(count + 1)
    let index = slotIndex(of: identity, hash: hash)
    if slots[index] != 0 { return (number(in: slots[index]), false) }
    slots[index] = slot(hash: hash, number: count)
    identities.append(identity)
    hashes.append(hash)
    return (count - 1, true)
  }

  /// Adds identities, if all are new and different.
  ///
  /// - Returns: Whether they were added. If not, nothing has changed.
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

  /// Makes room for a number of identities.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity * 8 <= slots.count * 7 { return }
    var slotCount = Swift.max(slots.count, 8)
    while capacity * 8 > slotCount * 7 { slotCount *= 2 }
    identities.reserveCapacity(slotCount * 7 / 8)
    hashes.reserveCapacity(slotCount * 7 / 8)
    resize(to: slotCount)
  }

  /// Removes an identity. The last one gets its number.
  ///
  /// - Complexity: O(1), expected.
  @inlinable
  mutating func remove(at number: Int) {
    emptySlot(slotIndex(of: number))
    let last = count - 1
    if number != last {
      slots[slotIndex(of: last)] = slot(hash: hashes[last], number: number)
      identities[number] = identities[last]
      hashes[number] = hashes[last]
    }
    identities.removeLast()
    hashes.removeLast()
  }

  /// Removes all identities from a number on.
  @inlinable
  mutating func removeAll(from number: Int) {
    while count > number { remove(at: count - 1) }
  }
}

extension IdentityIndex: Sendable where Identity: Sendable {}

extension IdentityIndex {
  @inlinable
  static func hash(of identity: Identity) -> UInt32 {
    UInt32(truncatingIfNeeded: identity.hashValue)
  }

  /// The bits of a slot that hold a number. It is the largest number plus 1, too: one slot is
  /// empty.
  @inlinable var mask: UInt32 { UInt32(truncatingIfNeeded: slots.count - 1) }

  @inlinable
  func number(in slot: UInt32) -> Int { Int(slot & mask) - 1 }

  @inlinable
  func slot(hash: UInt32, number: Int) -> UInt32 {
    hash & ~mask | UInt32(truncatingIfNeeded: number + 1)
  }

  /// Returns the slot of an identity in the table, or the empty slot that it would get.
  @inlinable
  func slotIndex(of identity: Identity, hash: UInt32) -> Int {
    let mask = mask
    var index = hash & mask
    while true {
      let slot = slots[Int(index)]
      if slot == 0 { return Int(index) }
      if (slot ^ hash) & ~mask == 0, identities[Int(slot & mask) - 1] == identity {
        return Int(index)
      }
      index = (index + 1) & mask
    }
  }

  /// Returns the slot of the identity with a number.
  @usableFromInline
  func slotIndex(of number: Int) -> Int {
    var index = hashes[number] & mask
    while self.number(in: slots[Int(index)]) != number { index = (index + 1) & mask }
    return Int(index)
  }

  @usableFromInline
  mutating func resize(to slotCount: Int) {
    slots = Array(repeating: 0, count: slotCount)
    for (number, hash) in hashes.enumerated() {
      var index = hash & mask
      while slots[Int(index)] != 0 { index = (index + 1) & mask }
      slots[Int(index)] = slot(hash: hash, number: number)
    }
  }

  /// Empties a slot and moves those after it up. Otherwise the gap would end the search for them.
  @usableFromInline
  mutating func emptySlot(_ index: Int) {
    var hole = UInt32(index)
    var next = hole
    while true {
      next = (next + 1) & mask
      let slot = slots[Int(next)]
      if slot == 0 { break }
      let wanted = hashes[number(in: slot)] & mask
      if (next &- wanted) & mask >= (next &- hole) & mask {
        slots[Int(hole)] = slot
        hole = next
      }
    }
    slots[Int(hole)] = 0
  }
}
