import DecoratorTableAds
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Layers without a name")
@MainActor
struct UnnamedLayersTests {
  private let table = DecoratedTable(dataSource: PlainDataSource([["a", "b"]]))

  private func addRow(named name: String? = nil) -> RowLayer<String> {
    table.addRows(["x"], named: name, placed: .start) { tableView, _, text in
      textCell(tableView, text)
    }
  }

  @Test("They are numbered in the order in which they are added, and skip names that are in use")
  func numbers() {
    let byHand = TableLayer(placed: .none)
    #expect(byHand.name == "unnamed")
    let names = [nil, "layer 2", "ads", nil].map { addRow(named: $0).name }
    #expect(names == ["layer 1", "layer 2", "ads", "layer 3"])
    let slots = table.addRows(placed: .end) { tableView, _, _ in textCell(tableView, "end") }
    let sections = table.addSections([], placed: .end)
    #expect([slots.name, sections.name] == ["layer 4", "layer 5"])
  }

  @Test("A number is free again when its layer is removed")
  func freeNumbers() {
    let layers = (0..<3).map { _ in addRow() }
    layers[1].removeFromTable()
    #expect(addRow().name == "layer 2")
    #expect(addRow().name == "layer 4")
  }

  @Test("Ready-made layers are named after their kind, and numbered from the second on")
  func readyMade() {
    table.addPlaceholder { tableView, _ in textCell(tableView, "empty") }
    table.addPlaceholder(.eachSection) { tableView, _ in textCell(tableView, "empty") }
    let more = (0..<3).map { _ in
      table.addLoadMore { tableView, _ in
        textCell(tableView, "more")
      } load: { _ in
      }
    }
    #expect(more.map(\.name) == ["load more", "load more 2", "load more 3"])
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    let explanation = table.explain(IndexPath(row: 0, section: 0))
    #expect(
      explanation?.steps.map(\.layer) == [
        "load more 3", "load more 2", "load more", "placeholder 2", "placeholder", "content",
      ])
  }

  @Test("What the kit observes a table with takes no name, and is in no explanation")
  func observers() throws {
    let home = ComposedTable(.bySections, [table])
    for table in [table, home] as [LayeredTable] {
      table.onViewed(.content, .mrcDisplay) { _, _ in }
      for name in ["viewed rows", "children"] {
        table.addRows(["x"], named: name, placed: .start) { tableView, _, text in
          textCell(tableView, text)
        }
      }
    }
    let tableView = UITableView.forTests()
    home.attach(to: tableView)
    let row = IndexPath(row: 5, section: 0)
    for table in [table, home] {
      let explanation = try #require(table.explain(row))
      #expect(explanation.steps.map(\.layer) == ["children", "viewed rows", "content"])
    }
  }
}
#endif
