/// The held rows.
@MainActor
struct FollowedRows {
  private var references: [Weak<HeldRow>] = []
  /// The number of references at which nil ones are removed.
  private var limit = 8

  /// Whether no row was held since all were removed.
  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ row: HeldRow) {
    if references.count >= limit {
      references.removeAll { $0.object == nil }
      limit = max(8, 2 * references.count)
    }
    references.append(Weak(row))
  }

  /// Moves every held row to its new position, and removes those that have none.
  ///
  /// - Complexity: O(held rows)
  mutating func follow(_ position: (RowPosition) -> RowPosition?) {
    references.removeAll { reference in
      guard let row = reference.object, let old = row.position else { return true }
      row.position = position(old)
      return row.position == nil
    }
  }

  /// Invalidates all rows.
  mutating func forget() { follow { _ in nil } }
}
