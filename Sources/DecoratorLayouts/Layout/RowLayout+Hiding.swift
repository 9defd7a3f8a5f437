// Sections that show only some of their content rows. A section hides rows or adds some, never
// both.
//
// The hidden rows are one sorted array, as irregular additional rows are: hidden row *j* at content
// row *h* has *h* - *j* shown rows above it, so that both look-ups are a bisection. What a limit
// cuts off at the end is not in the array.
extension RowLayout {
  /// Creates a section that hides some of its content rows.
  ///
  /// Of 5 rows that hide rows 1 and 2, 3 are shown. The row that is shown at 1 is content row 3,
  /// and content row 1 has no shown row.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows; traps if it is negative.
  ///   - rows: Content rows (inner), in any order; traps for one that does not exist.
  ///   - limit: The most rows that are shown, from the top, of those that are not named; traps if
  ///     it is negative.
  /// - Complexity: O(*m* log *m*) for *m* hidden rows.
  package init(contentCount: Int, hiding rows: some Sequence<Int>, showingAtMost limit: Int = .max)
  {
    if limit < 0 {
      misuse("at most \(limit) rows are shown: give 0 or more")
    }
    Self.check(contentCount: contentCount)
    let hidden = Set(rows).sorted()
    if let row = hidden.first(where: { !(0..<contentCount).contains($0) }) {
      misuse(
        """
        content row \(row) cannot be hidden: the section has \(contentCount) content rows, from \
        content row 0 on
        """)
    }
    self.init(contentCount: contentCount, hidden: hidden, showingAtMost: limit)
  }

  /// Creates a section that hides rows, which ascend and exist.
  init(contentCount: Int, hidden rows: [Int], showingAtMost limit: Int = .max) {
    let count = min(contentCount - rows.count, limit)
    guard count < contentCount else {
      self.init(contentCount: contentCount)
      return
    }
    self.init(
      contentCount: contentCount, additionalCount: 0, hiddenCount: contentCount - count,
      storage: .hiding(rows))
  }

  /// The number of content rows that are not seen from outside.
  @inlinable package var hiddenCount: Int { contentCount + additionalCount - count }

  /// The content rows (inner) that are hidden one by one, ascending. Those that a limit cuts off
  /// are not among them, unless they are hidden in any case.
  var hiddenRows: [Int] {
    if case .hiding(let rows) = storage { rows } else { [] }
  }

  /// The number of content rows that may be seen, and are not, since the section shows no more.
  package var cutOffCount: Int { hiddenCount - hiddenRows.count }

  /// The content row below the last that is shown, where some are hidden; the number of content
  /// rows where none is.
  var endOfShown: Int { hiddenCount > 0 ? contentCount(aboveRow: count) : contentCount }

  /// Returns the number of outer rows that show one of the first content rows.
  ///
  /// - Parameter index: The number of these, up to `contentCount`.
  func shownCount(ofFirst index: Int) -> Int {
    guard hiddenCount > 0 else { return index }
    return min(index - hiddenRows.firstIndex(atLeast: index), count)
  }

  /// Returns whether both layouts, which have as many rows on each side, show the same of them.
  func showsSameRows(as other: RowLayout) -> Bool {
    // What is hidden below the last shown row does not matter.
    hiddenRows.prefix(endOfShown - count) == other.hiddenRows.prefix(other.endOfShown - count)
  }
}
