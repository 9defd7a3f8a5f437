import DecoratorTableKit

/// A table view controller: UIKit declares every data source and delegate method on it already.
final class PostsController: UITableViewController {
  private let posts = PlainDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    posts.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    title = "\(scrollView.contentOffset.y)"
  }

  func append() {
    let last = IndexPath(row: posts.posts.count, section: 0)
    posts.posts.append("new")
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: [last], with: .automatic)
    } completion: { _ in
      self.tableView.scrollToRow(at: last, at: .bottom, animated: true)
    }
  }
}
