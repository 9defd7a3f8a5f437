// block: let source = SnapshotTableViewDataSource<Day, Post.ID>
import DecoratorTableKit

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

struct Post: Identifiable {
  let id: Int
  let text: String
}

nonisolated enum Day: Hashable {
  case today
}

@MainActor func show(
  _ posts: [Post.ID: Post], _ ids: [Post.ID], and ads: [Ad], in tableView: UITableView
) {
  // lines
}
