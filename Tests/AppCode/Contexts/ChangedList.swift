// block: var changed = source.list
import DecoratorTableKit

struct Message {}

@MainActor func add(
  _ message: Message, to source: ListTableViewDataSource, of feed: DecoratedTable
) {
  // lines
}
