// block: feed.detach()
import DecoratorTableKit

@MainActor func show(_ feed: DecoratedTable) {
  // lines
}
