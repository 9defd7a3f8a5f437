// block: let home = ComposedTable(.bySections, [stories, feed, settings])
import DecoratorTableKit

@MainActor func compose(_ stories: DecoratedTable, _ settings: DecoratedTable) {
  // lines
}
