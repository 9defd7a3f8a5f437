// block: feed.insertRow(
import DecoratorTableKit

@MainActor func show(_ feed: DecoratedTable) {
  // lines
}
