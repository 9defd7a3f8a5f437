import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// Rules that count content, in tables whose other layers add, hide and drag rows: what is on
/// screen is read row by row, and the rows of the rule are looked for where they have to be.
@Suite("Rules that count content, in a table")
@MainActor
struct CountingRulesInTablesTests {
  private let keeper = Keeper()

  /// The rules, and how many content rows are above each of their rows.
  nonisolated private static let rules:
    [(placement: Placement, places: @Sendable ([Int]) -> [[Int]])] = [
      (
        .every(2, after: 1, counting: .content),
        { counts in counts.map { every(2, 1, 0..<$0 + 1) } }
      ),
      (.every(3, counting: .content), { counts in counts.map { every(3, 3, 0..<$0 + 1) } }),
      (.before(1, counting: .content), { counts in counts.map { $0 < 1 ? [] : [1] } }),
      (.beforeLast(1, counting: .content), { counts in counts.map { $0 < 1 ? [] : [$0 - 1] } }),
      (
        .every(4, after: 1, counting: .content, through: .allSections),
        { counts in
          var above = 0
          return counts.map { count in
            defer { above += count }
            return every(4, 1, above + 1..<above + count + 1).map { $0 - above }
          }
        }
      ),
    ]

  nonisolated private static func every(_ period: Int, _ start: Int, _ range: Range<Int>) -> [Int] {
    range.count > 1 || range.lowerBound > 0
      ? range.filter { $0 >= start && ($0 - start) % period == 0 } : []
  }

  /// Looks at every row on screen, and compares the places of the ads with those of a rule.
  private func expectRight(
    _ table: DecoratedTable, _ tableView: UITableView, rule: Int, ads: Int, isAdded: (Int) -> Bool
  ) throws {
    tableView.layoutIfNeeded()
    let texts = tableView.displayedTexts()
    var counts: [Int] = []
    for (section, rows) in texts.enumerated() {
      counts.append(
        rows.indices.count {
          table.dataIndexPath(forReuse: IndexPath(row: $0, section: section)) != nil
        })
    }
    let sections = texts.indices.filter { !isAdded($0) }
    let places = Self.rules[rule].places(sections.map { counts[$0] })
    var left = ads
    for (section, rows) in texts.enumerated() {
      let index = sections.firstIndex(of: section)
      var wanted = (index.map { places[$0] } ?? [])[...].prefix(left)
      left -= wanted.count
      var above = 0
      var isBelowContent = true
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        if text.hasPrefix("ad ") {
          try expectEqual(isBelowContent, true, "ad \(path) is directly below content: \(rows)")
          try expectEqual(above, wanted.popFirst(), "content above \(path): \(rows)")
          isBelowContent = false
        } else {
          isBelowContent = table.dataIndexPath(forReuse: path) != nil
          above += isBelowContent ? 1 : 0
        }
      }
      try expectEqual(Array(wanted), [], "ads that are missing in section \(section): \(rows)")
    }
  }

  @Test("After every change, whatever the layers inside", arguments: rules.indices, 0..<4)
  func changes(rule: Int, inside: Int) throws {
    try withEverySeed(Thinning.seeds(0..<12)) { generator in
      var next = 0
      func text() -> String {
        next += 1
        return next % 5 == 0 ? "x\(next)" : "post \(next)"
      }
      let posts = (0..<3).map { _ in (0..<generator.number(in: 0...5)).map { _ in text() } }
      let policy = ContentPolicy.allCases[generator.number(in: 0...2)]
      var hiding: HidingLayer?
      let feed = LiveFeed(
        posts, ads: (0..<6).map { Ad($0) }, placed: Self.rules[rule].placement,
        around: { table in
          if inside == 1 || inside == 3 {
            let source = table.wrapped(.dataSource) as? PlainDataSource
            hiding = table.hideRows { row in
              source?.sections[row.section][row.row].hasPrefix("x") == true
            }
          }
          if inside != 2 {
            table.addRows(placed: .start + .every(2), policy: policy) { tableView, _, _ in
              textCell(tableView, "day")
            }
          }
          if inside >= 2 {
            table.addSections(
              [AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }],
              placed: .before(1))
          }
        })
      @MainActor func expectRight() throws {
        try self.expectRight(
          feed.table, feed.tableView, rule: rule, ads: 6,
          isAdded: { feed.tableView.displayedTexts()[$0].first == "promo" })
      }
      try expectRight()
      for _ in 0..<20 {
        let section = generator.number(in: 0...2)
        let count = feed.source.sections[section].count
        switch generator.number(in: 1...10) {
        case 1...6:
          feed.editPosts(section, inserting: text(), at: generator.number(in: 0...count))
        case 7...9 where count > 0:
          feed.removePost(section, at: generator.number(in: 0...count - 1))
        default:
          hiding?.show(first: generator.number(in: 0...3), ofSection: section)
        }
        try expectRight()
      }
      #expect(feed.anomalies.isEmpty)
    }
  }

  @Test("Around several sources the rows of all of them count, and not those of their layers")
  func composed() throws {
    for kind in [ComposedTable.Kind.bySections, .byRows] {
      let screen = ComposedScreen(kind, [[["a", "b", "c"]], [["d"]], [["e", "f", "g", "h"]]])
      for table in screen.tables {
        table.addRows(placed: .start + .every(1)) { tableView, _, _ in textCell(tableView, "day") }
          .height(40)
      }
      screen.composed.addRows(
        (0..<9).map { "ad \($0)" },
        placed: .every(2, after: 1, counting: .content, through: .allSections), policy: .followRule
      ) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
      func content() -> String {
        screen.texts.joined().map { $0.hasPrefix("ad") ? "|" : $0 == "day" ? "" : $0 }.joined()
      }
      #expect(content() == "a|bc|de|fg|h")
      // Two children at once, and one that is removed.
      screen.composed.performBatchUpdates {
        screen.sources[0].sections[0].insert("new", at: 0)
        screen.tables[0].insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        screen.sources[2].sections[0].remove(at: 1)
        screen.tables[2].deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
      #expect(content() == "new|ab|cd|eg|h")
      screen.composed.children.remove(at: 1)
      #expect(content() == "new|ab|ce|gh|")
      screen.composed.children.swapAt(0, 1)
      #expect(content() == "e|gh|newa|bc|")
      #expect(screen.anomalies.isEmpty)
    }
  }

  @Test("A dragged post is counted where it lands")
  func drag() async throws {
    for source in 0..<6 {
      for target in 0..<6 {
        let app = EditableApp([["a", "b", "c", "d", "e"], ["f"]])
        let table = DecoratedTable(dataSource: app, delegate: app)
        keeper.keep(table)
        table.addRows(placed: .start + .every(2), policy: .followContent) { tableView, _, _ in
          textCell(tableView, "day")
        }
        table.addRows(
          (0..<6).map { "ad \($0)" }, placed: Self.rules[0].placement, policy: .followRule
        ) { tableView, _, ad in textCell(tableView, ad) }
        let tableView = UITableView.forTests()
        table.attach(to: tableView)
        tableView.setEditing(true, animated: false)
        tableView.layoutIfNeeded()
        let from = IndexPath(row: source, section: 0)
        guard table.dataIndexPath(forReuse: from) != nil else { continue }
        _ = tableView.simulateReorder(from: from, to: IndexPath(row: target, section: 0))
        for _ in 0..<4 { await nextTurn() }
        try expectRight(table, tableView, rule: 0, ads: 6, isAdded: { _ in false })
      }
    }
  }
}
#endif
