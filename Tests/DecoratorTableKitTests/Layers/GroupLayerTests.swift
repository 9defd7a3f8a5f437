import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Posts are texts like "a1", of the day "a"; those of the day "-" are of none.
@Suite("Rows above groups")
@MainActor
struct GroupLayerTests {
  private func day(_ post: String) -> Character? { post.first == "-" ? nil : post.first }

  private func feed(
    _ sections: [[String]], above groups: (DecoratedTable) -> Void = { _ in }
  ) -> (feed: UpdatedFeed, days: GroupLayer<Character>) {
    let feed = UpdatedFeed(sections)
    let source = feed.source
    groups(feed.table)
    let days = feed.table.addGroups(named: "days") { row in
      day(source.sections[row.section][row.row])
    } cell: { tableView, _, day in
      textCell(tableView, "day \(day)")
    }
    .height(24)
    feed.show()
    return (feed, days)
  }

  private func last(_ feed: UpdatedFeed) -> String {
    "\(feed.applied.last?.table ?? BatchUpdate())"
  }

  @Test(
    "A post on top of a day is placed below its row, which keeps its cell, and a new day adds one")
  func onTop() {
    let (feed, _) = feed([["b1", "b2", "a1"]])
    #expect(feed.texts == [["day b", "b1", "b2", "day a", "a1"]])
    let cell = feed.tableView.cellForRow(at: path(0))
    feed.update {
      $0[0].insert("b0", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .top)
    }
    #expect(last(feed) == "+[0, 1]")
    #expect(feed.texts == [["day b", "b0", "b1", "b2", "day a", "a1"]])
    #expect(feed.tableView.cellForRow(at: path(0)) === cell)
    feed.update {
      $0[0].insert("c1", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .top)
    }
    #expect(last(feed) == "+[0, 0] +[0, 1]")
    #expect(feed.texts[0].prefix(3) == ["day c", "c1", "day b"])
    #expect(feed.tableView.cellForRow(at: path(2)) === cell)
    #expect(feed.anomalies.isEmpty && feed.loads == 0)
  }

  @Test("A row is its key for whatever it can do")
  func capabilities() {
    let (feed, days) = feed([["b1", "a1", "-1", "b2"], [], ["b3"]])
    let log = CallLog()
    days.onSelect { day, path in log.note("\(day) at \(path.section).\(path.row)") }
    #expect(
      feed.texts == [["day b", "b1", "day a", "a1", "-1", "day b", "b2"], [], ["day b", "b3"]])
    #expect(days.key(forReuse: path(2)) == "a")
    #expect(days.key(forReuse: path(1)) == nil && days.key(forReuse: path(9)) == nil)
    #expect(days.reuseIndexPaths(of: "b") == [path(0), path(5), path(0, 2)])
    #expect(feed.tableView.rectForRow(at: path(2)).height == 24)
    #expect(feed.table.dataIndexPath(forReuse: path(6)) == path(3))
    #if HEADLESS_UIKIT
    feed.tableView.simulateTap(at: path(2))
    feed.tableView.simulateTap(at: path(0, 2))
    #expect(log.lines == ["a at 0.2", "b at 2.0"])
    #endif
  }

  @Test("The first of two groups that meet keeps its cell, and so does the first part of one")
  func meetingAndDividing() {
    let (feed, _) = feed([["b1", "a1", "b2"]])
    let cell = feed.tableView.cellForRow(at: path(0))
    feed.update {
      $0[0].remove(at: 1)
    } announcing: {
      $0.deleteRows(at: [path(1)], with: .fade)
    }
    #expect(last(feed) == "-[0, 2] -[0, 3] -[0, 4]")
    #expect(feed.texts == [["day b", "b1", "b2"]])
    feed.update {
      $0[0].insert("-1", at: 1)
    } announcing: {
      $0.insertRows(at: [path(1)], with: .fade)
    }
    #expect(last(feed) == "+[0, 2] +[0, 3]")
    #expect(feed.texts == [["day b", "b1", "-1", "day b", "b2"]])
    #expect(feed.tableView.cellForRow(at: path(0)) === cell)
  }

  @Test("A row of another day is reloaded and moved to its group")
  func reloading() {
    let (feed, _) = feed([["b1", "b2", "a1"]])
    feed.update {
      $0[0][1] = "a0"
    } announcing: {
      $0.reloadRows(at: [path(1)], with: .none)
    }
    #expect(feed.texts == [["day b", "b1", "day a", "a0", "a1"]])
    #expect(last(feed) == "[0, 3]>[0, 2] ~[0, 2]")
    feed.update {
      $0[0] = ["z1", "z2"]
    } announcing: {
      $0.reloadSections([0], with: .none)
    }
    #expect(feed.texts == [["day z", "z1", "z2"]])
    feed.source.sections = [["y1"], ["-1"]]
    feed.table.reloadData()
    #expect(feed.texts == [["day y", "y1"], ["-1"]])
  }

  @Test("Sections are moved and removed with their groups")
  func sections() {
    let (feed, _) = feed([["b1"], ["a1", "c1"], ["b2"]])
    feed.update {
      $0.swapAt(0, 2)
    } announcing: { table in
      table.moveSection(0, toSection: 2)
      table.moveSection(2, toSection: 0)
    }
    #expect(feed.texts == [["day b", "b2"], ["day a", "a1", "day c", "c1"], ["day b", "b1"]])
    feed.update {
      $0.remove(at: 1)
    } announcing: {
      $0.deleteSections([1], with: .none)
    }
    #expect(feed.texts == [["day b", "b2"], ["day b", "b1"]])
    feed.update {
      $0.insert(["c1", "-1"], at: 0)
    } announcing: {
      $0.insertSections([0], with: .none)
    }
    #expect(feed.texts == [["day c", "c1", "-1"], ["day b", "b2"], ["day b", "b1"]])
    #expect(feed.loads == 0)
  }

  @Test("Keys are asked for again when the app announces that they have changed")
  func updatingSlots() {
    final class Names {
      var of: [String: String] = [:]
    }
    let names = Names()
    let feed = UpdatedFeed([["a", "b", "c", "d"]])
    let source = feed.source
    let layer = feed.table.addGroups(by: { row -> String? in
      names.of[source.sections[row.section][row.row]]
    }) { tableView, _, name in textCell(tableView, name) }
    feed.show()
    #expect(feed.texts == [["a", "b", "c", "d"]])
    names.of = ["a": "x", "b": "x", "d": "y"]
    layer.updateSlots()
    #expect(feed.texts == [["x", "a", "b", "c", "y", "d"]])
    #expect(last(feed) == "+[0, 0] +[0, 4]")
    names.of = ["b": "x", "c": "x", "d": "y"]
    layer.updateSlots()
    #expect(last(feed) == "[0, 0]>[0, 1]")
    #expect(feed.texts == [["a", "x", "b", "c", "y", "d"]])
  }

  @Test("The layer is added and removed while the table shows the content")
  func comingAndGoing() {
    let (feed, days) = feed([["b1", "b2", "a1"]])
    days.removeFromTable()
    #expect(feed.texts == [["b1", "b2", "a1"]])
    #expect(last(feed) == "-[0, 0] -[0, 3]")
    #expect(days.reuseIndexPaths(of: "a") == [])
    let source = feed.source
    feed.table.addGroups(
      named: "days",
      by: { row in
        source.sections[row.section][row.row].last
      }
    ) { tableView, _, number in textCell(tableView, "number \(number)") }
    #expect(feed.texts == [["number 1", "b1", "number 2", "b2", "number 1", "a1"]])
  }

  @Test("Rows are placed above groups in a table that is wired by hand")
  func byHand() {
    let source = PlainDataSource([["a1", "a2", "b1"]])
    let layer = GroupLayer(
      by: { row in source.sections[row.section][row.row].first },
      cell: .made { tableView, _, day in textCell(tableView, "day \(day)") }
    ).height(30)
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["day a", "a1", "a2", "day b", "b1"]])
    #expect(tableView.rectForRow(at: path(3)).height == 30)
  }

  @Test("Other layers can be around the groups")
  func stacked() {
    let (feed, _) = feed([["b1", "b2", "a1"]])
    feed.addAds(["x", "y"], placed: .every(3), policy: .followContent)
    #expect(feed.texts == [["day b", "b1", "b2", "x", "day a", "a1"]])
    feed.update {
      $0[0].insert("b0", at: 0)
    } announcing: {
      $0.insertRows(at: [path(0)], with: .top)
    }
    #expect(feed.texts == [["day b", "b0", "b1", "b2", "x", "day a", "a1"]])
    #expect(last(feed) == "+[0, 1]")
  }

  #if HEADLESS_UIKIT
  @Test("A row that the user drags to another day is asked for its day on the next turn")
  func dragging() async {
    let app = EditableApp([["a1", "a2", "b1", "b2"]])
    let table = DecoratedTable(dataSource: app, delegate: app)
    table.addGroups(named: "days") { row -> Character? in
      let post = app.sections[row.section][row.row]
      // The app gives a post the day of the post below it.
      return post == "a1" && row.row > 0 ? "b" : post.first
    } cell: { tableView, _, day in
      textCell(tableView, "day \(day)")
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let log = CallLog()
    table.observe { event in
      if case .didApply(let update) = event { log.note("\(update.table)") }
      if case .didLoad = event { log.note("load") }
    }
    #expect(tableView.displayedTexts() == [["day a", "a1", "a2", "day b", "b1", "b2"]])
    _ = tableView.simulateReorder(from: path(1), to: path(4))
    #expect(tableView.displayedTexts() == [["day a", "a2", "day b", "b1", "a1", "b2"]])
    for _ in 0..<20 { await Task.yield() }
    #expect(tableView.displayedTexts() == [["day a", "a2", "day b", "b1", "a1", "b2"]])
    #expect(log.lines == [])
    // Above the row of its day nothing else changes than that.
    _ = tableView.simulateReorder(from: path(5), to: path(0))
    for _ in 0..<20 { await Task.yield() }
    #expect(
      tableView.displayedTexts() == [["day b", "b2", "day a", "a2", "day b", "b1", "a1"]])
    // Announced in the same turn, before the layer has settled.
    _ = tableView.simulateReorder(from: path(1), to: path(6))
    app.sections[0].append("c1")
    table.insertRows(at: [path(4)], with: .none)
    for _ in 0..<20 { await Task.yield() }
    #expect(
      tableView.displayedTexts() == [["day a", "a2", "day b", "b1", "a1", "b2", "day c", "c1"]])
    #expect(!log.lines.contains("load"))
    withExtendedLifetime(table) {}
  }

  @Test(
    "A table of 20 000 rows asks for the keys of the rows that are inserted or change, each once")
  func questions() {
    let feed = UpdatedFeed([(0..<20_000).map { "\($0 / 50) \($0)" }], height: 400)
    let source = feed.source
    var asked = 0
    feed.table.addGroups(named: "days") { row -> Substring? in
      asked += 1
      return source.sections[row.section][row.row].prefix { $0 != " " }
    } cell: { tableView, _, day in
      textCell(tableView, "day \(day)")
    }
    feed.tableView.temper = []
    feed.show()
    func questions(
      _ change: @escaping (inout [[String]]) -> Void,
      _ announce: @escaping (DecoratedTable) -> Void
    ) -> Int {
      asked = 0
      feed.update(change, announcing: announce)
      return asked
    }
    #expect(
      questions({ $0[0].insert("0 top", at: 0) }) { $0.insertRows(at: [path(0)], with: .none) } == 1
    )
    #expect(
      questions({ $0[0].insert("7 x", at: 9_999) }) {
        $0.insertRows(at: [path(9_999)], with: .none)
      } == 1)
    #expect(
      questions({ $0[0].remove(at: 77) }) { $0.deleteRows(at: [path(77)], with: .none) } == 0)
    #expect(questions({ _ in }) { $0.reloadRows(at: [path(5), path(70)], with: .none) } == 2)
    #expect(
      questions({ $0[0].insert($0[0].remove(at: 50), at: 60) }) {
        $0.moveRow(at: path(50), to: path(60))
      } == 1)
    asked = 0
    feed.tableView.setContentOffset(CGPoint(x: 0, y: 90_000), animated: false)
    feed.tableView.layoutIfNeeded()
    #expect(asked == 0)
  }
  #endif

  #if HEADLESS_UIKIT
  @Test("Announced before a drag has settled, all keys are asked for, and then those of new rows")
  func questionsAfterDrag() async {
    let app = EditableApp([["a1", "a2", "b1", "b2"]])
    let table = DecoratedTable(dataSource: app, delegate: app)
    var asked: [String] = []
    table.addGroups(named: "days") { row -> Character? in
      asked.append(app.sections[row.section][row.row])
      return asked.last?.first
    } cell: { tableView, _, day in
      textCell(tableView, "day \(day)")
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    func append(_ text: String) {
      asked = []
      app.sections[0].append(text)
      table.insertRows(at: [path(app.sections[0].count - 1)], with: .none)
    }
    _ = tableView.simulateReorder(from: path(1), to: path(2))
    append("b3")
    #expect(Set(asked) == ["a1", "a2", "b1", "b2", "b3"])
    append("b4")
    #expect(asked == ["b4"])
    await nextTurn()
    append("b5")
    #expect(asked == ["b5"])
    #expect(
      tableView.displayedTexts() == [["day a", "a2", "a1", "day b", "b1", "b2", "b3", "b4", "b5"]])
  }
  #endif
}
