import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Dragging content rows to another place")
@MainActor
struct ReorderingTests {
  private let keeper = Keeper()

  private func table(
    around app: EditableApp, layers: Int
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let table = DecoratedTable(dataSource: app, delegate: app)
    keeper.keep(table)
    if layers > 0 {
      table.addRows(
        ["ad 0", "ad 1", "ad 2"], named: "ads", placed: .every(2, after: 1), policy: .followRule
      ) { tableView, _, ad in textCell(tableView, ad) }
    }
    if layers > 1 {
      table.addRows(named: "edges", placed: .start + .end) { tableView, _, position in
        textCell(tableView, "edge \(position.section)")
      }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  @Test("Every drag leaves the content in the order that is on screen", arguments: 0...2)
  func everyDrag(layers: Int) throws {
    let posts = [["a", "b", "c"], ["d", "e"], []]
    let counts = table(around: EditableApp(posts), layers: layers).tableView
    var thinning = Thinning.byTurns
    for source in 0..<counts.numberOfSections {
      for row in 0..<counts.numberOfRows(inSection: source) {
        for target in 0..<counts.numberOfSections {
          let places = counts.numberOfRows(inSection: target) + (target == source ? 0 : 1)
          for place in 0..<places where thinning.takesNext() {
            let app = EditableApp(posts)
            let (table, tableView) = table(around: app, layers: layers)
            var screen = tableView.displayedTexts()
            let from = IndexPath(row: row, section: source)
            let to = IndexPath(row: place, section: target)
            let landed = tableView.simulateReorder(from: from, to: to)
            guard posts.joined().contains(screen[source][row]) else {
              try expectEqual(landed, nil, "the landing of the additional row \(from)")
              continue
            }
            try expectEqual(landed, to, "the landing of \(from)")
            let moved = screen[source].remove(at: row)
            screen[target].insert(moved, at: place)
            let content = screen.map { rows in rows.filter { posts.joined().contains($0) } }
            try expectEqual(app.sections, content, "the content after \(from) to \(to)")
            // What is on screen agrees with every layer, without any reload.
            try expectEqual(tableView.displayedTexts(), screen, "the screen after \(from) to \(to)")
            for (section, rows) in screen.enumerated() {
              for (row, text) in rows.enumerated() {
                let path = IndexPath(row: row, section: section)
                let data = table.dataIndexPath(forReuse: path)
                let named = data.map { app.sections[$0.section][$0.row] }
                try expectEqual(
                  named, content[section].contains(text) ? text : nil, "what row \(path) is")
              }
            }
          }
        }
      }
    }
  }

  @Test("The destination that a delegate returns is translated into the resulting list")
  func retargeted() {
    let app = EditableApp([["a", "b", "c"]])
    app.retarget = { _ in IndexPath(row: 2, section: 0) }
    let (_, tableView) = table(around: app, layers: 2)
    // edge, a, ad, b, c, ad, edge: after c means directly below it.
    #expect(
      tableView.displayedTexts() == [["edge 0", "a", "ad 0", "b", "c", "ad 1", "edge 0"]])
    _ = tableView.simulateReorder(
      from: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    #expect(app.sections == [["b", "c", "a"]])
    #expect(app.log.lines == ["move [0, 0] to [0, 2]"])
    #expect(
      tableView.displayedTexts() == [["edge 0", "ad 0", "b", "c", "a", "ad 1", "edge 0"]])
  }

  @Test("A row that is refused moves back to exactly where it was")
  func refused() {
    let app = EditableApp([["a", "b", "c"]])
    app.retarget = { _ in IndexPath(row: 1, section: 0) }
    let (_, tableView) = table(around: app, layers: 2)
    let landed = tableView.simulateReorder(
      from: IndexPath(row: 3, section: 0), to: IndexPath(row: 5, section: 0))
    #expect(landed == IndexPath(row: 3, section: 0))
    #expect(app.log.lines.isEmpty)
  }

  @Test("A row that is refused moves back below the row that its outer layer has put above it")
  func refusedBelowAnAdditionalRow() {
    let app = EditableApp([["a", "b", "c"]])
    app.retarget = { _ in IndexPath(row: 1, section: 0) }
    let table = DecoratedTable(dataSource: app, delegate: app)
    keeper.keep(table)
    for (text, place) in [("inner", Placement.start), ("outer", .before(2))] {
      table.addRows([text], named: text, placed: place) { tableView, _, text in
        textCell(tableView, text)
      }
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    #expect(tableView.displayedTexts() == [["inner", "a", "outer", "b", "c"]])
    let row = IndexPath(row: 3, section: 0)
    #expect(tableView.simulateReorder(from: row, to: IndexPath(row: 0, section: 0)) == row)
    #expect(tableView.displayedTexts() == [["inner", "a", "outer", "b", "c"]])
    #expect(app.log.lines.isEmpty)
  }

  @Test(
    "A destination that does not exist is reported, and the nearest one is used",
    arguments: [
      (IndexPath(row: 3, section: 0), ["b", "c", "a"]),
      (IndexPath(row: NSNotFound, section: 0), ["b", "c", "a"]),
      (IndexPath(row: 0, section: 5), ["a", "b", "c"]),
      (IndexPath(row: 9, section: 5), ["b", "c", "a"]),
      (IndexPath(row: -1, section: 0), ["a", "b", "c"]),
    ])
  func noSuchDestination(answer: IndexPath, order: [String]) {
    let app = EditableApp([["a", "b", "c"]])
    app.retarget = { _ in answer }
    let (_, tableView) = table(around: app, layers: 2)
    let anomalies = TableAnomaly.recording {
      _ = tableView.simulateReorder(
        from: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    }
    #expect(app.sections == [order])
    #expect(tableView.displayedTexts()[0].filter { $0.count == 1 } == order)
    let places = Set(
      anomalies.map { anomaly in
        if case .noSuchMoveTarget(_, let place) = anomaly {
          place
        } else {
          RowPosition(section: -1, row: -1)
        }
      })
    #expect(places == [RowPosition(answer)])
  }

  @Test("A drag across additional rows alone moves no content, and no layer loses its rows")
  func pastAdditionalRows() {
    let app = EditableApp([["a", "b"]])
    let (_, tableView) = table(around: app, layers: 1)
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b"]])
    _ = tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    #expect(app.log.lines.isEmpty)
    #expect(tableView.displayedTexts() == [["ad 0", "a", "b"]])
  }

  @Test(
    "On the next turn the additional rows are where the rule puts them, and the content as dropped")
  func ruleAfterMove() async {
    let app = EditableApp([["a", "b", "c"]])
    let (_, tableView) = table(around: app, layers: 2)
    #expect(
      tableView.displayedTexts() == [["edge 0", "a", "ad 0", "b", "c", "ad 1", "edge 0"]])
    _ = tableView.simulateReorder(
      from: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
    #expect(
      tableView.displayedTexts() == [["edge 0", "ad 0", "b", "a", "c", "ad 1", "edge 0"]])
    let wanted = [["edge 0", "b", "ad 0", "a", "c", "ad 1", "edge 0"]]
    for _ in 0..<1000 where tableView.displayedTexts() != wanted { await Task.yield() }
    #expect(tableView.displayedTexts() == wanted)
    #expect(app.sections == [["b", "a", "c"]])
  }

  @Test(
    "A drop into an added section is moved to the nearest content",
    arguments: [true, false])
  func intoAnAddedSection(delegateChooses: Bool) {
    let app = EditableApp([["a", "b"], ["c"]])
    let promo = AdditionalSection(rowCount: 2) { tableView, _, row in
      textCell(tableView, "promo \(row)")
    }
    let table = DecoratedTable(dataSource: app, delegate: delegateChooses ? app : nil)
    keeper.keep(table)
    let layer = SlotLayer(placed: .none, sections: .before(1), adding: [promo], named: "promos") {
      tableView, _, _ in textCell(tableView, "")
    }
    table.add(layer)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    let landed = tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(landed == IndexPath(row: 1, section: 0))
    #expect(app.sections == [["b", "a"], ["c"]])
  }
}
#endif
