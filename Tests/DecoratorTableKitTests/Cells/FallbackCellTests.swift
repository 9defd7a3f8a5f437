import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Cells of rows that cannot have their own")
@MainActor
struct FallbackCellTests {
  private let cells = CellAdapterMap().adding(CellAdapter<Sample.NoteCell, Sample.Note>())

  private func show(rows: Int = 1) -> RowTable {
    let tableView = UITableView.forTests()
    cells.register(in: tableView)
    return RowTable(rows: rows, in: tableView) { cells.cell($0, at: $1, for: "row \($1.row)") }
  }

  @Test("A debug build shows what is wrong, a release build shows nothing")
  func text() {
    let anomaly = TableAnomaly.noAdapter(modelType: "String", adapters: ["Note"])
    let anomalies = TableAnomaly.recording {
      let cell = show()[0]
      #expect(cell is FallbackCell)
      #if DEBUG
      #expect(cell?.textLabel?.text == anomaly.description)
      #expect(cell?.textLabel?.textColor == .red)
      #expect(cell?.textLabel?.numberOfLines == 0)
      #else
      #expect(cell?.textLabel?.text == nil)
      #endif
    }
    #expect(anomalies == [anomaly])
  }

  #if HEADLESS_UIKIT
  @Test("A row that is configured again gets the fallback cell that it has")
  func configuredAgain() {
    _ = TableAnomaly.recording {
      let table = show(rows: 2)
      let cells = [table[0], table[1]]
      let failures = UIKitFailure.recording {
        table.tableView.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      }
      #expect(failures == [])
      #expect([table[0], table[1]] == cells)
    }
  }
  #endif

  @Test("Fallback cells are reused, and show the current mistake")
  func usedAgain() {
    let tableView = UITableView.forTests()
    var model: Any = 1
    _ = TableAnomaly.recording {
      let table = RowTable(in: tableView) { cells.cell($0, at: $1, for: model) }
      model = "text"
      table.reload()
      #expect(table[0] is FallbackCell)
      #if DEBUG
      #expect(table[0]?.textLabel?.text?.contains("no adapter for String") == true)
      #endif
    }
  }
}
