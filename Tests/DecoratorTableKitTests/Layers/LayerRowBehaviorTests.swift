import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The behavior of a layer's rows")
@MainActor
struct LayerRowBehaviorTests {
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
