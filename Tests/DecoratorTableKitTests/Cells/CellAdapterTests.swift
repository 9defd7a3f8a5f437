import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Adapters between models and cells")
@MainActor
struct CellAdapterTests {
  typealias Note = Sample.Note
  typealias Picture = Sample.Picture
  typealias NoteCell = Sample.NoteCell
  typealias PictureCell = Sample.PictureCell

  private func firstCell<Cell, Model>(
    of adapter: CellAdapter<Cell, Model>, showing model: Model
  ) -> Cell? {
    let tableView = UITableView.forTests()
    adapter.register(in: tableView)
    let table = RowTable(in: tableView) { tableView, indexPath in
      adapter.cell(tableView, at: indexPath, for: model)
    }
    return table[0] as? Cell
  }

  @Test("It configures a cell of any class with a closure")
  func closure() {
    let adapter = CellAdapter<UITableViewCell, Int> { cell, number in
      cell.textLabel?.text = "number \(number)"
    }
    #expect(firstCell(of: adapter, showing: 7)?.textLabel?.text == "number 7")
  }

  @Test("A cell type that declares its view data needs no closure")
  func updatable() {
    #expect(firstCell(of: CellAdapter<NoteCell, Note>(), showing: Note("a"))?.note == Note("a"))
  }

  @Test("A cell that shows a part of a model gets that part")
  func viewData() {
    let adapter = CellAdapter<PictureCell, Picture>(viewData: \.name)
    #expect(firstCell(of: adapter, showing: Picture("sea"))?.name == "sea")
  }

  @Test("A height that is passed with it is that of its rows")
  func height() {
    #expect(CellAdapter<NoteCell, Note>().events.height?(Note("a")) == nil)
    let adapter = CellAdapter<NoteCell, Note>(height: 70)
    #expect(adapter.events.height?(Note("a")) == 70)
    #expect(adapter.height { _ in 71 }.events.height?(Note("a")) == 71)
    let part = CellAdapter<PictureCell, Picture>(height: 72, viewData: \.name)
    #expect(part.events.height?(Picture("sea")) == 72)
  }

  @Test("A cell used again shows the accessory of its new row, or none")
  func accessory() {
    let adapter = CellAdapter<NoteCell, Note>().accessory { note in
      note.text == "a" ? .checkmark : nil
    }
    let tableView = UITableView.forTests()
    adapter.register(in: tableView)
    var notes = [Note("a"), Note("b")]
    let table = RowTable(rows: 2, in: tableView) { tableView, indexPath in
      adapter.cell(tableView, at: indexPath, for: notes[indexPath.row])
    }
    #expect(table[0]?.accessoryType == .checkmark)
    #expect(table[1]?.accessoryType == UITableViewCell.AccessoryType.none)
    notes.swapAt(0, 1)
    table.reload()
    #expect(table[0]?.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(table[1]?.accessoryType == .checkmark)
  }

  @Test(
    "Kinds that share their cells do not inherit accessories from each other", arguments: [0, 1])
  func sharedCells(_ turns: Int) {
    let own = UITableViewCell.AccessoryType.detailButton
    let checked = CellAdapter<NoteCell, Note>().accessory(.checkmark)
    let plain = CellAdapter<NoteCell, Note>()
    let custom = CellAdapter<NoteCell, Note> { cell, _ in cell.accessoryType = own }
    let tableView = UITableView.forTests()
    checked.register(in: tableView)
    var adapters = [checked, turns == 0 ? plain : custom]
    let table = RowTable(rows: 2, in: tableView) { tableView, indexPath in
      adapters[indexPath.row].cell(tableView, at: indexPath, for: Note("a"))
    }
    let cells = Set([table[0], table[1]])
    adapters.swapAt(0, 1)
    table.reload()
    #expect(Set([table[0], table[1]]) == cells)
    let expected = turns == 0 ? UITableViewCell.AccessoryType.none : own
    #expect([0, 1].map { table[$0]?.accessoryType } == [expected, .checkmark])
  }

  @Test("What is remembered of accessories is released with the cells")
  func goneCells() {
    let adapter = CellAdapter<NoteCell, Note>().accessory(.checkmark)
    weak var cell: UITableViewCell?
    for _ in 0..<200 {
      let tableView = UITableView.forTests()
      adapter.register(in: tableView)
      let table = RowTable(rows: 2, in: tableView) { tableView, indexPath in
        adapter.cell(tableView, at: indexPath, for: Note("a"))
      }
      cell = table[0]
      #expect(cell?.accessoryType == .checkmark)
    }
    #expect(cell == nil)
    #expect(AttachedAccessories.attachments.count < 200)
  }

  @Test("An accessory that the cell set itself stays, unless the adapter has one")
  func ownAccessory() {
    let adapter = CellAdapter<UITableViewCell, Int> { cell, _ in cell.accessoryType = .detailButton
    }
    #expect(firstCell(of: adapter, showing: 1)?.accessoryType == .detailButton)
    let other = adapter.accessory(.checkmark)
    #expect(firstCell(of: other, showing: 1)?.accessoryType == .checkmark)
  }
}
