// block: feed.dataIndexPath(forReuse: indexPath)
import DecoratorTableKit

@MainActor func explain(_ indexPath: IndexPath, in feed: DecoratedTable) {
  // lines
}
