import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Decorated collections and tables")
@MainActor
struct CollectionsAsTablesTests {
  private typealias Rows = DecoratedCollection<[String], ArraySlice<String>>

  private static let ads = ["a", "b", "c"]

  private func texts(_ rows: some Sequence<ContentOrAdditional<String, String>>) -> [String] {
    rows.map { row in
      switch row {
      case .content(let text), .additional(let text): text
      }
    }
  }

  private func cell(
    _ tableView: UITableView, _ indexPath: IndexPath, _ text: String
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  @Test("A collection has the rows that a table of the same rule shows")
  func sameRows() throws {
    let sections = [["p0", "p1", "p2", "p3", "p4", "p5"], [], ["q0", "q1", "q2"]]
    try withEvery("placement", in: NaivePlacement.everyKind) { placement in
      let source = TextSource(sections)
      let tableView = UITableView.forTests()
      let table = DecoratedTable(dataSource: source, delegate: source)
      table.addRows(Self.ads, named: "ads", placed: placement.placement, cell: cell)
      table.attach(to: tableView)
      let list = sections.decoratedSections(
        rows: \.self, with: Self.ads, placed: placement.placement)
      try expectEqual(list.map { texts($0.rows) }, tableView.displayedTexts(), "the rows")
      for (section, rows) in list.map(\.rows).enumerated() {
        for row in rows.indices {
          let data = table.dataIndexPath(forReuse: IndexPath(row: row, section: section))
          try expectEqual(rows.contentIndex(of: row), data?.row, "the origin of row \(row)")
        }
      }
    }
  }

  @Test("A table accepts a difference as one batch")
  func differences() throws {
    let lists = [[], ["p"], ["p", "q", "r", "s", "t"], ["s", "q", "x", "t"]]
    try withEvery("placement", in: NaivePlacement.everyKind) { placement in
      try withEvery("before", in: lists) { before in
        try withEvery("after", in: lists) { after in
          let old = before.decorated(with: Self.ads, placed: placement.placement)
          let new = after.decorated(with: Self.ads, placed: placement.placement)
          let source = TextSource([texts(old)])
          let tableView = UITableView.forTests()
          tableView.dataSource = source
          tableView.layoutIfNeeded()
          tableView.performBatchUpdates {
            source.sections = [texts(new)]
            for change in new.difference(from: old) {
              switch change {
              case .remove(let offset, _, _):
                tableView.deleteRows(at: [IndexPath(row: offset, section: 0)], with: .none)
              case .insert(let offset, _, _):
                tableView.insertRows(at: [IndexPath(row: offset, section: 0)], with: .none)
              }
            }
          }
          try expectEqual(tableView.displayedTexts(), [texts(new)], "the rows")
        }
      }
    }
  }
}
