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
  private let tableView = UITableView()

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
  private func transcript<Row>(_ events: RowEvents<Row>, _ row: Row, _ cell: UITableViewCell)
    -> [String]
  {
    log.clear()
    let path = IndexPath(row: 4, section: 2)
    events.didSelect?(tableView, row, path)
    events.willDisplay?(tableView, cell, row)
    events.endOfDisplay?(row)?(cell)
    events.commit?(tableView, .delete, row)
    events.accessoryTap?(tableView, row, path)
    for actions in [events.leadingSwipeActions, events.trailingSwipeActions] {
      let answer = actions?(tableView, row)
      let titles = answer?.actions.map { $0.title ?? "" } ?? []
      log.note("\(titles) \(answer.map { "\($0.performsFirstActionWithFullSwipe)" } ?? "none")")
    }
    log.note("\(events.menuElements?(row).map(\.title) ?? [])")
    log.note("preview \(events.menuPreview?(row)?() === preview)")
    log.note("height \(events.height?(row).map { "\($0)" } ?? "none")")
    log.note("edits \(RowBehavior(events).allowsEditing(of: row))")
    log.note("checkmark \(events.accessory?(row) == .checkmark)")
    log.note("model view \(events.modelView?(row)?() === modelView)")
    return log.lines
  }

  /// The names of the handlers that are nil, of those that calls of `RowCapable` set.
  private func missing<Row>(_ events: RowEvents<Row>) -> [String] {
    // No call sets these: only apps, adapters with their cells, or the sum of handlers.
    let others = [
      "estimatedHeight", "didEndDisplaying", "prefetch", "cancelPrefetching", "canSelect",
      "primaryAction", "dragItems", "editingStyle", "contextMenu", "contextMenuHighlightPreview",
      "contextMenuDismissPreview", "contextMenuPreviewAction", "willDisplayContextMenu",
      "willEndContextMenu", "makeCell", "hasAccessory", "canCommit", "canSwipe",
    ]
    return Mirror(reflecting: events).children.compactMap { label, value in
      let mirror = Mirror(reflecting: value)
      guard let label, mirror.displayStyle == .optional, mirror.children.isEmpty else { return nil }
      return others.contains(label) ? nil : label
    }
  }

  @Test("Every capability is kept when rows are identified by something else")
  func complete() {
    let all = equipped(RowCapabilities<NoteCell, Note>()).events
    #expect(missing(all) == [], "this test has to use it")
    #expect(missing(RowEvents<Note>().adding(all)) == [])
    let behavior = RowBehavior(all)
    #expect(missing(RowEvents<String>().adding(all) { (Note($0), behavior) }) == [])
    #expect(missing(equipped(CellAdapter<NoteCell, Note>()).events) == [])
    var union = RowEvents<Note>()
    #expect(missing(union).count == 13)
    union.formUnion(all)
    #expect(missing(union) == [])
    #expect(missing(RowEvents<Note>().adding(RowEvents())).count == 13)
  }

  @Test("Rows do the same, however they are identified", arguments: ["a", "locked"])
  func forms(text: String) {
    let note = Note(text)
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    let expected = transcript(equipped(RowCapabilities()).events, note, cell)
    #expect(expected.count == 13)
    let adapter = equipped(CellAdapter<NoteCell, Note>())
    let cells = CellAdapterMap().adding(adapter)
    #expect(transcript(adapter.events, note, cell) == expected)
    #expect(transcript(cells.behavior(for: note).events, note, cell) == expected)
    #expect(transcript(cells.behavior(for: note as Any).events, note, cell) == expected)
    #expect(transcript(cells.behavior(for: note as any Hashable).events, note, cell) == expected)
    let configurator = equipped(CellConfigurator<NoteCell>(viewData: note))
    #expect(transcript(configurator.erased.row.behavior.events, (), cell) == expected)
  }

  @Test("A row of another kind can do nothing")
  func otherKind() {
    let behavior = RowBehavior(equipped(RowCapabilities<NoteCell, Note>()).events)
    let lifted = RowEvents<Any>().adding(behavior.events) { model in
      (model as? Note).map { ($0, behavior) }
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
    let lifted = RowEvents<Note>().adding(equipped(RowCapabilities<NoteCell, Note>()).events)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let lines = transcript(lifted, Note("a"), cell)
    #expect(lines.contains("select a [2, 4]"))
    #expect(!lines.contains("display a"))
    #expect(!lines.contains("end a"))
  }
}
