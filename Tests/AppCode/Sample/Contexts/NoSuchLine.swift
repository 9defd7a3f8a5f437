// block: feed.reloadSections(
import DecoratorTableKit

@MainActor func show(_ feed: DecoratedTable) {
  // lines 1-2
}
