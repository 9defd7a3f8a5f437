// block: let source = SnapshotTableViewDataSource<Day, Post.ID>
// block: source.headerView
// block: let today = Placement.every(6)
import DecoratorTableSources

@MainActor func use(
  _ posts: [Post.ID: Post], _ snapshot: TableSnapshot<Day, Post.ID>,
  of source: SnapshotTableViewDataSource<Day, Post.ID>
) {
  // lines
}
