import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
/// What a child's own table gets of taps, of what is seen, and of rows that arrive.
@Suite("Taps, viewed rows and supplies of one of several sources", .serialized)
@MainActor
struct ComposedInsideTests {
  private static let kinds = [ComposedTable.Kind.bySections, .byRows]
  private static let counts = [12, 30, 4]

  /// Three children, the first of which fills the screen of ten rows.
  @MainActor
  private final class Screen {
    let clock = ManualClock()
    let composed: ComposedScreen
    let child: DecoratedTable
    var viewed: [String] = []
    var ended: [String] = []

    init(_ kind: ComposedTable.Kind) {
      composed = ComposedScreen(
        kind,
        ComposedInsideTests.counts.enumerated().map { child, count in
          [(0..<count).map { "\(child)-\($0)" }]
        }, height: 400)
      child = composed.tables[1]
      child.viewing.clock = clock
    }

    /// The number of rows above the child in its section of the table on screen.
    var rowsAbove: Int { place(0)?.row ?? 0 }

    func scroll(to row: Int) async {
      composed.tableView.contentOffset.y = CGFloat(row) * 40
      await settle()
    }

    func settle() async {
      for _ in 0..<4 {
        composed.tableView.layoutIfNeeded()
        await nextTurn()
      }
    }

    /// Where a row of the child, the second one, is in the table; it is one of all of its layers.
    func place(_ row: Int) -> IndexPath? {
      child.reuseIndexPath(forOuter: path(row))
    }

    func watch() {
      child.onViewed(
        .content(id: { [unowned composed] in composed.sources[1].text(at: $0) }), .mrcDisplay
      ) { [weak self] path, row in
        self?.viewed.append("\(path.row) as \(row.reuseIndexPath.row)")
      } ended: { [weak self] path, _ in
        self?.ended.append("\(path.row)")
      }
    }
  }

  @Test("Rows of a child are viewed when they are on screen of the table, wherever that is")
  func viewed() async {
    for kind in Self.kinds {
      let screen = Screen(kind)
      screen.watch()
      await screen.settle()
      screen.clock.advance(by: 5)
      #expect(screen.viewed.isEmpty)
      // Rows 10 and 11 of the first child, and eight of the second.
      await screen.scroll(to: 10)
      screen.clock.advance(by: 0.5)
      #expect(screen.viewed.isEmpty)
      screen.clock.advance(by: 0.5)
      #expect(screen.viewed == (0..<8).map { "\($0) as \($0 + screen.rowsAbove)" })
      await screen.scroll(to: 22)
      #expect(screen.ended == (0..<8).map { "\($0)" })
      // All other rows have gone off screen.
      await screen.scroll(to: 12 + 30)
      screen.clock.advance(by: 5)
      #expect(!screen.viewed.contains { $0.hasPrefix("10 ") })
    }
  }

  @Test("Rows of a child go off screen and on when others are inserted and deleted above them")
  func movedByOthers() async {
    for kind in Self.kinds {
      let screen = Screen(kind)
      screen.watch()
      await screen.scroll(to: 4)
      screen.clock.advance(by: 0.5)
      // The two rows of the child are pushed off the lower end.
      let composed = screen.composed
      composed.sources[0].sections[0].insert(contentsOf: ["new", "newer"], at: 12)
      composed.tables[0].insertRows(at: [path(12), path(13)], with: .none)
      await screen.settle()
      screen.clock.advance(by: 5)
      #expect(screen.viewed.isEmpty)
      #expect(screen.ended == ["0", "1"])
      composed.composed.children.removeFirst()
      await screen.settle()
      screen.clock.advance(by: 1)
      #expect(screen.viewed.count == 10)
      composed.composed.addRows(
        (0..<10).map { "ad \($0)" }, placed: .start + .every(1)
      ) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
      await screen.settle()
      #expect(screen.ended.count > 2)
    }
  }

  @Test("Inserted rows push rows of a child's child off screen, for it and the child around it")
  func movedFurtherInside() async {
    for kind in Self.kinds {
      let screen = Screen(kind)
      let composed = screen.composed
      let inner = TextSource([["x", "y"]])
      let innerTable = DecoratedTable(dataSource: inner, delegate: inner)
      let group = ComposedTable(.byRows, [innerTable])
      var ended: [String] = []
      for (table, name): (LayeredTable, String) in [(innerTable, "inner"), (group, "group")] {
        table.viewing.clock = screen.clock
        table.onViewed(.content(id: { $0 }), .mrcDisplay) { _, _ in
        } ended: { path, _ in
          ended.append("\(name) \(path.row)")
        }
      }
      composed.composed.children = [composed.tables[0], group]
      // Below the twelve rows of the first child.
      await screen.scroll(to: 4)
      screen.clock.advance(by: 0.5)
      composed.sources[0].sections[0].insert(contentsOf: ["new", "newer"], at: 12)
      composed.tables[0].insertRows(at: [path(12), path(13)], with: .none)
      await screen.settle()
      #expect(ended.sorted() == ["group 0", "group 1", "inner 0", "inner 1"])
    }
  }

  @Test("A tap on a row of a child counts it at once, once, and at no other child")
  func taps() async throws {
    for kind in Self.kinds {
      let screen = Screen(kind)
      screen.watch()
      var others: [IndexPath] = []
      for table: LayeredTable in [screen.composed.tables[0], screen.composed.composed] {
        table.viewing.clock = screen.clock
        table.onViewed(.content, .mrcDisplay) { path, _ in others.append(path) }
      }
      await screen.scroll(to: 10)
      screen.composed.tableView.simulateTap(at: try #require(screen.place(3)))
      #expect(screen.viewed == ["3 as \(3 + screen.rowsAbove)"])
      // The table around all children has seen its own row.
      #expect(others == [try #require(screen.place(3))])
    }
  }

  @Test("A tap counts a row of a child of a child, and one of a child's own layer")
  func tapsFurtherInside() async throws {
    let screen = Screen(.bySections)
    let inner = TextSource([["x", "y"]])
    let innerTable = DecoratedTable(dataSource: inner, delegate: inner)
    let ads = innerTable.addRows(["ad"], placed: .before(1)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    ads.onSelect { _, _ in }
    var viewed: [String] = []
    innerTable.viewing.clock = screen.clock
    innerTable.onViewed(.content, .mrcDisplay) { path, _ in viewed.append("\(path.row)") }
    ads.onViewed(.mrcDisplay) { ad, _ in viewed.append(ad) }
    let group = ComposedTable(.byRows, [innerTable])
    screen.composed.composed.children.insert(group, at: 0)
    await screen.scroll(to: 0)
    #expect(screen.composed.tableView.cellForRow(at: path(1))?.textLabel?.text == "ad")
    screen.composed.tableView.simulateTap(at: path(2))
    screen.composed.tableView.simulateTap(at: path(1))
    #expect(viewed == ["1", "ad"])
  }

  @Test("A supply of a child loads for the slots of the child that are near the screen")
  func supply() async {
    for kind in Self.kinds {
      let screen = Screen(kind)
      let network = SlowNetwork()
      var settings = SupplySettings()
      settings.lookAhead = 3
      settings.readyCount = 0
      let supply = RowSupply<String>(settings, clock: screen.clock, random: { 0.5 }) {
        try await network.load($0)
      }
      let ads = screen.child.addRows(
        suppliedBy: supply, named: "ads", placed: .every(6, after: 2),
        cell: .made { tableView, _, ad in textCell(tableView, ad) })
      ads.height(40)
      await screen.settle()
      // Nothing of the child is on screen.
      #expect(network.requests.isEmpty)
      await screen.scroll(to: 10)
      // Eight rows of it are, with the slots before rows 2 and 8 inside or just below.
      #expect(network.requests.map(\.ordinal) == [1])
      #expect(network.requests.first?.width == 320)
      network.answer()
      await screen.settle()
      #expect(ads.shownModels.map(\.model) == ["ad 0"])
      #expect(ads.shownModels.map(\.indexPath.row) == [8 + screen.rowsAbove])
      // The child is shifted up by others, so that further slots are near.
      let count = network.requests.count
      screen.composed.composed.children.removeFirst()
      await screen.settle()
      #expect(network.requests.count > count)
      network.hangUp()
    }
  }
}
#endif
