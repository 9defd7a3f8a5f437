import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

#if HEADLESS_UIKIT
@Suite("What becomes of additional rows after a drag")
@MainActor
struct DragAnnouncementTests {
  private let keeper = Keeper()
  private let posts = [["a", "b", "c", "d"], ["e", "f"]]

  private func show(
    _ app: EditableApp, placed placement: Placement, policy: ContentPolicy,
    others: (DecoratedTable) -> Void = { _ in }
  ) -> (table: DecoratedTable, tableView: UITableView, log: CallLog) {
    let table = DecoratedTable(dataSource: app, delegate: app)
    keeper.keep(table)
    keeper.keep(app)
    table.addRows(["ad 0", "ad 1", "ad 2"], named: "ads", placed: placement, policy: policy) {
      tableView, _, ad in textCell(tableView, ad)
    }
    others(table)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    let log = CallLog()
    table.observe { event in
      switch event {
      case .didApply(let update): log.note("\(update.levels[0])")
      case .didLoad: log.note("load")
      default: break
      }
    }
    return (table, tableView, log)
  }

  private func finishTurn() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(
    "F6 Dragged across, onto and to the end, they follow their policy, announced on the next turn",
    arguments: ContentPolicy.allCases)
  func everyDrag(policy: ContentPolicy) async throws {
    let placement = Placement.every(2, after: 1) + .end
    let rule = LayerRule(rows: placement, supply: .models(3))
    let state = LayerState(rule: rule, policy: policy, rowCounts: posts.map(\.count))
    let counts = state.layout
    var thinning = Thinning.byTurns
    for source in 0..<counts.sectionCount {
      for row in 0..<counts.rowCount(inSection: source) {
        let from = RowPosition(section: source, row: row)
        guard case .content = counts.origin(of: from) else { continue }
        for target in 0..<counts.sectionCount {
          let places = counts.rowCount(inSection: target) + (target == source ? 0 : 1)
          for place in 0..<places where thinning.takesNext() {
            let to = RowPosition(section: target, row: place)
            let app = EditableApp(posts)
            let (table, tableView, log) = show(app, placed: placement, policy: policy)
            let move = counts.moving(from, to: to)
            let update = BatchUpdate([
              .moveRow(from: move.source, to: move.destination)
            ])
            let content = UpdateMap(
              update, before: counts.contentRowCounts, after: move.layout.contentRowCounts)
            let wanted = state.following(content).new
            _ = tableView.simulateReorder(from: IndexPath(from), to: IndexPath(to))
            #expect(table.layouts?.layers[0] == move.layout)
            await finishTurn()
            try expectEqual(table.layouts?.layers[0], wanted.layout, "\(from) to \(to)")
            try expectEqual(log.lines.contains("load"), false, "whether it was loaded")
            if wanted.layout == move.layout, policy == .followRule {
              try expectEqual(log.lines, [], "what was announced for \(from) to \(to)")
            }
            let texts = tableView.displayedTexts()
            for (section, rows) in texts.enumerated() {
              for (row, text) in rows.enumerated() {
                let expected =
                  switch wanted.layout.origin(of: RowPosition(section: section, row: row)) {
                  case .content(let position): app.sections[position.section][position.row]
                  case .additional(let ordinal): "ad \(wanted.model(ofAdditional: ordinal))"
                  case .added: "none"
                  }
                try expectEqual(text, expected, "row \(row) of \(section)")
              }
            }
          }
        }
      }
    }
  }

  @Test("Each layer of a stack announces its own, the outermost first, and keeps the cells")
  func stack() async throws {
    let app = EditableApp([["a", "b", "c"]])
    let (_, tableView, log) = show(app, placed: .every(2, after: 1), policy: .followRule) {
      table in
      table.addRows(["top"], named: "outer", placed: .tableRows([1]), policy: .followRule) {
        tableView, _, text in textCell(tableView, text)
      }
    }
    #expect(tableView.displayedTexts() == [["a", "top", "ad 0", "b", "c", "ad 1"]])
    let cells = (0..<6).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    _ = tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    #expect(tableView.displayedTexts() == [["top", "ad 0", "b", "a", "c", "ad 1"]])
    await finishTurn()
    #expect(tableView.displayedTexts() == [["b", "top", "ad 0", "a", "c", "ad 1"]])
    #expect(log.lines == ["[0, 0]>[0, 1]", "[0, 0]>[0, 2] [0, 1]>[0, 1]"])
    let after = (0..<6).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    for (row, cell) in zip([3, 1, 2, 0, 4, 5], cells) { #expect(after[row] === cell) }
  }

  @Test(
    "A change in between is counted from what is on screen, and no row is lost",
    arguments: ContentPolicy.allCases)
  func changeInBetween(policy: ContentPolicy) async {
    let app = EditableApp([["a", "b", "c", "d"]])
    let (table, tableView, log) = show(app, placed: .every(2), policy: policy)
    // a b ad0 c d ad1
    _ = tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 4, section: 0))
    // b ad0 c d a ad1
    app.sections[0].insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    await finishTurn()
    #expect(!log.lines.contains("load"))
    let texts = tableView.displayedTexts()[0]
    #expect(texts.filter { !$0.hasPrefix("ad") } == ["new", "b", "c", "d", "a"])
    #expect(texts.filter { $0.hasPrefix("ad") } == ["ad 0", "ad 1"])
    if policy == .followRule {
      #expect(texts == ["new", "b", "ad 0", "c", "d", "ad 1", "a"])
    }
  }

  @Test(
    "A drag that the app turns out not to allow changes nothing, then or later",
    arguments: ContentPolicy.allCases)
  func takenBack(policy: ContentPolicy) async {
    let source = PlainDataSource([["a", "b", "c", "d"]])
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    keeper.keep(source)
    table.addRows(["ad"], named: "ads", placed: .before(1), policy: policy) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let before = table.layouts
    // The layout is the same either way; only the policy would see the difference.
    _ = tableView.dataSource?.tableView?(tableView, moveRowAt: [0, 2], to: [0, 3])
    await finishTurn()
    #expect(table.layouts == before)
    #expect(tableView.displayedTexts() == [["a", "ad", "b", "c", "d"]])
  }
}
#endif
