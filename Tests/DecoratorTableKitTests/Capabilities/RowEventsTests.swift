import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("What rows do when something happens to them")
@MainActor
struct RowEventsTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell
  typealias Capabilities = RowCapabilities<NoteCell, Note>

  private let path = IndexPath(row: 3, section: 1)
  private let cell = NoteCell(style: .default, reuseIdentifier: nil)
  private let tableView = UITableView()

  /// An event, what adds a handler for it, and what makes it happen.
  private struct Event {
    let name: String
    let add: @MainActor (Capabilities, @escaping (String) -> Void) -> Capabilities
    let happen: @MainActor (Capabilities) -> Void
    /// The arguments that a handler gets.
    let given: String
  }

  private var events: [Event] {
    [
      Event(
        name: "select",
        add: { capabilities, note in
          capabilities.onSelect { note("\($0.text) \(RowPosition($1))") }
        },
        happen: { $0.events.didSelect?(tableView, Note("a"), path) }, given: "a [1, 3]"),
      Event(
        name: "display",
        add: { capabilities, note in
          capabilities.onDisplay { note("\($1.text) \($0 === cell)") }
        },
        happen: { $0.events.willDisplay?(tableView, cell, Note("a")) }, given: "a true"),
      Event(
        name: "endDisplay",
        add: { capabilities, note in
          capabilities.onEndDisplay { note("\($1.text) \($0 === cell)") }
        },
        happen: { $0.events.endOfDisplay?(Note("a"))?(cell) }, given: "a true"),
      Event(
        name: "delete",
        add: { capabilities, note in capabilities.onDelete { note($0.text) } },
        happen: { $0.events.commit?(tableView, .delete, Note("a")) }, given: "a"),
      Event(
        name: "accessoryTap",
        add: { capabilities, note in
          capabilities.onAccessoryTap { note("\($0.text) \(RowPosition($1))") }
        },
        happen: { $0.events.accessoryTap?(tableView, Note("a"), path) }, given: "a [1, 3]"),
    ]
  }

  @Test("Handlers of one event are all called, in the order in which they were added")
  func order() {
    for event in events {
      let log = CallLog()
      var capabilities = Capabilities()
      for name in ["first", "second", "third"] {
        capabilities = event.add(capabilities) { log.note("\(name) \($0)") }
      }
      event.happen(capabilities)
      #expect(
        log.lines == ["first", "second", "third"].map { "\($0) \(event.given)" }, "\(event.name)")
    }
  }

  @Test("Adding a handler leaves the value as it is that it was added to")
  func valueSemantics() {
    for event in events {
      let log = CallLog()
      let one = event.add(Capabilities()) { _ in log.note("one") }
      let two = event.add(one) { _ in log.note("two") }
      let other = event.add(one) { _ in log.note("other") }
      event.happen(one)
      event.happen(two)
      event.happen(other)
      event.happen(Capabilities())
      #expect(log.lines == ["one", "one", "two", "one", "other"], "\(event.name)")
    }
  }

  @Test("A handler of one event is not called for another")
  func apart() {
    let log = CallLog()
    for event in events {
      var capabilities = Capabilities()
      for other in events where other.name != event.name {
        capabilities = other.add(capabilities) { _ in log.note("\(other.name) for \(event.name)") }
      }
      event.happen(capabilities)
    }
    #expect(log.lines == [])
  }

  @Test("Rows can be selected if there is a handler")
  func selects() {
    #expect(!RowBehavior(Capabilities().events).selects(Note("a")))
    let selectable = Capabilities().onSelect { _, _ in }
    #expect(RowBehavior(selectable.events).selects(Note("a")))
  }

  @Test("Chained calls on adapters and configurators give adapters and configurators")
  func chains() {
    let log = CallLog()
    let adapter = CellAdapter<NoteCell, Note>()
      .onSelect { note, _ in log.note("adapter \(note.text)") }
      .onDelete { note in log.note("deleted \(note.text)") }
    let configurator = CellConfigurator<NoteCell>(viewData: Note("c"))
      .onSelect { note, _ in log.note("configurator \(note.text)") }
    adapter.events.didSelect?(tableView, Note("a"), path)
    adapter.events.commit?(tableView, .delete, Note("a"))
    configurator.erased.row.behavior.events.didSelect?(tableView, (), path)
    #expect(log.lines == ["adapter a", "deleted a", "configurator c"])
  }
}
