// block: let stories = DecoratedTable(dataSource: storySource, delegate: storySource)
import DecoratorTableKit

struct Ad {}

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

@MainActor protocol PostList: UITableViewDataSource, UITableViewDelegate {
  var posts: [Post] { get set }
}

@MainActor func show(
  _ storySource: any UITableViewDataSource & UITableViewDelegate, _ postSource: any PostList,
  and post: Post, _ ads: [Ad], in tableView: UITableView
) {
  // lines
}
