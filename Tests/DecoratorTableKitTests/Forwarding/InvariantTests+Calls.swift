import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
// What is true of each call.
extension InvariantTests {
  /// Hears of selections before their owners do.
  private final class Observer: TableLayer {
    var noted: (Int) -> Void = { _ in }

    init(named name: String) {
      super.init(placed: .none, named: name)
      tableEvents.didSelect = { [weak self] _, row, _, _ in self?.noted(row.row) }
    }
  }

  /// A source that is also the delegate.
  private final class SelectedApp: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String]
    var didSelect: (UITableView, IndexPath) -> Void = { _, _ in }

    init(_ rows: [String]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, rows[indexPath.row]) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      didSelect(tableView, indexPath)
    }
  }

  /// What the app does in a callback.
  enum Disturbance: CaseIterable {
    case removal, deletion, reload
  }

  @Test(
    "3: The owner of a row is found once for a call, and nothing that is done in it changes that",
    arguments: Disturbance.allCases, [true, false])
  func owner(disturbance: Disturbance, isOfLayer: Bool) {
    let app = SelectedApp(["a", "b", "c", "d"])
    let feed = DecoratedTable(dataSource: app, delegate: app)
    let ads = SlotLayer(placed: .before(1), policy: .followContent) { tableView, _, _ in
      textCell(tableView, "ad")
    }
    let (inner, outer) = (Observer(named: "inner"), Observer(named: "outer"))
    for layer in [ads, inner, outer] { feed.add(layer) }
    var calls: [String] = []
    app.didSelect = { calls.append("app \($1.row)") }
    ads.events.height = { _ in 40 }
    ads.events.didSelect = { _, row, _ in calls.append("ads \(row == .amongContent(index: 0))") }
    inner.noted = { calls.append("inner \($0)") }
    outer.noted = { row in
      calls.append("outer \(row)")
      // From now on other rows are where the ad and "c" were.
      switch disturbance {
      case .removal: ads.removeFromTable()
      case .deletion:
        app.rows.removeFirst(2)
        feed.deleteRows(at: [path(0), path(1)], with: .none)
      case .reload:
        app.rows = ["d"]
        feed.reloadData()
      }
    }
    let tableView = UITableView.forTests()
    feed.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["a", "ad", "b", "c", "d"]])
    let row = isOfLayer ? 1 : 3
    tableView.simulateTap(at: path(row))
    #expect(calls == ["outer \(row)", "inner \(row)", isOfLayer ? "ads true" : "app 2"])
    // The disturbance has been shown.
    #expect(tableView.displayedTexts() != [["a", "ad", "b", "c", "d"]])
    withExtendedLifetime(feed) {}
  }

  @Test("4: A method exists if a layer has it, or a child that is shown or is about to be")
  func methods() async {
    let apps = [SubsetApp([]), SubsetApp([.willDisplayCell, .didHighlightRow])]
    for app in apps { app.sections = [["x"]] }
    let children = apps.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let composed = ComposedTable(.bySections, [children[0]])
    let tableView = UITableView.forTests()
    // A delegate of other code has methods of its own.
    tableView.stayTame()
    composed.attach(to: tableView)
    tableView.layoutIfNeeded()
    func has(_ method: ForwardedMethod) -> Bool? {
      tableView.delegate.flatMap {
        OptionalMethod.response(of: $0, to: Selector(method.rawValue))
      }
    }
    #expect(has(.didHighlightRow) == false)
    composed.children = children
    tableView.layoutIfNeeded()
    // The first row that the table displays of it is one that it has asked the child about.
    #expect(apps[1].log.lines.contains("willDisplayCell 0.0 x"))
    #expect(has(.didHighlightRow) == true)
    tableView.simulateTap(at: path(0, 1))
    #expect(apps[1].log.lines.contains("didHighlightRow 0.0"))
    #expect(has(.accessoryButtonTapped) == false)
    let ads = SlotLayer(placed: .start) { tableView, _, _ in textCell(tableView, "ad") }
    ads.events.height = { _ in 40 }
    var tapped: [IndexPath] = []
    ads.events.accessoryTap = { tapped.append($2) }
    children[0].add(ads)
    await wait { has(.accessoryButtonTapped) == true }
    tableView.delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: path(0))
    #expect(tapped == [path(0)])
    composed.children.removeLast()
    await wait { has(.didHighlightRow) == false }
    #expect(has(.didHighlightRow) == false)
  }

  @Test("11: The table and the index path that code is handed belong together")
  func handed() {
    let tableView = UITableView.forTests()
    var calls: [String] = []
    func note(_ table: UITableView, _ path: IndexPath) {
      let text = table.cellForRow(at: path)?.textLabel?.text ?? "nothing"
      let name = table === tableView ? "screen" : "content"
      calls.append("\(name) \(RowPosition(path)) \(text)")
    }
    let app = SelectedApp(["b", "c"])
    app.didSelect = { note($0, $1) }
    let above = DecoratedTable(dataSource: PlainDataSource([["a"]]))
    let child = DecoratedTable(dataSource: app, delegate: app)
    let composed = ComposedTable(.bySections, [above, child])
    let tables: [(LayeredTable, [String])] = [(child, ["in"]), (composed, ["out 0", "out 1"])]
    for (table, names) in tables {
      let layer = table.addRows(names, placed: .start) { tableView, _, name in
        textCell(tableView, name)
      }
      layer.height(40)
      layer.events.didSelect = { note($0, $2) }
    }
    composed.attach(to: tableView)
    #expect(tableView.displayedTexts() == [["out 0", "a"], ["out 1", "in", "b", "c"]])
    for row in 0..<4 { tableView.simulateTap(at: path(row, 1)) }
    let ofLayers = ["screen [1, 0] out 1", "screen [1, 1] in"]
    #expect(calls == ofLayers + ["content [0, 0] b", "content [0, 1] c"])
    withExtendedLifetime(composed) {}
  }

  @Test("12: A part below the outermost one resolves from its own level, and opens no session")
  func innerPart() throws {
    let table = WiredTable(["inner", "outer"], .dataSourceFirst)
    let outside = try #require(table.dataSource as? AdditionalTableViewDataSourceImpl)
    let inside = try #require(outside.inner as? AdditionalTableViewDataSourceImpl)
    let outerDelegate = try #require(table.delegate as? AdditionalTableViewDelegateImpl)
    let delegate = try #require(outerDelegate.inner as? AdditionalTableViewDelegateImpl)
    func texts(_ part: AdditionalTableViewDataSourceImpl) -> [String?] {
      (0..<part.tableView(table.tableView, numberOfRowsInSection: 0)).map {
        part.tableView(table.tableView, cellForRowAt: path($0)).textLabel?.text
      }
    }
    let (own, all) = (["inner", "a", "b", "c", "d"], ["outer", "inner", "a", "b", "c", "d"])
    #expect(texts(inside) == own)
    var (told, seen): ([IndexPath], [[String?]]) = ([], [])
    table.source.didSelect = { _, path in
      told.append(path)
      // The outermost part answers for itself meanwhile.
      seen.append(texts(outside))
    }
    delegate.tableView(table.tableView, didSelectRowAt: path(2))
    #expect(told == [path(1)] && seen == [all])
    delegate.tableView(table.tableView, didSelectRowAt: path(0))
    #expect(table.selected == ["inner"])
    #expect(table.texts == all)
    #expect(table.tapAll() == ["outer", "inner"])
    #expect(told == [1, 0, 1, 2, 3].map { path($0) })
  }
}
#endif
