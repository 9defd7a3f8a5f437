import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("The capabilities of rows that are identified by something else than their model")
@MainActor
struct RowCapabilitiesLiftingTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell

  private let log = CallLog()
  private let preview = UIViewController()
  private let modelView = UIView()

  /// Rows that can do everything there is.
  private func equipped<Rows: RowCapable>(_ rows: Rows) -> Rows
  where Rows.Cell == NoteCell, Rows.Model == Note {
    rows
      .onSelect { note, path in log.note("select \(note.text) \(RowPosition(path))") }
      .onDisplay { _, note in log.note("display \(note.text)") }
      .onEndDisplay { _, note in log.note("end \(note.text)") }
      .leadingSwipeActions(performsFirstActionWithFullSwipe: false) { note in
        [UIContextualAction(style: .normal, title: "leading \(note.text)") { _, _, _ in }]
      }
      .trailingSwipeActions { note in
        [UIContextualAction(style: .normal, title: "trailing \(note.text)") { _, _, _ in }]
      }
      .contextMenu(preview: { _ in preview }) { note in
        [UIAction(title: "menu \(note.text)") { _ in }]
      }
      .height { note in CGFloat(note.text.count) }
      .canEdit { note in note.text != "locked" }
      .onDelete { note in log.note("delete \(note.text)") }
      .accessory { note in note.text == "a" ? .checkmark : nil }
      .onAccessoryTap { note, path in log.note("tap \(note.text) \(RowPosition(path))") }
      .modelView { note in note.text == "a" ? modelView : nil }
  }

  /// Everything that rows do and answer, in words.
  private func transcript<Cell: UITableViewCell, Model>(
    _ capabilities: RowCapabilities<Cell, Model>, _ model: Model, _ cell: Cell
  ) -> [String] {
    log.clear()
    let path = IndexPath(row: 4, section: 2)
    capabilities.select?(model, path)
    capabilities.display?(model, cell)
    capabilities.endDisplay?(model, cell)
    capabilities.delete?(model)
    capabilities.accessoryTap?(model, path)
    for actions in [capabilities.leadingActions, capabilities.trailingActions] {
      let answer = actions?.configuration(for: model)
      let titles = answer?.actions.map { $0.title ?? "" } ?? []
      log.note("\(titles) \(answer.map { "\($0.performsFirstActionWithFullSwipe)" } ?? "none")")
    }
    let menu = capabilities.contextMenu
    log.note("\(menu?.elements(model).map(\.title) ?? [])")
    log.note("preview \(menu?.preview?(model) === preview)")
    log.note("height \(capabilities.rowHeight(of: model).map { "\($0)" } ?? "none")")
    log.note("edits \(capabilities.allowsEditing(of: model))")
    log.note("checkmark \(capabilities.accessory?(model) == .checkmark)")
    log.note("model view \(capabilities.modelView?(model) === modelView)")
    return log.lines
  }

  /// The names of the properties that are nil.
  private func missing<Cell, Model>(_ capabilities: RowCapabilities<Cell, Model>) -> [String] {
    Mirror(reflecting: capabilities).children.compactMap { label, value in
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional && mirror.children.isEmpty ? label : nil
    }
  }

  @Test("Every capability is kept when rows are identified by something else")
  func complete() {
    let all = equipped(RowCapabilities<NoteCell, Note>())
    #expect(missing(all) == [], "this test has to use it")
    #expect(missing(all.lifted { $0 }) == [])
    #expect(missing(all.lifted { (text: String) in Note(text) }) == [])
    #expect(missing(equipped(CellAdapter<NoteCell, Note>()).kind().capabilities) == [])
    let nothing = RowCapabilities<NoteCell, Note>()
    let properties = Mirror(reflecting: nothing).children.map { $0.label ?? "" }
    #expect(properties.count >= 11)
    #expect(missing(nothing) == properties)
    #expect(missing(nothing.lifted { $0 }) == properties)
  }

  @Test("Rows do the same, however they are identified", arguments: ["a", "locked"])
  func forms(text: String) {
    let note = Note(text)
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    let expected = transcript(equipped(RowCapabilities()), note, cell)
    #expect(expected.count == 13)
    let adapter = equipped(CellAdapter<NoteCell, Note>())
    let cells = CellAdapterMap().adding(adapter)
    #expect(transcript(adapter.kind().capabilities, note, cell) == expected)
    #expect(transcript(cells.kind(for: note).capabilities, note, cell) == expected)
    #expect(transcript(cells.kind(for: note as Any).capabilities, note, cell) == expected)
    #expect(
      transcript(cells.kind(for: note as any Hashable).capabilities, note, cell) == expected)
    let configurator = equipped(CellConfigurator<NoteCell>(viewData: note))
    #expect(transcript(configurator.erased.row.kind.capabilities, (), cell) == expected)
  }

  @Test("A row of another kind can do nothing")
  func otherKind() {
    let lifted = equipped(RowCapabilities<NoteCell, Note>()).lifted { (model: Any) in
      model as? Note
    }
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    #expect(
      transcript(lifted, 7, cell)
        == [
          "[] none", "[] none", "[]", "preview false", "height none", "edits false",
          "checkmark false", "model view false",
        ])
  }

  @Test("No handler gets a cell of another class")
  func otherCell() {
    let lifted = equipped(RowCapabilities<NoteCell, Note>()).lifted { $0 }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let lines = transcript(lifted, Note("a"), cell)
    #expect(lines.contains("select a [2, 4]"))
    #expect(!lines.contains("display a"))
    #expect(!lines.contains("end a"))
  }
}
