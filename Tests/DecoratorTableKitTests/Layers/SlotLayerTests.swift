import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Rows in every slot")
@MainActor
struct SlotLayerTests {
  private let source = PlainDataSource([["a", "b", "c"], ["d"]])
  private let keeper = Keeper()
  private let log = CallLog()

  /// The texts with the height of each row.
  private func rows(of tableView: UITableView) -> [[String]] {
    tableView.layoutIfNeeded()
    return tableView.displayedTexts().enumerated().map { section, texts in
      texts.enumerated().map { row, text in
        let path = IndexPath(row: row, section: section)
        return "\(text) \(Int(tableView.rectForRow(at: path).height))"
      }
    }
  }

  private func attached(_ table: DecoratedTable) -> UITableView {
    keeper.keep(table)
    let tableView = UITableView.forTests()
    tableView.rowHeight = 40
    table.attach(to: tableView)
    return tableView
  }

  private func addSeparators(_ table: DecoratedTable, policy: ContentPolicy) -> SlotLayer {
    table.addRows(
      named: "separators", placed: .every(2) + .end, policy: policy
    ) { tableView, _, position in textCell(tableView, "before \(position)") }
  }

  @Test("They have the height that one chained call sets", arguments: ContentPolicy.allCases)
  func heights(policy: ContentPolicy) {
    let table = DecoratedTable(dataSource: source)
    addSeparators(table, policy: policy).height(24)
    #expect(
      rows(of: attached(table)) == [
        ["a 40", "b 40", "before [0, 2] 24", "c 40", "before [0, 3] 24"],
        ["d 40", "before [1, 1] 24"],
      ])
  }

  @Test("Their capabilities are identified by the row below them, also while a table shows them")
  func capabilitiesWhileShown() {
    let table = DecoratedTable(dataSource: source)
    let log = log
    let layer = addSeparators(table, policy: .followContent)
    let tableView = attached(table)
    #expect(rows(of: tableView)[1] == ["d 40", "before [1, 1] 40"])
    var updates: [String] = []
    table.observe { event in
      if case .didApply(let update) = event { updates.append("\(update.table)") }
    }
    layer.height { $0.section == 1 ? 25 : nil }
      .accessory(.checkmark)
      .onSelect { position, path in log.note("\(position) at \(path.row)") }
    // Nothing is loaded again, although no layer had heights before.
    #expect(updates == ["~[0, 2] ~[0, 4] ~[1, 1]", "~[0, 2] ~[0, 4] ~[1, 1]"])
    #expect(rows(of: tableView)[1] == ["d 40", "before [1, 1] 25"])
    tableView.simulateTap(at: IndexPath(row: 1, section: 1))
    tableView.simulateTap(at: IndexPath(row: 2, section: 0))
    tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(log.lines == ["[1, 1] at 1", "[0, 2] at 2"])
    #expect(
      tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryType == .checkmark)
    source.sections[0].insert("z", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    tableView.simulateTap(at: IndexPath(row: 3, section: 0))
    #expect(log.lines.last == "[0, 3] at 3")
  }

  @Test("Rows in slots and rows of added sections are deleted, each by its own call")
  func deletions() {
    let log = log
    let promos = AdditionalSection(
      ["promo"],
      adapter: CellAdapter<UITableViewCell, String> { $0.textLabel?.text = $1 }
        .onDelete { log.note($0) })
    let layer = SlotLayer(placed: .every(2), sections: .start, adding: [promos], named: "extras") {
      tableView, _, position in textCell(tableView, "before \(position)")
    }
    .onDelete { log.note("before \($0)") }
    let table = DecoratedTable(dataSource: source)
    table.add(layer)
    let tableView = attached(table)
    tableView.setEditing(true, animated: false)
    tableView.layoutIfNeeded()
    #expect(tableView.simulateDeletion(at: IndexPath(row: 0, section: 0)))
    #expect(tableView.simulateDeletion(at: IndexPath(row: 2, section: 1)))
    #expect(log.lines == ["promo", "before [0, 2]"])
  }

  @Test("In a table that is wired by hand, beside sections whose rows stay automatic")
  func byHand() {
    let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }
    let layer = SlotLayer(placed: .every(2), sections: .start, adding: [promo], named: "extras") {
      tableView, _, position in textCell(tableView, "before \(position)")
    }
    .height { $0.row == 2 ? 30 : nil }
    let dataSource = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
    let tableView = UITableView.forTests()
    tableView.rowHeight = 40
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    #expect(
      rows(of: tableView) == [
        ["promo 44"], ["a 40", "b 40", "before [0, 2] 30", "c 40"], ["d 40"],
      ])
  }
}
#endif
