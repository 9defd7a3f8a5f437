import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

// Nibs are files for UIKit; without it, closures make what is in them.
#if HEADLESS_UIKIT
@Suite("Cells from nibs")
@MainActor
struct CellNibTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell

  private func adapter(_ objects: [() -> Any]) -> CellAdapter<NoteCell, Note> {
    let nib = UINib(headless: { objects.map { $0() } })
    return CellAdapter(registration: .nib(nib, reuseIdentifier: "note"))
  }

  private func show(_ adapter: CellAdapter<NoteCell, Note>) -> RowTable {
    let tableView = UITableView.forTests()
    adapter.register(in: tableView)
    return RowTable(in: tableView) { adapter.cell($0, at: $1, for: Note("a")) }
  }

  private let noteCell = { NoteCell(style: .default, reuseIdentifier: "note") }

  @Test("The cell in the nib shows the model")
  func oneCell() {
    #expect((show(adapter([noteCell]))[0] as? NoteCell)?.note == Note("a"))
  }

  @Test("Without an identifier, it is that of the class")
  func identifier() {
    let registration = CellRegistration<NoteCell>.nib(UINib(headless: { [] }))
    #expect(registration.reuseIdentifier == "DecoratorTableKitTests.Sample.NoteCell")
  }

  @Test("A nib with a cell of another class is reported, and does not stop the program")
  func wrongClass() {
    let adapter = adapter([{ UITableViewCell(style: .default, reuseIdentifier: "note") }])
    let anomalies = TableAnomaly.recording { #expect(show(adapter)[0] is FallbackCell) }
    #expect(
      anomalies == [
        .wrongCellClass(reuseIdentifier: "note", expected: "NoteCell", found: "UITableViewCell")
      ])
  }

  @Test("A nib with no or two top level objects is UIKit's failure", arguments: [0, 2])
  func topLevelObjects(count: Int) {
    let adapter = adapter(Array(repeating: noteCell, count: count))
    let failures = UIKitFailure.recording {
      _ = TableAnomaly.recording { _ = show(adapter) }
    }
    #expect(
      failures.first?.reason
        == """
        invalid nib registered for identifier (note) - nib must contain exactly one top level object \
        which must be a UITableViewCell instance
        """)
  }

  @Test("A cell in the nib may leave its identifier out; another one is UIKit's failure")
  func nibIdentifiers() {
    let silent = adapter([{ NoteCell(style: .default, reuseIdentifier: nil) }])
    #expect((show(silent)[0] as? NoteCell)?.note == Note("a"))
    let other = adapter([{ NoteCell(style: .default, reuseIdentifier: "other") }])
    let failures = UIKitFailure.recording { _ = show(other) }
    #expect(
      failures.first?.reason
        == "cell reuse indentifier in nib (other) does not match the identifier used to register the "
        + "nib (note)")
  }

  @Test("A class or nib that was never registered is UIKit's failure")
  func neverRegistered() {
    let adapter = adapter([noteCell])
    let failures = UIKitFailure.recording {
      _ = TableAnomaly.recording {
        _ = RowTable { adapter.cell($0, at: $1, for: Note("a")) }
      }
    }
    #expect(
      failures.first?.reason
        == """
        unable to dequeue a cell with identifier note - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        """)
  }
}
#endif
