import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("The height, editability and accessory that a table gets for a row")
@MainActor
struct RowAnswersTests {
  typealias Note = Sample.Note
  typealias Capabilities = RowCapabilities<Sample.NoteCell, Note>

  @Test("The height is that of the closure added last which has one, else the table's")
  func heights() {
    let capabilities = Capabilities()
      .height { $0.text == "a" ? 10 : $0.text == "b" ? 20 : nil }
      .height { $0.text == "b" ? 30 : nil }
    #expect(["a", "b", "c"].map { capabilities.events.height?(Note($0)) } == [10, 30, nil])
    let fixed = capabilities.height(40)
    #expect(["a", "b", "c"].map { fixed.events.height?(Note($0)) } == [40, 40, 40])
    #expect(capabilities.events.height?(Note("a")) == 10)
    let some = fixed.height { $0.text == "c" ? UITableView.automaticDimension : nil }
    #expect(some.events.height?(Note("a")) == 40)
    #expect(some.events.height?(Note("c")) == UITableView.automaticDimension)
    #expect(Capabilities().events.height?(Note("a")) == nil)
  }

  @Test("The accessory is that of the closure added last which has one, else none")
  func accessories() {
    let capabilities = Capabilities()
      .accessory { $0.text == "a" ? .checkmark : $0.text == "b" ? .detailButton : nil }
      .accessory { $0.text == "b" ? .disclosureIndicator : nil }
    func shown(_ text: String, _ capabilities: Capabilities) -> UITableViewCell.AccessoryType {
      var events = capabilities.events
      events.makeCell = { _, _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
      let indexPath = IndexPath(row: 0, section: 0)
      return RowBehavior(events).cell(UITableView(), at: indexPath, for: Note(text)).accessoryType
    }
    #expect(shown("a", capabilities) == .checkmark)
    #expect(shown("b", capabilities) == .disclosureIndicator)
    #expect(shown("c", capabilities) == .none)
    #expect(shown("c", capabilities.accessory(.checkmark)) == .checkmark)
    #expect(shown("c", Capabilities()) == .detailDisclosureButton)
  }

  /// Returns whether a row of a list can be edited.
  private func canBeEdited(_ note: Note, _ capabilities: Capabilities) -> Bool {
    var adapter = CellAdapter<Sample.NoteCell, Note> { _, _ in }
    adapter.capabilities = capabilities
    return ListedRow(model: note, behavior: adapter.behavior(of: Any.self)).canBeEdited
  }

  @Test("A row can be edited only if every closure for that allows it")
  func canEdit() {
    let capabilities = Capabilities().canEdit { $0.text != "b" }.canEdit { $0.text != "c" }
    #expect(
      ["a", "b", "c"].map { canBeEdited(Note($0), capabilities) } == [true, false, false])
  }

  @Test("Without that, rows can be edited that have swipe actions or can be deleted")
  func editable() {
    let note = Note("a")
    let plain = Capabilities().onSelect { _, _ in }.height(7).accessory(.checkmark)
    #expect(!canBeEdited(note, plain))
    let editable = [
      plain.onDelete { _ in }, plain.leadingSwipeActions { _ in [] },
      plain.trailingSwipeActions { _ in [] },
    ]
    for capabilities in editable {
      #expect(canBeEdited(note, capabilities))
      #expect(!canBeEdited(note, capabilities.canEdit { $0 != note }))
    }
  }
}
