import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

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
    #expect(["a", "b", "c"].map { capabilities.rowHeight(of: Note($0)) } == [10, 30, nil])
    let fixed = capabilities.height(40)
    #expect(["a", "b", "c"].map { fixed.rowHeight(of: Note($0)) } == [40, 40, 40])
    #expect(capabilities.rowHeight(of: Note("a")) == 10)
    let some = fixed.height { $0.text == "c" ? UITableView.automaticDimension : nil }
    #expect(some.rowHeight(of: Note("a")) == 40)
    #expect(some.rowHeight(of: Note("c")) == UITableView.automaticDimension)
    #expect(Capabilities().rowHeight(of: Note("a")) == nil)
  }

  @Test("The accessory is that of the closure added last which has one, else none")
  func accessories() {
    let capabilities = Capabilities()
      .accessory { $0.text == "a" ? .checkmark : $0.text == "b" ? .detailButton : nil }
      .accessory { $0.text == "b" ? .disclosureIndicator : nil }
    func shown(_ text: String, _ capabilities: Capabilities) -> UITableViewCell.AccessoryType {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .detailDisclosureButton
      capabilities.attachViews(to: cell, for: Note(text))
      return cell.accessoryType
    }
    #expect(shown("a", capabilities) == .checkmark)
    #expect(shown("b", capabilities) == .disclosureIndicator)
    #expect(shown("c", capabilities) == .none)
    #expect(shown("c", capabilities.accessory(.checkmark)) == .checkmark)
    #expect(shown("c", Capabilities()) == .detailDisclosureButton)
  }

  @Test("A row can be edited only if every closure for that allows it")
  func canEdit() {
    let capabilities = Capabilities().canEdit { $0.text != "b" }.canEdit { $0.text != "c" }
    #expect(
      ["a", "b", "c"].map { capabilities.allowsEditing(of: Note($0)) } == [true, false, false])
  }

  @Test("Without that, rows can be edited that have swipe actions or can be deleted")
  func editable() {
    let note = Note("a")
    let plain = Capabilities().onSelect { _, _ in }.height(7).accessory(.checkmark)
    #expect(!plain.allowsEditing(of: note))
    let editable = [
      plain.onDelete { _ in }, plain.leadingSwipeActions { _ in [] },
      plain.trailingSwipeActions { _ in [] },
    ]
    for capabilities in editable {
      #expect(capabilities.allowsEditing(of: note))
      #expect(!capabilities.canEdit { $0 != note }.allowsEditing(of: note))
    }
  }
}
