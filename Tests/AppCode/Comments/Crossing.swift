// block: home.onMove
import DecoratorTableKit

@MainActor func follow(
  _ home: ComposedTable, _ drafts: DecoratedTable, _ draftSource: PostList, _ postSource: PostList
) {
  // lines
}
