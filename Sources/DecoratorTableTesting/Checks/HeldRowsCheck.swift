import DecoratorTableKit

/// A held row follows its row, and disappears with it.
struct HeldRowsCheck {
  private struct Held {
    let position: () -> RowPosition?
    var expected: RowPosition
  }

  private var held: [Held] = []
  /// The maximum number of held rows: enough for every row of a small table.
  private let limit = 64

  /// Holds the rows of a table that are not held yet.
  @MainActor
  mutating func hold(_ table: any CheckedTable, rowCounts: [Int]) {
    guard held.count < limit else { return }
    let known = Set(held.map(\.expected))
    for (section, count) in rowCounts.enumerated() {
      for row in 0..<max(count, 0) {
        let position = RowPosition(section: section, row: row)
        guard held.count < limit else { return }
        guard !known.contains(position), let handle = table.hold(position) else { continue }
        held.append(Held(position: handle, expected: position))
      }
    }
  }

  /// Releases all rows: they cannot be identified any more.
  mutating func forget() -> [Finding] {
    defer { held = [] }
    return check { _ in (nil, mayBeGone: true) }
  }

  /// Follows the rows through a change.
  mutating func follow(_ change: TableChange) -> [Finding] {
    guard let trace = change.traces[0] else {
      held = []
      return []
    }
    let targets = trace.targets()
    let before = change.identitiesBefore[0].rows
    var after: [Int: RowPosition] = [:]
    for (row, identity) in change.identitiesAfter[0].rows.positioned()
    where identity != RowIdentities.unknown {
      after[identity] = row
    }
    return check { row in
      if let target = targets[row] ?? change.update.replacedRows[row] {
        return (target, mayBeGone: false)
      }
      // A row may have been deleted and inserted again, where no batch could express the change
      // otherwise.
      return (before[at: row].flatMap { after[$0] }, mayBeGone: true)
    }
  }

  /// Compares the rows with where they have to be, and releases those that were deleted.
  private mutating func check(
    _ expectation: (RowPosition) -> (row: RowPosition?, mayBeGone: Bool)
  ) -> [Finding] {
    var finding: Finding?
    held = held.compactMap { held in
      let found = held.position()
      let expectation = expectation(held.expected)
      let isRight = found == expectation.row || expectation.mayBeGone && found == nil
      if !isRight, finding == nil {
        finding = Finding(
          .heldRows, "the held row that was \(held.expected)",
          expected: expectation.row?.description ?? "gone", found: found?.description ?? "gone")
      }
      return found.map { Held(position: held.position, expected: $0) }
    }
    return [finding].compactMap(\.self)
  }
}
