/// The rows that somebody holds.
@MainActor
struct FollowedRows {
  private struct Reference {
    weak var row: HeldRow?
  }

  private var references: [Reference] = []
  /// The number of references at which those to rows that nobody holds any more are let go.
  private var limit = 8

  /// Whether nobody has held a row since all were let go.
  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ row: HeldRow) {
    if references.count >= limit {
      references.removeAll { $0.row == nil }
      limit = max(8, 2 * references.count)
    }
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
