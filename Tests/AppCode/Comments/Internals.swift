// block: // outer rows: content 0, additional 0, content 1
// block: let composition = Composition(
// block: let layout = TableLayout(
// block: let days = RowLayout(contentCount: 4
@testable import DecoratorLayouts
@testable import DecoratorTableKit

@MainActor func example() {
  // lines
}
