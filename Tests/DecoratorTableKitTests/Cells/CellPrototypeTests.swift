import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// What a storyboard does with its prototypes is done here by registering a class.
@Suite("Cells from storyboards")
@MainActor
struct CellPrototypeTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell

  private let adapter = CellAdapter<NoteCell, Note>(
    registration: .storyboard(reuseIdentifier: "note"))

  private func tableView(
    withPrototypes: Bool, in window: UIWindow? = nil
  ) -> CountingTableView {
    let tableView = CountingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    tableView.setUpForTests(in: window)
    if withPrototypes { tableView.register(NoteCell.self, forCellReuseIdentifier: "note") }
    return tableView
  }

  private func show(in tableView: UITableView) -> RowTable {
    RowTable(rows: 3, in: tableView) { adapter.cell($0, at: $1, for: Note("\($1.row)")) }
  }

  @Test(
    "The first row shows the cell that was dequeued to find the prototype; others dequeue theirs")
  func firstRow() {
    let tableView = tableView(withPrototypes: true)
    let table = show(in: tableView)
    #expect((0..<3).map { (table[$0] as? NoteCell)?.note?.text } == ["0", "1", "2"])
    #expect(tableView.requests == ["note", "note 1", "note 2"])
    table.reload()
    #expect(tableView.requests.suffix(3) == ["note 0", "note 1", "note 2"])
  }

  @Test("A cell from the reuse pool has no accessory of a row of another adapter")
  func accessoryOfAnotherAdapter() {
    let checked = adapter.accessory(.checkmark)
    let plain = CellAdapter<NoteCell, Note>(registration: .storyboard(reuseIdentifier: "note"))
    var isChecked = true
    let table = RowTable(rows: 3, in: tableView(withPrototypes: true)) { tableView, indexPath in
      let note = Note("\(indexPath.row)")
      return isChecked
        ? checked.cell(tableView, at: indexPath, for: note)
        : plain.cell(tableView, at: indexPath, for: note)
    }
    #expect((0..<3).allSatisfy { table[$0]?.accessoryType == .checkmark })
    let cells = Set((0..<3).compactMap { table[$0].map(ObjectIdentifier.init) })
    isChecked = false
    table.reload()
    #expect((0..<3).allSatisfy { table[$0].map { cells.contains(ObjectIdentifier($0)) } == true })
    #expect((0..<3).allSatisfy { table[$0]?.accessoryType == UITableViewCell.AccessoryType.none })
  }

  @Test("Each table is asked for the prototype once, also where two tables alternate")
  func twoTables() {
    let tables = [tableView(withPrototypes: true), tableView(withPrototypes: true)].map(show)
    for table in tables + tables { table.reload() }
    for table in tables {
      let requests = (table.tableView as? CountingTableView)?.requests
      #expect(requests?.filter { $0 == "note" }.count == 1)
    }
  }

  @Test("A table is not retained, and a later one is asked for its own prototype")
  func tablesGo() {
    for _ in 0..<20 {
      weak var gone: UITableView?
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let table = show(in: tableView(withPrototypes: true, in: window))
        gone = table.tableView
        #expect(gone != nil)
        withExtendedLifetime(window) {}
      }
      #expect(gone == nil)
      // Often at the address of the released one.
      let anomalies = TableAnomaly.recording { _ = show(in: tableView(withPrototypes: false)) }
      #expect(anomalies.count == 3)
    }
  }

  @Test("Without a prototype, each row is reported, and no cell is dequeued for a row")
  func noPrototype() {
    let tableView = tableView(withPrototypes: false)
    let anomalies = TableAnomaly.recording {
      let table = show(in: tableView)
      #expect((0..<3).allSatisfy { table[$0] is FallbackCell })
    }
    let anomaly = TableAnomaly.noPrototype(reuseIdentifier: "note", cellClass: "NoteCell")
    #expect(anomalies == [anomaly, anomaly, anomaly])
    #expect(tableView.requests.filter { $0.hasPrefix("note") } == ["note", "note", "note"])
    #expect(
      anomaly.description
        == """
        DecoratorTableKit: the storyboard has no prototype "note" of NoteCell: add it, or register the \
        class or a nib
        """)
  }

  @Test("A prototype that is added later is found")
  func late() {
    let tableView = tableView(withPrototypes: false)
    _ = TableAnomaly.recording {
      let table = show(in: tableView)
      tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
      table.reload()
      #expect((table[2] as? NoteCell)?.note == Note("2"))
    }
  }

  @Test("A prototype of another class is reported, and does not stop the program")
  func wrongClass() {
    let tableView = tableView(withPrototypes: false)
    tableView.register(Sample.PictureCell.self, forCellReuseIdentifier: "note")
    let anomalies = TableAnomaly.recording {
      #expect(show(in: tableView)[0] is FallbackCell)
    }
    #expect(
      anomalies.first
        == .wrongCellClass(
          reuseIdentifier: "note", expected: "NoteCell", found: "PictureCell"))
  }
}
