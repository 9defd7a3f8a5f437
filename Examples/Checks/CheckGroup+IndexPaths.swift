import DecoratorTableKit
import Foundation

extension CheckGroup {
  /// Whether the table that wrapped code is handed, and the paths, are right among additional rows.
  static let indexPaths = CheckGroup(
    "Index paths of wrapped code",
    [
      check("The delegate is told the row of the content that a cell shows") { table, findings in
        for (path, cell) in table.contentCells {
          findings.expect("row", table.delegate.displayed[ObjectIdentifier(cell)], path)
        }
      },
      check("The table that it is handed has the content's counts") { table, findings in
        guard let innerTable = table.delegate.innerTable else { return }
        let sections = 0..<innerTable.numberOfSections
        findings.expect(
          "rows", sections.map { innerTable.numberOfRows(inSection: $0) },
          table.source.sections.map(\.count))
        findings.expect(
          "visible rows", innerTable.indexPathsForVisibleRows?.sorted() ?? [],
          table.contentCells.map(\.path))
      },
      check("That table knows the row of a cell, and the cell of a row") { table, findings in
        guard let innerTable = table.delegate.innerTable else { return }
        for (path, cell) in table.contentCells {
          findings.expect("row of a cell", innerTable.indexPath(for: cell), path)
          findings.expect("cell of \(path)", innerTable.cellForRow(at: path) === cell, true)
        }
      },
      check("A cell's frame, converted to that table, is the place of its row") { table, findings in
        guard let innerTable = table.delegate.innerTable else { return }
        for (path, cell) in table.contentCells {
          let frame = cell.convert(cell.bounds, to: innerTable)
          let middle = CGPoint(x: frame.midX, y: frame.midY)
          findings.expect("row at \(middle)", innerTable.indexPathForRow(at: middle), path)
          findings.expect(
            "frame of \(path)", rounded(frame), rounded(innerTable.rectForRow(at: path)))
        }
      },
      check("That table has the window and the offset of the real one") { table, findings in
        guard let innerTable = table.delegate.innerTable else { return }
        findings.expect("window", innerTable.window === table.tableView.window, true)
        findings.expect("offset", innerTable.contentOffset.y, table.tableView.contentOffset.y)
      },
    ])

  /// Asks a table among ads, at the top and scrolled down.
  private static func check(
    _ title: String,
    compare: @escaping (CheckedTable, inout CheckFindings) -> Void
  ) -> TableCheck {
    TableCheck(title) { stage in
      var findings = CheckFindings()
      let table = await stage.show(.withAds, CheckedSource.sections([12, 40]))
      var rows = 0
      for _ in 0..<2 {
        rows += table.contentCells.count
        findings.expect("a table is handed", table.delegate.innerTable != nil, true)
        compare(table, &findings)
        table.tableView.contentOffset.y += 10.5 * CheckedTable.rowHeight
        await stage.settle()
      }
      findings.expect("content rows on screen", rows > 0, true)
      return findings.outcome("\(rows) rows")
    }
  }

  private static func rounded(_ frame: CGRect) -> [Int] {
    [frame.minX, frame.minY, frame.width, frame.height].map { CheckedTable.rounded($0) }
  }
}
