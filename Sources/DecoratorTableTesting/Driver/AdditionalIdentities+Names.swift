import DecoratorTableKit

extension AdditionalIdentities {
  /// Identifies rows by name: the same name before and after is the same row.
  ///
  /// - Parameters:
  ///   - before: The names in the old layout, through the layer from the top of the table.
  ///   - after: The names in the new layout. Traps if one is there twice, here or before.
  /// - Complexity: O(*k*) for *k* rows.
  package static func named<ID: Hashable>(before: [ID], after: [ID]) -> AdditionalIdentities {
    let ordinals = ordinals(of: after, "additional rows")
    _ = Self.ordinals(of: before, "additional rows")
    return .listed(before.map { ordinals[$0] }, countAfter: after.count)
  }

  /// Returns the index of each name. Traps if one is there twice.
  ///
  /// - Parameter rows: The word for the rows in messages, in the plural.
  static func ordinals<ID: Hashable>(of names: [ID], _ rows: String) -> [ID: Int] {
    Dictionary(zip(names, names.indices)) { first, second in
      misuse(
        """
        \(rows) \(first) and \(second) are both "\(names[first])": each needs an identity of \
        its own
        """)
    }
  }
}
