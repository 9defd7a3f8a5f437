import DecoratorTableKit
import Foundation

/// The app's own data source: a list of posts, without any knowledge of days or advertisements.
final class PostsDataSource: NSObject, UITableViewDataSource {
  private let posts: [Post]

  /// Shows posts in the given order.
  init(posts: [Post]) {
    self.posts = posts
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "post")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "post")
    let post = posts[indexPath.row]
    cell.textLabel?.text = post.author
    cell.detailTextLabel?.text = post.text
    return cell
  }
}
