// block: var changed = source.list
import DecoratorTableSources

struct Message {}

@MainActor func add(
  _ message: Message, to source: ListTableViewDataSource, of feed: DecoratedTable
) {
  // lines
}
