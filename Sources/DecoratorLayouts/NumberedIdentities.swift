/// Distinct identities, numbered from 0 in the order of their insertion.
///
/// The numbers have no gaps: when an identity is removed, the last one gets its number.
@usableFromInline
package struct NumberedIdentities<Identity: Hashable> {
  /// The identities by number.
  @usableFromInline package var identities: [Identity] = []
  /// The numbers by identity.
  @usableFromInline package var numbers: [Identity: Int32] = [:]

  @inlinable
  package init() {}

  /// The number of identities.
  @inlinable package var count: Int { identities.count }

  /// Returns the number of an identity; nil if it does not exist.
  @inlinable
  package func number(of identity: Identity) -> Int? {
    guard let number = numbers[identity] else { return nil }
    return Int(number)
  }

  /// Adds an identity, unless it exists already.
  ///
  /// - Returns: The number of the identity, and whether it is new.
  @inlinable
  package mutating func insert(_ identity: Identity) -> (number: Int, isNew: Bool) {
    if let known = numbers.updateValue(Int32(count), forKey: identity) {
      numbers[identity] = known
      return (Int(known), false)
    }
    identities.append(identity)
    return (count - 1, true)
  }

  /// Adds identities, if all are new and different.
  ///
  /// - Returns: Whether they were added; otherwise there is no change.
  @inlinable
  package mutating func insertAll(_ identities: [Identity]) -> Bool {
    let countBefore = count
    numbers.reserveCapacity(countBefore + identities.count)
    for identity in identities where !insert(identity).isNew {
      while count > countBefore { remove(at: count - 1) }
      return false
    }
    return true
  }

  /// Removes an identity. The last one gets its number.
  @inlinable
  package mutating func remove(at number: Int) {
    numbers[identities[number]] = nil
    let last = identities.removeLast()
    if number == count { return }
    identities[number] = last
    numbers[last] = Int32(number)
  }

  /// Removes an identity, if it is there.
  @inlinable
  package mutating func remove(_ identity: Identity) {
    if let number = number(of: identity) { remove(at: number) }
  }
}

extension NumberedIdentities: Sendable where Identity: Sendable {}

extension NumberedIdentities: Equatable {
  /// Returns whether both have the same identities in the same order.
  @inlinable
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.identities == rhs.identities }
}
