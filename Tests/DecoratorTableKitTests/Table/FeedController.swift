import DecoratorTableKit
import Foundation

/// A screen as apps have them: it is its table's data source and delegate, and owns everything.
final class FeedController: UITableViewController {
  var decorated: DecoratedTable?
  let posts = ["a", "b", "c"]
  private(set) var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, posts[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func decorate() {
    let decorated = DecoratedTable(adopting: tableView)
    decorated.addRows(["ad"], named: "ads", placed: .before(1)) {
      tableView, _, ad in
      textCell(tableView, ad)
    }
    .onSelect { _, _ in }
    decorated.attach()
    self.decorated = decorated
  }
}
