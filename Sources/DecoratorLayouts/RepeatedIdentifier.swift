/// The identity of one occurrence of a value that occurs several times in a list.
///
/// ```swift
/// snapshot.appendItems(RepeatedIdentifier.uniqued([10, 10, 1, 1, 1, 1]))   // six rows
/// ```
///
/// The first occurrence of a value stays the first. When one is added or removed, it is the last
/// identity that is added or removed.
public struct RepeatedIdentifier<Value: Hashable>: Hashable {
  /// The repeated value.
  public var value: Value
  /// The number of occurrences before this one, 0 or more.
  public var occurrence: Int

  /// Creates the identity of an occurrence of a value.
  package init(_ value: Value, occurrence: Int = 0) {
    self.value = value
    self.occurrence = occurrence
  }

  /// Returns an identity for each value of a list.
  ///
  /// - Parameter values: Values that may repeat.
  /// - Complexity: O(*n*) for *n* values.
  public static func uniqued(_ values: some Sequence<Value>) -> [Self] {
    var counts: [Value: Int] = [:]
    return values.map { value in
      let occurrence = counts[value, default: 0]
      counts[value] = occurrence + 1
      return RepeatedIdentifier(value, occurrence: occurrence)
    }
  }
}

extension RepeatedIdentifier: Sendable where Value: Sendable {}
