import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

/// The first row of a type finds out its kind; the rows after it use a faster path from the list to
/// the cell, which must make no difference.
@Suite("Rows whose cells are made directly from a list")
@MainActor
struct ListedCellTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell

  private func show(_ source: ListTableViewDataSource) -> UITableView {
    let tableView = UITableView.forTests()
    tableView.dataSource = source
    tableView.layoutIfNeeded()
    return tableView
  }

  private func texts(_ tableView: UITableView, _ rows: Int) -> [String?] {
    tableView.reloadData()
    tableView.layoutIfNeeded()
    return (0..<rows).map {
      let cell = tableView.cellForRow(at: IndexPath(row: $0, section: 0))
      return (cell as? NoteCell)?.note?.text ?? (cell as? Sample.PictureCell)?.name
    }
  }

  @Test("Each row shows its own model, alone and among others, before and after changes")
  func ownModels() {
    let cells = CellAdapterMap()
      .adding(CellAdapter<NoteCell, Note>())
      .adding(CellAdapter<Sample.PictureCell, Sample.Picture>(viewData: \.name))
    let source = ListTableViewDataSource(
      HeterogeneousList(["a", "b", "c"].map { Note($0) }), cells: cells)
    let tableView = show(source)
    #expect(texts(tableView, 3) == ["a", "b", "c"])
    source.list.append(Sample.Picture("sea"))
    source.list.append(Note("d"))
    #expect(texts(tableView, 5) == ["a", "b", "c", "sea", "d"])
    let before = source.list
    source.list.merge([Sample.Picture("sky")], placed: .tableRows([1]))
    #expect(texts(tableView, 6) == ["a", "sky", "b", "c", "sea", "d"])
    source.list = before
    #expect(texts(tableView, 5) == ["a", "b", "c", "sea", "d"])
    source.list = HeterogeneousList([Note("z")])
    #expect(texts(tableView, 1) == ["z"])
  }

  @Test("Rows are the same whether their type decides on the cell or each model does")
  func sameRows() {
    let plain = CellAdapter<NoteCell, Note>()
    let adapters = [
      plain, plain.height(50).onSelect { _, _ in },
      plain.accessory(UITableViewCell.AccessoryType.none), plain.accessory(.checkmark),
    ]
    for (adapter, hasCheckmark) in zip(adapters, [false, false, false, true]) {
      let notes = ["a", "b", "c"].map { Note($0) }
      var mixed = HeterogeneousList(notes.map { $0 as Any })
      mixed.append(Sample.Picture("sea"))
      let pictures = CellAdapter<Sample.PictureCell, Sample.Picture>(viewData: \.name)
      let cells = CellAdapterMap().adding(adapter).adding(pictures)
      let sources = [
        ListTableViewDataSource(notes, adapter: adapter),
        ListTableViewDataSource(HeterogeneousList(notes), cells: cells),
        ListTableViewDataSource(HeterogeneousList(notes.map { $0 as Any }), cells: cells),
        ListTableViewDataSource(mixed, cells: cells),
      ]
      for source in sources {
        let tableView = show(source)
        #expect(texts(tableView, 3) == ["a", "b", "c"])
        let accessories = (0..<3).map {
          tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType
        }
        #expect(accessories == Array(repeating: hasCheckmark ? .checkmark : .some(.none), count: 3))
      }
    }
  }

  @Test("Every row has its accessory")
  func accessories() {
    let adapter = CellAdapter<NoteCell, Note>().accessory { $0.text == "b" ? .checkmark : nil }
    let tableView = show(
      ListTableViewDataSource(["a", "b", "c"].map { Note($0) }, adapter: adapter))
    let accessories = (0..<3).map {
      tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType
    }
    #expect(accessories == [.some(.none), .some(.checkmark), .some(.none)])
  }

  @Test("Every cell of another class is reported, and does not stop the program")
  func wrongClass() {
    let source = ListTableViewDataSource(
      ["a", "b", "c"].map { Note($0) },
      adapter: CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "note")))
    let tableView = UITableView.forTests()
    source.register(in: tableView)
    tableView.register(Sample.PictureCell.self, forCellReuseIdentifier: "note")
    let anomalies = TableAnomaly.recording {
      tableView.dataSource = source
      tableView.layoutIfNeeded()
    }
    let anomaly = TableAnomaly.wrongCellClass(
      reuseIdentifier: "note", expected: "NoteCell", found: "PictureCell")
    #expect(anomalies == [anomaly, anomaly, anomaly])
    #expect(
      (0..<3).allSatisfy {
        tableView.cellForRow(at: IndexPath(row: $0, section: 0)) is FallbackCell
      })
  }

  #if !os(iOS)
  @Test(
    "A row that the list does not have is named", arguments: [[0, 3], [0, -1], [1, 0], [-1, 0]])
  func noSuchRow(path: [Int]) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [path] in
      let source = ListTableViewDataSource(
        ["a", "b", "c"].map { Note($0) }, adapter: CellAdapter<NoteCell, Note>())
      let indexPath = IndexPath(row: path[1], section: path[0])
      _ = source.tableView(UITableView(frame: .zero), cellForRowAt: indexPath)
    }
    let text = path[0] == 0 ? "row [0, \(path[1])] does not exist" : "does not exist"
    try expectErrorText(of: result, contains: text)
  }
  #endif
}
