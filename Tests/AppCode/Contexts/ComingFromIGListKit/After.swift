// block: let source = SnapshotTableViewDataSource<Int, Post.ID>
import DecoratorTableKit

struct Post: Identifiable {
  let id: Int
  let text: String
}

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

@MainActor func open(_ ad: Ad) {}

@MainActor func show(
  _ posts: [Post.ID: Post], _ ids: [Post.ID], and ads: [Ad], in tableView: UITableView,
  delegate: any UITableViewDelegate
) {
  // lines
}
