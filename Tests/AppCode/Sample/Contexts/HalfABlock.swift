// block: feed.deleteRows(
import DecoratorTableKit

@MainActor func show(_ feed: DecoratedTable) {
  // lines 1
}
