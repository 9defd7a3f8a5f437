import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@MainActor
@Suite("Rows that are written one below the other")
struct CellConfiguratorBuilderTests {
  private final class NumberCell: UITableViewCell, Updatable {
    func update(viewData: Int) { textLabel?.text = "\(viewData)" }
  }

  private final class WordCell: UITableViewCell, Updatable {
    func update(viewData: String) { textLabel?.text = viewData }
  }

  private func rows(isLong: Bool, more: [AnyCellConfigurator] = []) -> [AnyCellConfigurator] {
    AnyCellConfigurator.rows {
      CellConfigurator<WordCell>(viewData: "a")
      if isLong { CellConfigurator<NumberCell>(viewData: 1).height(50) }
      for number in 2...3 {
        CellConfigurator<NumberCell>(viewData: number)
        if number == 3 {
          CellConfigurator<WordCell>(viewData: "three").erased
        } else {
          CellConfigurator<WordCell>(viewData: "other")
        }
      }
      more
    }
  }

  private func texts(_ rows: [AnyCellConfigurator]) -> [String] { rows.map { "\($0.viewData)" } }

  @Test("Conditions and loops give the rows that they name, in their order")
  func order() {
    #expect(texts(rows(isLong: true)) == ["a", "1", "2", "other", "3", "three"])
    #expect(texts(rows(isLong: false)) == ["a", "2", "other", "3", "three"])
    #expect(texts(rows(isLong: false, more: rows(isLong: false))).count == 10)
    #expect(AnyCellConfigurator.rows {}.isEmpty)
  }

  @Test("A table shows them in the cells of their own classes, with what they can do")
  func table() {
    let source = ListTableViewDataSource { rows(isLong: true) }
    let table = DecoratedTable(dataSource: source)
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    tableView.putIntoWindow()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    let cells = (0..<6).map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(
      cells.map { $0?.textLabel?.text } == ["a", "1", "2", "other", "3", "three"])
    #expect(
      cells.map { $0 is NumberCell } == [false, true, true, false, true, false])
    #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
  }
}
