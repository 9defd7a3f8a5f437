/// The rows that somebody holds.
@MainActor
struct FollowedRows {
  private struct Reference {
    weak var row: HeldRow?
  }

  private var references: [Reference] = []

  /// Whether nobody holds a row.
  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ row: HeldRow) {
    // Half of them at most are dead, so that adding is cheap and they do not pile up.
    if references.count == references.capacity { references.removeAll { $0.row == nil } }
    references.append(Reference(row: row))
  }

  /// Takes every held row to its new place, and lets go of those that have none.
  ///
  /// - Complexity: O(held rows)
  mutating func follow(_ position: (RowPosition) -> RowPosition?) {
    references.removeAll { reference in
      guard let row = reference.row, let old = row.position else { return true }
      row.position = position(old)
      return row.position == nil
    }
  }

  /// Lets go of all rows.
  mutating func forget() { follow { _ in nil } }
}
