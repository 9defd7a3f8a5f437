/// The unmoved content rows that are hidden or revealed. They are not in the batch: they result
/// from a comparison of the two layouts.
struct VisibilityChange: Sendable {
  /// The rows that are shown before and hidden after (before, inner), ascending.
  private(set) var hidden: [RowPosition] = []
  /// The rows that are hidden before and shown after (after, inner), ascending by section before.
  private(set) var revealed: [RowPosition] = []

  /// Compares two layouts of a layer.
  ///
  /// - Parameter content: The change of the content between them.
  /// - Complexity: O(1) for layers that hide nothing. Otherwise O(sections), and O(*h* + *m*) for
  ///   *m* changes and the *h* rows that are hidden one by one or cut off in one of the layouts
  ///   only, in each section whose layout is another one.
  init(from old: TableLayout, to new: TableLayout, _ content: UpdateMap) {
    guard old.hidesRows || new.hidesRows else { return }
    for section in old.rows.indices {
      guard let target = content.newSection(forOld: section),
        let rows = content.rows(ofSection: section)
      else { continue }
      add(old.rows[section], section, new.rows[target], target, rows)
    }
  }

  /// Compares the rows of an unmoved section.
  private mutating func add(
    _ old: RowLayout, _ section: Int, _ new: RowLayout, _ target: Int, _ rows: RowMap
  ) {
    if old.hiddenCount == 0, new.hiddenCount == 0 { return }
    if rows.isUnchanged, old.count == new.count, old.hiddenRows == new.hiddenRows { return }
    for stretch in rows.stretches {
      let shift = stretch.target - stretch.source
      // Below both ends no row is shown before or after.
      let end = max(old.endOfShown, new.endOfShown - shift)
      let sources = stretch.sources.clamped(to: 0..<max(end, 0))
      let before = old.rowsNotShown(in: sources)
      let after = new.rowsNotShown(in: sources.lowerBound + shift..<sources.upperBound + shift)
      before.withUnsafeBufferPointer { before in
        after.withUnsafeBufferPointer { after in
          var (index, indexAfter) = (0, 0)
          while index < before.count || indexAfter < after.count {
            let row = index < before.count ? before[index] : .max
            let same = indexAfter < after.count ? after[indexAfter] - shift : .max
            if row < same { revealed.append(RowPosition(section: target, row: row + shift)) }
            if same < row { hidden.append(RowPosition(section: section, row: same)) }
            if row <= same { index += 1 }
            if same <= row { indexAfter += 1 }
          }
        }
      }
    }
  }
}

extension RowLayout {
  /// Returns the content rows among some that have no place outside, ascending.
  fileprivate func rowsNotShown(in range: Range<Int>) -> ArraySlice<Int> {
    let end = min(max(endOfShown, range.lowerBound), range.upperBound)
    let first = hiddenRows.firstIndex(atLeast: range.lowerBound)
    var rows = hiddenRows[first..<hiddenRows.firstIndex(atLeast: end)]
    // Appending an empty range would copy them.
    if end < range.upperBound { rows += end..<range.upperBound }
    return rows
  }
}

extension BatchUpdate {
  /// Adds deletes and inserts of the rows that are hidden and revealed. A row that is reloaded and
  /// hidden is deleted.
  mutating func add(_ change: VisibilityChange, before: OuterRows, after: OuterRows) {
    rows.inserted += after.places(ofContent: change.revealed)
    rows.inserted.sortIfNeeded()
    guard !change.hidden.isEmpty else { return }
    rows.deleted += before.places(ofContent: change.hidden)
    rows.deleted.sortIfNeeded()
    rows.reloaded.removeAll(where: deletedRows.containsInOrder)
    reconfiguredRows.removeAll(where: deletedRows.containsInOrder)
  }
}
