import DecoratorTableKit
import Foundation

/// The app's own data source: a list of posts, without any knowledge of other rows.
final class LivePostsDataSource: NSObject, UITableViewDataSource {
  /// The posts, newest first.
  var posts: [LivePost]

  /// Shows posts in the given order.
  init(posts: [LivePost]) {
    self.posts = posts
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "post")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "post")
    let post = posts[indexPath.row]
    cell.textLabel?.text = "\(post.author): \(post.text)"
    return cell
  }
}
