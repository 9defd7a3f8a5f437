import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Swipe actions of rows")
@MainActor
struct RowSwipeActionsTests {
  typealias Note = Sample.Note
  typealias Capabilities = RowCapabilities<Sample.NoteCell, Note>

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
  }

  /// Both edges: how actions are added there, and which configuration a table gets.
  private var edges:
    [(
      add: (Capabilities, Bool, @escaping (Note) -> [UIContextualAction]) -> Capabilities,
      answer: (Capabilities, Note) -> UISwipeActionsConfiguration?
    )]
  {
    [
      (
        { $0.leadingSwipeActions(performsFirstActionWithFullSwipe: $1, $2) },
        { $0.events.leadingSwipeActions?(UITableView(), $1) }
      ),
      (
        { $0.trailingSwipeActions(performsFirstActionWithFullSwipe: $1, $2) },
        { $0.events.trailingSwipeActions?(UITableView(), $1) }
      ),
    ]
  }

  @Test("Seen from the edge, actions are placed behind those that were added before")
  func order() {
    for edge in edges {
      var capabilities = edge.add(Capabilities(), true) { [action("flag \($0.text)")] }
      capabilities = edge.add(capabilities, true) { _ in [action("share"), action("hide")] }
      let titles = edge.answer(capabilities, Note("a"))?.actions.map(\.title)
      #expect(titles == ["flag a", "share", "hide"])
    }
  }

  @Test("A row has the actions of all handlers that have some for it, and none if no handler has")
  func fallsThrough() {
    for edge in edges {
      var capabilities = edge.add(Capabilities(), true) { $0.text == "a" ? [action("first")] : [] }
      capabilities = edge.add(capabilities, true) { $0.text != "c" ? [action("second")] : [] }
      func titles(_ text: String) -> [String?]? {
        edge.answer(capabilities, Note(text))?.actions.map(\.title)
      }
      #expect(titles("a") == ["first", "second"])
      #expect(titles("b") == ["second"])
      #expect(titles("c") == nil)
      #expect(edge.answer(Capabilities(), Note("a")) == nil)
    }
  }

  @Test("A full swipe does what the first action does if all agree")
  func fullSwipe() {
    for edge in edges {
      for first in [true, false] {
        for second in [true, false] {
          let one = edge.add(Capabilities(), first) { _ in [action("one")] }
          let two = edge.add(one, second) { _ in [action("two")] }
          func answer(_ capabilities: Capabilities) -> Bool? {
            edge.answer(capabilities, Note("a"))?.performsFirstActionWithFullSwipe
          }
          #expect(answer(one) == first)
          #expect(answer(two) == (first && second))
        }
      }
    }
  }

  @Test("The edges are independent of each other")
  func twoEdges() {
    let leading = Capabilities().leadingSwipeActions { _ in [action("leading")] }
    #expect(leading.events.trailingSwipeActions?(UITableView(), Note("a")) == nil)
    let both = leading.trailingSwipeActions { _ in [action("trailing")] }
    #expect(leading.events.trailingSwipeActions?(UITableView(), Note("a")) == nil)
    #expect(both.events.leadingSwipeActions?(UITableView(), Note("a"))?.actions.count == 1)
    #expect(both.events.trailingSwipeActions?(UITableView(), Note("a"))?.actions.count == 1)
  }
}
