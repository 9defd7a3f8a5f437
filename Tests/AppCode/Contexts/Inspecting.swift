// block: feed.inspector.isShown = true
import DecoratorTableKit

@MainActor func inspect(_ feed: DecoratedTable) {
  // lines
}
