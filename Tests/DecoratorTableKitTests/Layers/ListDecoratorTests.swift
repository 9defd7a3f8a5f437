import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Merged lists and decorated tables")
@MainActor
struct ListDecoratorTests {
  private static let placements: [Placement] = [
    .every(3, after: 1),
    .when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end),
    .start + .everyTableRows(4, first: 2),
  ]

  @Test("A table shows of decorators, row for row, what a list has of merges")
  func sameRows() {
    for counts in [[0], [1], [3], [4], [20], [5, 0, 9], [2, 3]] {
      for inner in Self.placements {
        for outer in Self.placements {
          let posts = counts.enumerated().map { section, count in
            (0..<count).map { "post \(section).\($0)" }
          }
          let ads = (0..<4).map { ListAd(number: $0) }
          let notes = (0..<3).map { ListNote(number: $0) }
          var list = HeterogeneousList()
          for section in posts { list.appendSection(section) }
          list.merge(ads, placed: inner)
          list.merge(notes, placed: outer)

          let table = DecoratedTable(dataSource: PlainDataSource(posts))
          table.addRows(ads, named: "ads", placed: inner) { tableView, _, ad in
            textCell(tableView, "\(ad)")
          }
          table.addRows(notes, named: "notes", placed: outer) { tableView, _, note in
            textCell(tableView, "\(note)")
          }
          let tableView = UITableView.forTests()
          table.attach(to: tableView)
          let texts = list.rowCounts.enumerated().map { section, count in
            (0..<count).map { "\(list.item(at: RowPosition(section: section, row: $0)))" }
          }
          #expect(tableView.displayedTexts() == texts)
        }
      }
    }
  }
}
