// block: let source = SnapshotTableViewDataSource<Day, Post.ID>
// elided: { … } as { _, _, _ in elided() }
import DecoratorTableKit

struct Ad {}

struct Post: Identifiable {
  let id: Int
}

nonisolated enum Day: Hashable {
  case today
}

@MainActor func show(_ posts: [Post], and ads: [Ad], in tableView: UITableView) {
  // lines 1-9
}

@MainActor func show(
  _ snapshot: TableSnapshot<Day, Post.ID>, of source: SnapshotTableViewDataSource<Day, Post.ID>
) async {
  // lines 10
}
