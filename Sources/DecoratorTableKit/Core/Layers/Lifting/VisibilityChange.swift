/// The content rows that stay where they are, and are hidden or revealed. Their owner does not
/// mention them: only the two layouts tell.
struct VisibilityChange: Sendable {
  /// The rows that are shown before and hidden after (before, inner), ascending.
  private(set) var hidden: [RowPosition] = []
  /// The rows that are hidden before and shown after (after, inner), ascending by section before.
  private(set) var revealed: [RowPosition] = []

  var isEmpty: Bool { hidden.isEmpty && revealed.isEmpty }

  /// Compares two layouts of a layer.
  ///
  /// - Parameter content: The change of the content between them.
  /// - Complexity: O(1) for layers that hide nothing. Otherwise O(sections), and O(*n* / 64 + *m*)
  ///   for *m* changes in the *n* content rows of each section whose layout is another one.
  init(from old: TableLayout, to new: TableLayout, _ content: UpdateMap) {
    guard old.hidesRows || new.hidesRows else { return }
    for section in old.rows.indices {
      guard let target = content.newSection(forOld: section),
        let rows = content.rows(ofSection: section)
      else { continue }
      add(old.rows[section], section, new.rows[target], target, rows)
    }
  }

  /// Compares the rows of a section that stays.
  private mutating func add(
    _ old: RowLayout, _ section: Int, _ new: RowLayout, _ target: Int, _ rows: RowMap
  ) {
    if old.hiddenCount == 0, new.hiddenCount == 0 { return }
    if rows.isUnchanged, old.count == new.count, old.shownRows === new.shownRows { return }
    if rows.isUnchanged, let before = old.unlimitedRows, let after = new.unlimitedRows {
      return add(before.words, section, after.words, target)
    }
    let (before, after) = (ShownBits(old), ShownBits(new))
    for stretch in rows.stretches {
      for first in stride(from: 0, to: stretch.count, by: 64) {
        let count = min(64, stretch.count - first)
        let shown = before.bits(from: stretch.source + first, count: count)
        let shownAfter = after.bits(from: stretch.target + first, count: count)
        add(
          shown, RowPosition(section: section, row: stretch.source + first), shownAfter,
          RowPosition(section: target, row: stretch.target + first))
      }
    }
  }

  /// Compares the rows of a section whose content stays, and which has no limit.
  private mutating func add(
    _ words: [UInt64], _ section: Int, _ wordsAfter: [UInt64], _ target: Int
  ) {
    for (index, (word, wordAfter)) in zip(words, wordsAfter).enumerated() where word != wordAfter {
      add(
        word, RowPosition(section: section, row: index << 6), wordAfter,
        RowPosition(section: target, row: index << 6))
    }
  }

  /// Compares up to 64 rows, given with the place of the first of them.
  private mutating func add(
    _ shown: UInt64, _ first: RowPosition, _ shownAfter: UInt64, _ firstAfter: RowPosition
  ) {
    guard shown != shownAfter else { return }
    for row in (shown & ~shownAfter).places {
      hidden.append(RowPosition(section: first.section, row: first.row + row))
    }
    for row in (shownAfter & ~shown).places {
      revealed.append(RowPosition(section: firstAfter.section, row: firstAfter.row + row))
    }
  }
}

extension UInt64 {
  /// The places of the set bits, from the lowest.
  fileprivate var places: UnfoldSequence<Int, UInt64> {
    sequence(state: self) { bits in
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}

extension BatchUpdate {
  /// Adds deletes and inserts of the rows that are hidden and revealed. A row that is reloaded and
  /// hidden is deleted.
  mutating func add(_ change: VisibilityChange, before: OuterPlaces, after: OuterPlaces) {
    if change.isEmpty { return }
    rows.inserted += after.places(ofContent: change.revealed)
    rows.inserted.sortIfNeeded()
    guard !change.hidden.isEmpty else { return }
    rows.deleted += before.places(ofContent: change.hidden)
    rows.deleted.sortIfNeeded()
    rows.reloaded.removeAll(where: deletedRows.containsInOrder)
    reconfiguredRows.removeAll(where: deletedRows.containsInOrder)
  }
}
