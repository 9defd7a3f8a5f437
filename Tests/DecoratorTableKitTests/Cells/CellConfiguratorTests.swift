import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Models paired with cell classes")
@MainActor
struct CellConfiguratorTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell
  typealias PictureCell = Sample.PictureCell

  @Test("The reuse identifier is the full name of the class")
  func derivedIdentifier() {
    let configurator = CellConfigurator<NoteCell>(viewData: Note("a"))
    let erased = configurator.erased.row.registration
    #expect(erased.reuseIdentifier == "DecoratorTableKitTests.Sample.NoteCell")
    #expect(erased.viewClass == NoteCell.self)
  }

  @Test("The reuse identifier is that of the registration")
  func givenIdentifier() {
    let configurator = CellConfigurator<NoteCell>(
      viewData: Note("a"), registration: .cellClass(reuseIdentifier: "note"))
    #expect(configurator.erased.row.registration.reuseIdentifier == "note")
  }

  @Test("Type-erased, different ones can be in one list, and each gives a cell of its own class")
  func erased() {
    let rows: [AnyCellConfigurator] = [
      CellConfigurator<NoteCell>(viewData: Note("a")).erased,
      CellConfigurator<PictureCell>(viewData: "b").accessory(.checkmark).erased,
      CellConfigurator<NoteCell>(viewData: Note("c")).erased,
    ]
    #expect(rows[0].viewData as? Note == Note("a"))
    #expect(rows[1].viewData as? String == "b")
    let tableView = UITableView.forTests()
    for row in rows { row.row.registration.register(in: tableView) }
    let table = RowTable(rows: 3, in: tableView) { tableView, indexPath in
      rows[indexPath.row].row.behavior.cell(tableView, at: indexPath, for: ())
    }
    #expect((table[0] as? NoteCell)?.note == Note("a"))
    #expect((table[1] as? PictureCell)?.name == "b")
    #expect(table[1]?.accessoryType == .checkmark)
    #expect((table[2] as? NoteCell)?.note == Note("c"))
  }

  @Test("A height that is passed with it is that of its row")
  func height() {
    let plain = CellConfigurator<NoteCell>(viewData: Note("a"))
    let high = CellConfigurator<NoteCell>(viewData: Note("a"), height: 70)
    #expect(plain.erased.row.behavior.events.height?(()) == nil)
    #expect(high.erased.row.behavior.events.height?(()) == 70)
  }
}
