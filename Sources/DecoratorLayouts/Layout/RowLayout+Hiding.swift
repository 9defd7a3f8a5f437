// Sections that show only some of their content rows. A section hides rows or adds some, never
// both.
//
// The hidden rows are one sorted array, like irregular additional rows: hidden row *j* at content
// row *h* has *h* - *j* shown rows above it, so that both look-ups are a bisection. Rows that a
// limit cuts off at the end are not in the array.
extension RowLayout {
  /// Creates a section that hides some of its content rows.
  ///
  /// Of 5 rows that hide rows 1 and 2, 3 are shown. The row that is shown at 1 is content row 3,
  /// and content row 1 has no shown row.
  ///
  /// - Parameters:
  ///   - rows: Content rows (inner), which ascend and exist.
  ///   - limit: The most rows that are shown, from the top, of those that are not hidden; not
  ///     negative.
  package init(contentCount: Int, hidden rows: [Int], showingAtMost limit: Int = .max) {
    let count = min(contentCount - rows.count, limit)
    guard count < contentCount else {
      self.init(contentCount: contentCount)
      return
    }
    self.init(
      contentCount: contentCount, additionalCount: 0, hiddenCount: contentCount - count,
      storage: .hiding(rows))
  }

  /// The number of content rows that are not visible from outside.
  @inlinable package var hiddenCount: Int { contentCount + additionalCount - count }

  /// The content rows (inner) that are hidden one by one, ascending. Rows that a limit cuts off are
  /// not included, unless they are also hidden one by one.
  var hiddenRows: [Int] {
    if case .hiding(let rows) = storage { rows } else { [] }
  }

  /// The number of content rows that are hidden only by the limit.
  package var cutOffCount: Int { hiddenCount - hiddenRows.count }

  /// The content row below the last shown one, if some are hidden; else the number of content rows.
  var endOfShown: Int { hiddenCount > 0 ? contentCount(aboveRow: count) : contentCount }

  /// Returns the number of outer rows that show one of the first content rows.
  ///
  /// - Parameter index: The number of these, up to `contentCount`.
  func shownCount(ofFirst index: Int) -> Int {
    guard hiddenCount > 0 else { return index }
    return min(index - hiddenRows.firstIndex(atLeast: index), count)
  }

  /// Returns whether both layouts, with equal counts, show the same rows.
  func showsSameRows(as other: RowLayout) -> Bool {
    // Rows that are hidden below the last shown one do not matter.
    hiddenRows.prefix(endOfShown - count) == other.hiddenRows.prefix(other.endOfShown - count)
  }
}
