import DecoratorTableKit

/// Every content row of a table with several sources is one row of one child, below those of the
/// children above it, and each row of a child has a place outside.
///
/// The check compares with a list of all rows.
enum ChildrenCheck {
  @MainActor
  static func finding(in children: any CheckedChildren, of table: TableCapture) -> Finding? {
    let rowCounts = children.rowCounts
    let rows = rows(rowCounts, haveOneSection: children.haveOneSection)
    let expected = rows.map(\.count)
    guard table.contentRowCounts == expected else {
      return Finding(
        .children, "the rows of all children", expected: "\(expected)",
        found: "\(table.contentRowCounts)")
    }
    return inward(rows, in: children, of: table)
      ?? outward(rows, rowCounts, in: children, of: table)
  }

  /// Returns the rows of all children by section, from the top.
  private static func rows(_ rowCounts: [[Int]], haveOneSection: Bool) -> [[CheckedChildRow]] {
    let lists = rowCounts.enumerated().map { child, rowCounts in
      rowCounts.enumerated().map { section, count in
        (0..<count).map {
          CheckedChildRow(child: child, row: RowPosition(section: section, row: $0))
        }
      }
    }
    return haveOneSection ? [lists.flatMap { $0.first ?? [] }] : lists.flatMap(\.self)
  }

  @MainActor
  private static func inward(
    _ rows: [[CheckedChildRow]], in children: any CheckedChildren, of table: TableCapture
  ) -> Finding? {
    for (row, content) in table.contentRows.positioned() {
      let expected = content.map { rows[$0.section][$0.row] }
      let found = children.origin(ofReuse: row)
      guard found != expected else { continue }
      return Finding(
        .children, "the child of row \(row)", expected: expected.text, found: found.text)
    }
    return nil
  }

  @MainActor
  private static func outward(
    _ rows: [[CheckedChildRow]], _ rowCounts: [[Int]], in children: any CheckedChildren,
    of table: TableCapture
  ) -> Finding? {
    var places: [CheckedChildRow: RowPosition] = [:]
    for (section, rows) in rows.enumerated() {
      for (index, row) in rows.enumerated() { places[row] = table.reuseRows[section][index] }
    }
    for (child, rowCounts) in rowCounts.enumerated() {
      let existing = RowGrid.map(rowCounts) { $0 }.joined()
      for row in existing + RowGrid.nonexistentRows(to: rowCounts) {
        let row = CheckedChildRow(child: child, row: row)
        let found = children.reuseRow(of: row)
        guard found != places[row] else { continue }
        return Finding(
          .children, "the place of \(Optional(row).text)", expected: places[row].text,
          found: found.text)
      }
    }
    return nil
  }
}

extension Optional where Wrapped == CheckedChildRow {
  /// The row as text, or that it is of no child.
  fileprivate var text: String { map { "row \($0.row) of child \($0.child)" } ?? "no child" }
}
