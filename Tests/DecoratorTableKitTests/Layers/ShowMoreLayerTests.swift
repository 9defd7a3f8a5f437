import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("A row that shows more")
@MainActor
struct ShowMoreLayerTests {
  /// Sections of letters, with a row that shows more below those that show only some.
  private func feed(
    _ sections: [[String]], outside: (DecoratedTable) -> Void = { _ in }
  ) -> (UpdatedFeed, ShowMoreLayer) {
    let feed = UpdatedFeed(sections)
    let more = feed.table.addShowMore(height: 40) { tableView, _ in
      textCell(tableView, "not configured")
    } configure: { cell, count in
      cell.textLabel?.text = "\(count) more"
    }
    outside(feed.table)
    feed.show()
    return (feed, more)
  }

  private func last(_ feed: UpdatedFeed) -> String {
    "\(feed.applied.last?.table ?? BatchUpdate())"
  }

  @Test("It is placed below the first rows, and a tap reveals the rest in one batch")
  func tap() {
    let (feed, more) = feed([["a", "b", "c", "d", "e"], ["f", "g"]])
    #expect(feed.texts == [["a", "b", "c", "d", "e"], ["f", "g"]])
    more.show(first: 2, ofSection: 0)
    #expect(last(feed) == "-[0, 2] -[0, 3] -[0, 4] +[0, 2]")
    #expect(feed.texts == [["a", "b", "3 more"], ["f", "g"]])
    #expect(feed.table.explain(path(2))?.owner == "show more")
    #expect(feed.table.explain(path(4), in: .data)?.hiding?.layer == "show more, hidden")
    more.show(first: 1, ofSection: 1)
    #expect(feed.texts == [["a", "b", "3 more"], ["f", "1 more"]])
    feed.tableView.simulateTap(at: path(2))
    #expect(last(feed) == "-[0, 2] +[0, 2] +[0, 3] +[0, 4]")
    #expect(feed.texts == [["a", "b", "c", "d", "e"], ["f", "1 more"]])
    #expect(feed.tableView.indexPathForSelectedRow == nil)
    more.hiding.expand(section: 1)
    #expect(feed.texts == [["a", "b", "c", "d", "e"], ["f", "g"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0 && feed.applied.count == 4)
  }

  @Test("It does not change the cells of a table that it was removed from")
  func leftTable() {
    let (feed, more) = feed([["a", "b", "c"]])
    more.show(first: 1, ofSection: 0)
    #expect(feed.texts == [["a", "2 more"]])
    feed.table.detach()
    let others = TextSource([["x", "y"]])
    feed.tableView.dataSource = others
    feed.tableView.reloadData()
    #expect(feed.tableView.displayedTexts() == [["x", "y"]])
    let tableView = UITableView.forTests()
    feed.table.attach(to: tableView)
    more.show(first: 2, ofSection: 0)
    #expect(tableView.displayedTexts() == [["a", "b", "1 more"]])
    #expect(feed.tableView.displayedTexts() == [["x", "y"]])
  }

  @Test("Its number follows the content in its own cell, and it is removed when nothing is left")
  func count() {
    let (feed, more) = feed([["a", "b", "c", "d"], ["f", "g", "h"]])
    more.show(first: 2, ofSection: 0)
    more.show(first: 2, ofSection: 1)
    let cell = feed.tableView.cellForRow(at: path(2))
    feed.update {
      $0[0] += ["e", "e2"]
      $0[1].removeLast()
    } announcing: {
      $0.insertRows(at: [path(4), path(5)], with: .none)
      $0.deleteRows(at: [path(2, 1)], with: .none)
    }
    #expect(last(feed) == "-[1, 2]")
    #expect(cell?.textLabel?.text == "4 more")
    #expect(feed.tableView.cellForRow(at: path(2)) === cell)
    #expect(feed.texts == [["a", "b", "4 more"], ["f", "g"]])
    feed.update {
      $0[0].remove(at: 0)
    } announcing: {
      $0.deleteRows(at: [path(0)], with: .none)
    }
    feed.update {
      $0.swapAt(0, 1)
    } announcing: {
      $0.moveSection(0, toSection: 1)
    }
    #expect(feed.texts == [["f", "g"], ["b", "c", "3 more"]])
    feed.update {
      $0[0].insert("0", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .none)
    }
    #expect(feed.texts == [["0", "f", "1 more"], ["b", "c", "3 more"]])
    feed.tableView.simulateTap(at: path(2, 1))
    #expect(feed.texts == [["0", "f", "1 more"], ["b", "c", "d", "e", "e2"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test(
    "To layers outside the rows that are revealed are inserted, and their policies are followed")
  func policies() {
    let (feed, more) = feed([["a", "b", "c", "d"]]) { table in
      table.addRows(["ad"], named: "ads", placed: .before(2), policy: .followContent) {
        tableView, _, ad in textCell(tableView, ad)
      }
      .height(40)
      table.addRows(["t"], named: "top", placed: .tableRows([1]), policy: .keepRow) {
        tableView, _, text in textCell(tableView, text)
      }
      .height(40)
    }
    #expect(feed.texts == [["a", "t", "b", "ad", "c", "d"]])
    more.show(first: 2, ofSection: 0)
    #expect(feed.texts == [["a", "t", "b", "ad", "2 more"]])
    feed.tableView.simulateTap(at: path(4))
    #expect(last(feed) == "-[0, 4] +[0, 4] +[0, 5]")
    #expect(feed.texts == [["a", "t", "b", "ad", "c", "d"]])
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("What is hidden by a layer inside does not count, and its own single rows do not either")
  func otherHiddenRows() {
    let feed = UpdatedFeed([["a", "x", "b", "c", "x", "d"]])
    let source = feed.source
    let filter = feed.table.hideRows(named: "filter") {
      source.sections[$0.section][$0.row] == "x"
    }
    let more = feed.table.addShowMore { tableView, _ in
      textCell(tableView, "")
    } configure: {
      $0.textLabel?.text = "\($1) more"
    }
    more.show(first: 1, ofSection: 0)
    feed.show()
    #expect(feed.texts == [["a", "3 more"]])
    filter.reveal([path(1)])
    #expect(feed.texts == [["a", "4 more"]])
    more.hiding.hide([path(2)])
    #expect(feed.texts == [["a", "3 more"]])
    filter.hide([path(0)])
    #expect(feed.texts == [["x", "2 more"]])
    more.hiding.removeFromTable()
    #expect(feed.texts == [["x", "b", "c", "d"]])
  }

  @Test("A reload keeps the limit of each section by its number, and its row that shows more")
  func loading() {
    let (feed, more) = feed([["a", "b", "c"], ["d"]])
    more.show(first: 1, ofSection: 0)
    feed.source.sections = [["A", "B"], ["d", "e"], []]
    feed.table.reloadData()
    #expect(feed.texts == [["A", "1 more"], ["d", "e"], []])
    feed.source.sections = []
    feed.table.reloadData()
    #expect(feed.texts == [])
  }

  @Test("A table that is wired by hand has it, too")
  func wiredByHand() {
    let source = PlainDataSource([["a", "b", "c"]])
    let hiding = HidingLayer(named: "folded")
    let half = AdditionalTableViewDataSourceImpl(inner: source, layer: hiding)
    let more = ShowMoreLayer(around: hiding) { tableView, _ in
      textCell(tableView, "")
    } configure: {
      $0.textLabel?.text = "\($1) more"
    }
    let dataSource = AdditionalTableViewDataSourceImpl(inner: half, layer: more)
    let delegate = AdditionalTableViewDelegateImpl(
      inner: AdditionalTableViewDelegateImpl(inner: nil, layer: hiding), layer: more)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    more.show(first: 2, ofSection: 0)
    #expect(tableView.displayedTexts() == [["a", "b", "1 more"]])
    tableView.simulateTap(at: path(2))
    #expect(tableView.displayedTexts() == [["a", "b", "c"]])
    withExtendedLifetime(delegate) {}
  }

  @Test("Stacks of random changes show what a list that is written out shows")
  func random() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      var next = 0
      func letters(_ count: Int) -> [String] {
        (0..<count).map { _ in
          next += 1
          return "\(next)"
        }
      }
      let (feed, more) = feed((0..<3).map { _ in letters(generator.number(in: 0...5)) })
      var limits: [Int?] = [nil, nil, nil]
      for step in 0..<25 {
        let section = generator.number(in: 0...2)
        switch generator.number(in: 0...5) {
        case 0:
          limits[section] = generator.number(in: 0...4)
          more.show(first: limits[section] ?? 0, ofSection: section)
        case 1:
          if let row = feed.texts[section].lastIndex(where: { $0.hasSuffix("more") }) {
            feed.tableView.simulateTap(at: path(row, section))
            limits[section] = nil
          }
        case 2 where !feed.source.sections[section].isEmpty:
          let row = generator.number(in: 0...feed.source.sections[section].count - 1)
          feed.update {
            $0[section].remove(at: row)
          } announcing: {
            $0.deleteRows(at: [path(row, section)], with: .none)
          }
        case 3:
          let other = generator.number(in: 0...2)
          feed.update {
            $0.insert($0.remove(at: section), at: other)
          } announcing: {
            $0.moveSection(section, toSection: other)
          }
          limits.insert(limits.remove(at: section), at: other)
        default:
          let row = generator.number(in: 0...feed.source.sections[section].count)
          let new = letters(1)
          feed.update {
            $0[section].insert(new[0], at: row)
          } announcing: {
            $0.insertRows(at: [path(row, section)], with: .none)
          }
        }
        let expected = zip(feed.source.sections, limits).map { rows, limit in
          guard let limit, limit < rows.count else { return rows }
          return rows.prefix(limit) + ["\(rows.count - limit) more"]
        }
        try expectEqual(feed.texts, expected, "what is shown after step \(step)")
      }
      try expectEqual(feed.anomalies, [], "the anomalies")
      try expectEqual(feed.loads, 0, "the loads")
    }
  }
}
