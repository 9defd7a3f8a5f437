// block: let source = SnapshotTableViewDataSource<Day, Post.ID>
import DecoratorTableSources

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

struct Post: Identifiable {
  let id: Int
}

nonisolated enum Day: Hashable {
  case today
}

@MainActor func show(_ posts: [Post], and ads: [Ad], in tableView: UITableView) {
  // lines 1-12
}

@MainActor func show(
  _ snapshot: TableSnapshot<Day, Post.ID>, of source: SnapshotTableViewDataSource<Day, Post.ID>
) async {
  // lines 13
}
