import DecoratorTableAds
import DecoratorTableInspector
import DecoratorTableKit
import DecoratorTableSources
import UIKit

/// A controller of an app, as it is for a phone: its UIKit is whatever module has that name.
final class PostsController: UITableViewController {
  private let posts: [String]
  private var feed: DecoratedTable?

  init(posts: [String]) {
    self.posts = posts
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    posts = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let feed = DecoratedTable(adopting: tableView)
    feed.addRows(["an ad"], named: "ads", placed: .end) { _, _, ad in
      let cell = UIKit.UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ad
      return cell
    }
    feed.attach()
    feed.inspector.isShown = true
    self.feed = feed
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }
}
