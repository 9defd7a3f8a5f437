import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The behavior of a layer's rows")
@MainActor
struct LayerRowBehaviorTests {
  @Test("Cells are remembered only as long as a handler observes the end of their display")
  func forgottenCells() {
    let behavior = LayerRowBehavior<Int> { _, _ in nil }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let ended = RowCapabilities<UITableViewCell, Int>().onEndDisplay { _, _ in }
    behavior.added = ended
    behavior.remember(3, of: cell)
    behavior.added = ended.onSelect { _, _ in }
    #expect(behavior.forget(cell) == 3)
    behavior.remember(3, of: cell)
    behavior.added = RowCapabilities()
    behavior.added = ended
    #expect(behavior.forget(cell) == nil)
  }

  @Test(
    "Only what a table asks about when rows are displayed gets a new revision")
  func revisions() {
    let none = RowCapabilities<UITableViewCell, Int>()
    let asked = none.height(3)
    #expect(none.revision == nil && asked.revision != nil)
    for again in [
      asked.height(3), asked.canEdit { _ in true }, asked.onDelete { _ in },
      asked.accessory(.checkmark), asked.modelView { _ in nil },
    ] {
      #expect(again.revision != nil && again.revision !== asked.revision)
    }
    let action = { (_: Int) -> [UIContextualAction] in [] }
    for same in [
      asked, asked.onSelect { _, _ in }, asked.onDisplay { _, _ in },
      asked.onEndDisplay { _, _ in }, asked.onAccessoryTap { _, _ in },
      asked.leadingSwipeActions(action), asked.trailingSwipeActions(action),
      asked.contextMenu { _ in [] },
    ] {
      #expect(same.revision === asked.revision)
    }
  }
}
