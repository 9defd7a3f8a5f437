import DecoratorTableKit

/// Changes of a list of sections and rows that become one `BatchUpdate`. Each is in the coordinates
/// that the one before it has left: after inserting row 3 of ten, row 5 is row 4 of before.
///
/// An edit of rows is linear in the runs of rows of the section, an edit of sections in the
/// sections. An edit of something that does not exist traps, and the message names it.
package struct SequentialEdits: Sendable {
  private var list: RearrangedList

  /// Begins without edits, with so many rows in each section. Traps if a number is negative.
  package init(rowCounts: [Int]) {
    for (section, count) in rowCounts.enumerated() { Self.check(count, ofSection: section) }
    list = RearrangedList(unchanged: rowCounts)
  }

  /// The number of sections after all edits so far.
  package var sectionCount: Int { list.rowCounts.count }

  /// The number of rows of each section after all edits so far.
  package var rowCounts: [Int] { list.rowCounts }

  /// Combines all edits so far into one batch, which is legal between the row counts that the edits
  /// began with and ``rowCounts``. It moves as few rows as possible, and does not mention what the
  /// edits undo.
  package func reduced() -> BatchUpdate { list.update() }

  private static func check(_ rowCount: Int, ofSection section: Int) {
    guard rowCount >= 0 else {
      misuse("\(rowCount) rows in section \(section): a row count is 0 or more")
    }
  }

  /// Returns the number of rows of a section; traps if there is none.
  private func rowCount(ofSection section: Int) -> Int {
    let counts = rowCounts
    guard counts.indices.contains(section) else {
      misuse(
        """
        section \(section) does not exist: there are \(counts.count); count as the edits so far \
        have left them
        """)
    }
    return counts[section]
  }
}

// MARK: - Rows

// Rows are counted as the edits so far have left them. Each edit traps if there is no such row or
// place.
extension SequentialEdits {
  /// Inserts a row, where it is then: at most at the number of rows of the section.
  package mutating func insertRow(at row: RowPosition) {
    let count = rowCount(ofSection: row.section)
    guard (0...count).contains(row.row) else {
      misuse("insert row \(row): the section has \(count) rows, insert at 0...\(count)")
    }
    guard count < .max else {
      misuse("insert row \(row): the section has \(count) rows, and cannot have more")
    }
    list.placeRows([.new], at: [row.row], inSection: row.section)
  }

  /// Deletes a row.
  package mutating func deleteRow(at row: RowPosition) {
    check(row, "delete")
    _ = list.removeRows(at: [row.row], ofSection: row.section)
  }

  /// Moves a row, to where it is then: its place among the rows without it.
  package mutating func moveRow(from source: RowPosition, to target: RowPosition) {
    check(source, "move")
    let row = list.removeRows(at: [source.row], ofSection: source.section)
    let count = rowCount(ofSection: target.section)
    guard (0...count).contains(target.row) else {
      misuse(
        """
        move row \(source) to \(target): without it the section has \(count) rows, move to \
        0...\(count)
        """)
    }
    guard count < .max else {
      misuse("move row \(source) to \(target): the section has \(count) rows, and cannot have more")
    }
    list.placeRows(row, at: [target.row], inSection: target.section)
  }

  /// Has a row shown again.
  package mutating func reloadRow(at row: RowPosition) {
    check(row, "reload")
    list.reloadRows(at: [row.row], ofSection: row.section)
  }

  /// Has the cell of a row configured again.
  package mutating func reconfigureRow(at row: RowPosition) {
    check(row, "reconfigure")
    list.reconfigureRows(at: [row.row], ofSection: row.section)
  }

  private func check(_ row: RowPosition, _ operation: String) {
    let count = rowCount(ofSection: row.section)
    guard row.row >= 0, row.row < count else {
      misuse(
        """
        \(operation) row \(row): the section has \(count) rows; count as the edits so far have \
        left it
        """)
    }
  }
}

// MARK: - Sections

// Sections are counted as the edits so far have left them. Each edit traps if there is no such
// section or place, or if a number of rows is negative.
extension SequentialEdits {
  /// Inserts a section, where it is then: at most at the number of sections.
  package mutating func insertSection(at section: Int, rowCount: Int = 0) {
    guard (0...sectionCount).contains(section) else {
      misuse(
        "insert section \(section): there are \(sectionCount), insert at 0...\(sectionCount)")
    }
    Self.check(rowCount, ofSection: section)
    list.placeSections([RearrangedList.newSection(rowCount: rowCount)], at: [section])
  }

  /// Deletes a section with its rows.
  package mutating func deleteSection(at section: Int) {
    _ = rowCount(ofSection: section)
    _ = list.removeSections(at: [section])
  }

  /// Moves a section with its rows, to where it is then: its place among the sections without it.
  package mutating func moveSection(from source: Int, to target: Int) {
    _ = rowCount(ofSection: source)
    let section = list.removeSections(at: [source])
    guard (0...sectionCount).contains(target) else {
      misuse(
        """
        move section \(source) to \(target): without it there are \(sectionCount) sections, move \
        to 0...\(sectionCount)
        """)
    }
    list.placeSections(section, at: [target])
  }

  /// Replaces a section with all of its rows. It has as many rows after, unless a number is given.
  package mutating func reloadSection(at section: Int, rowCount: Int? = nil) {
    let count = rowCount ?? self.rowCount(ofSection: section)
    _ = self.rowCount(ofSection: section)
    Self.check(count, ofSection: section)
    list.reloadSection(at: section, rowCount: count)
  }
}
