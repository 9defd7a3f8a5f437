// block: let dataSource = UITableViewDiffableDataSource<Day, Post.ID>
import DecoratorTableKit
import DiffableDataSources

@MainActor func showWithoutAds(
  _ posts: [Post.ID: Post], _ ids: [Post.ID], in tableView: UITableView
) {
  // lines
}
