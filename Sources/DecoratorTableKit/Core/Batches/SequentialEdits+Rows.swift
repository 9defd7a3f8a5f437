extension SequentialEdits {
  /// Inserts a row.
  ///
  /// - Parameter row: Where the row is then; at most the number of rows of the section. Traps if
  ///   there is no such place.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func insertRow(at row: RowPosition) {
    editRows(inSection: row.section) { rows in
      guard (0...rows.count).contains(row.row) else {
        misuse("insert row \(row): the section has \(rows.count) rows, insert at 0...\(rows.count)")
      }
      guard rows.count < .max else {
        misuse("insert row \(row): the section has \(rows.count) rows, and cannot have more")
      }
      rows.insert(CountedRun(first: .new, count: 1), at: row.row)
    }
  }

  /// Deletes a row.
  ///
  /// - Parameter row: The row as the edits so far have left it. Traps if there is none.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func deleteRow(at row: RowPosition) {
    _ = removeRow(row, "delete")
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - source: The row as the edits so far have left it. Traps if there is none.
  ///   - target: Where it is then: its place among the rows without it. Traps if there is no such
  ///     place.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func moveRow(from source: RowPosition, to target: RowPosition) {
    let item = removeRow(source, "move")
    editRows(inSection: target.section) { rows in
      guard (0...rows.count).contains(target.row) else {
        misuse(
          """
          move row \(source) to \(target): without it the section has \(rows.count) rows, move to \
          0...\(rows.count)
          """)
      }
      guard rows.count < .max else {
        misuse(
          """
          move row \(source) to \(target): the section has \(rows.count) rows, and cannot have more
          """)
      }
      rows.insert(CountedRun(first: item, count: 1), at: target.row)
    }
  }

  /// Replaces a row where it stands.
  ///
  /// - Parameter row: The row as the edits so far have left it. Traps if there is none.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func reloadRow(at row: RowPosition) {
    if case .old(let old) = item(at: row, "reload") {
      reloadedRows.insert(old)
    }
  }

  /// Configures the cell of a row again.
  ///
  /// - Parameter row: The row as the edits so far have left it. Traps if there is none.
  /// - Complexity: O(log *m*) after *m* edits, expected.
  public mutating func reconfigureRow(at row: RowPosition) {
    if case .old(let old) = item(at: row, "reconfigure") {
      reconfiguredRows.insert(old)
    }
  }
}

extension SequentialEdits {
  /// Takes a row out of its section, to be placed elsewhere.
  ///
  /// - Parameter row: The row as the edits so far have left it. Traps if there is none.
  mutating func takeRow(at row: RowPosition) -> RowSource {
    removeRow(row, "take")
  }

  /// Places a row that is new or was taken.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - row: Where the row is then; at most the number of rows of the section.
  mutating func placeRow(_ item: RowSource, at row: RowPosition) {
    editRows(inSection: row.section) {
      $0.insert(CountedRun(first: item, count: 1), at: row.row)
    }
  }

  private mutating func editRows<Result>(
    inSection section: Int,
    _ edit: (inout CountedSequence<RowSource>) -> Result
  ) -> Result {
    let number = number(ofSection: section)
    let original = originalRows(of: number)
    return edit(&rows[number, default: CountedSequence(original)])
  }

  /// Returns the number of a section; traps if there is none.
  func number(ofSection section: Int) -> Int {
    guard section >= 0, section < sections.count else {
      sectionDoesNotExist(section)
    }
    return sections.item(at: section)
  }

  private mutating func removeRow(_ row: RowPosition, _ operation: String) -> RowSource {
    editRows(inSection: row.section) { rows in
      Self.check(row, rowCount: rows.count, operation)
      return rows.remove(at: row.row)
    }
  }

  private func item(at row: RowPosition, _ operation: String) -> RowSource {
    let number = number(ofSection: row.section)
    Self.check(row, rowCount: rowCount(of: number), operation)
    return rows[number]?.item(at: row.row) ?? originalRows(of: number).first.advanced(by: row.row)
  }

  private static func check(_ row: RowPosition, rowCount: Int, _ operation: String) {
    guard row.row >= 0, row.row < rowCount else {
      misuse(
        """
        \(operation) row \(row): the section has \(rowCount) rows; count as the edits so far have \
        left it
        """)
    }
  }

  func sectionDoesNotExist(_ section: Int) -> Never {
    misuse(
      """
      section \(section) does not exist: there are \(sections.count); count as the edits so far \
      have left them
      """)
  }
}
