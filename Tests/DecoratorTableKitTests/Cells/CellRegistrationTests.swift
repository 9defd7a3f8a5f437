import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Where cells come from")
@MainActor
struct CellRegistrationTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell

  final class Shelf<Item>: UITableViewCell {}

  @Test("Identifiers of classes of one short name differ")
  func identifiers() {
    let identifiers = [
      CellRegistration<NoteCell>.cellClass().reuseIdentifier,
      CellRegistration<Sample.Elsewhere.NoteCell>.cellClass().reuseIdentifier,
      CellRegistration<Shelf<Note>>.cellClass().reuseIdentifier,
      CellRegistration<Shelf<Sample.Elsewhere.Note>>.cellClass().reuseIdentifier,
    ]
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test("A prototype has the identifier that is passed, or that of the class")
  func givenIdentifiers() {
    let derived = CellRegistration<NoteCell>.cellClass().reuseIdentifier
    #expect(CellRegistration<NoteCell>.cellClass(reuseIdentifier: "a").reuseIdentifier == "a")
    #expect(CellRegistration<NoteCell>.storyboard().reuseIdentifier == derived)
    #expect(CellRegistration<NoteCell>.storyboard(reuseIdentifier: "a").reuseIdentifier == "a")
  }

  @Test("A cell is dequeued with its row, every time, and never twice for a row")
  func classIsDequeued() {
    let tableView = CountingTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    tableView.setUpForTests()
    let adapter = CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "note"))
    adapter.register(in: tableView)
    let table = RowTable(rows: 2, in: tableView) { tableView, indexPath in
      adapter.cell(tableView, at: indexPath, for: Note("\(indexPath.row)"))
    }
    #expect((table[1] as? NoteCell)?.note == Note("1"))
    #expect(tableView.requests == ["note 0", "note 1"])
  }

  @Test("All cells of a map are registered in their order, each identifier once")
  func allRegistered() {
    final class RegisteringTable: UITableView {
      private(set) var registered: [String] = []

      override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered.append("\(identifier): \(cellClass.map { "\($0)" } ?? "nil")")
        super.register(cellClass, forCellReuseIdentifier: identifier)
      }
    }
    var cells = CellAdapterMap()
    cells.add(CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "b")))
    cells.add(
      CellAdapter<Sample.PictureCell, String>(registration: .cellClass(reuseIdentifier: "a")))
    cells.add(
      CellAdapter<NoteCell, Int>(registration: .cellClass(reuseIdentifier: "b")) { _, _ in })
    cells.add(
      CellAdapter<NoteCell, Bool>(registration: .storyboard(reuseIdentifier: "c")) { _, _ in })
    let tableView = RegisteringTable(frame: .zero)
    cells.register(in: tableView)
    #expect(tableView.registered == ["b: NoteCell", "a: PictureCell"])
  }

  @Test(
    "Cells of another class, from other code's registration, are reported and do not stop the program"
  )
  func replaced() {
    let adapter = CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "note"))
    let tableView = UITableView.forTests()
    adapter.register(in: tableView)
    tableView.register(Sample.PictureCell.self, forCellReuseIdentifier: "note")
    let anomalies = TableAnomaly.recording {
      let table = RowTable(in: tableView) { tableView, indexPath in
        adapter.cell(tableView, at: indexPath, for: Note("a"))
      }
      #expect(table[0] is FallbackCell)
    }
    #expect(
      anomalies == [
        .wrongCellClass(reuseIdentifier: "note", expected: "NoteCell", found: "PictureCell")
      ])
    #expect(
      anomalies.first?.description
        == """
        DecoratorTableKit: the view for "note" is a PictureCell, not a NoteCell: look for another \
        registration of the identifier, and at the class in the nib or storyboard
        """)
  }

  @Test("Classes of one short name are distinguished")
  func replacedByItsNamesake() {
    let adapter = CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "note"))
    let tableView = UITableView.forTests()
    tableView.register(Sample.Elsewhere.NoteCell.self, forCellReuseIdentifier: "note")
    let anomalies = TableAnomaly.recording {
      _ = RowTable(in: tableView) { adapter.cell($0, at: $1, for: Note("a")) }
    }
    #expect(
      anomalies == [
        .wrongCellClass(
          reuseIdentifier: "note", expected: "DecoratorTableKitTests.Sample.NoteCell",
          found: "DecoratorTableKitTests.Sample.Elsewhere.NoteCell")
      ])
  }
}
