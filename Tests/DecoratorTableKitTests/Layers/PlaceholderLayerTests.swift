import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("A row while the content is empty")
@MainActor
struct PlaceholderLayerTests {
  private let keeper = Keeper()

  private func texts(
    _ sections: [[String]], _ scope: PlaceholderLayer.Scope = .table
  ) -> [[String]] {
    let table = DecoratedTable(dataSource: PlainDataSource(sections))
    keeper.keep(table)
    table.addPlaceholder(scope) { tableView, _ in textCell(tableView, "nothing") }
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    return tableView.displayedTexts()
  }

  @Test("It is there if the whole table is empty, once")
  func wholeTable() {
    #expect(texts([]) == [["nothing"]])
    #expect(texts([[]]) == [["nothing"]])
    #expect(texts([[], [], []]) == [["nothing"], [], []])
    #expect(texts([[], ["a"]]) == [[], ["a"]])
    #expect(texts([["a"], []]) == [["a"], []])
  }

  @Test("It is there in each empty section if that is wanted")
  func eachSection() {
    #expect(texts([], .eachSection) == [])
    #expect(texts([[], ["a"], []], .eachSection) == [["nothing"], ["a"], ["nothing"]])
  }

  @Test("It is inserted and removed when the table reads its counts, and cannot be selected")
  func comesAndGoes() {
    let source = PlainDataSource([["a"]])
    let delegate = PlainDelegate()
    let layer = PlaceholderLayer(height: 70) { tableView, _ in textCell(tableView, "nothing") }
    let placeholder = AdditionalTableViewDataSourceImpl(inner: source, layer: layer)
    let half = AdditionalTableViewDelegateImpl(inner: delegate, layer: layer)
    keeper.keep(placeholder)
    keeper.keep(half)
    let tableView = UITableView.forTests()
    tableView.dataSource = placeholder
    tableView.delegate = half
    #expect(tableView.displayedTexts() == [["a"]])
    source.sections = [[]]
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["nothing"]])
    #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    #expect(tableView.indexPathForSelectedRow == nil)
    #expect(delegate.selected.isEmpty)
    source.sections = []
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["nothing"]])
    source.sections = [["b", "c"]]
    tableView.reloadData()
    #expect(tableView.displayedTexts() == [["b", "c"]])
    tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(delegate.selected == [IndexPath(row: 1, section: 0)])
  }

  @Test("Rows of layers inside count as content, those of layers outside do not")
  func amongOtherLayers() {
    func texts(placeholderFirst: Bool) -> [[String]] {
      let table = DecoratedTable(dataSource: PlainDataSource([[]]))
      keeper.keep(table)
      func addPlaceholder() {
        table.addPlaceholder { tableView, _ in textCell(tableView, "nothing") }
      }
      if placeholderFirst { addPlaceholder() }
      table.addRows(["ad"], named: "ads", placed: .end) { tableView, _, ad in
        textCell(tableView, ad)
      }
      if !placeholderFirst { addPlaceholder() }
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      return tableView.displayedTexts()
    }
    #expect(texts(placeholderFirst: true) == [["nothing", "ad"]])
    #expect(texts(placeholderFirst: false) == [["ad"]])
  }
}
