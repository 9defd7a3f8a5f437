// block: // outer rows: content 0, additional 0, content 1
// block: let composition = Composition(
// block: let layout = TableLayout(
@testable import DecoratorTableKit

@MainActor func example() {
  // lines
}
