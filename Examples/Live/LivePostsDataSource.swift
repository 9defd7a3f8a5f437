import DecoratorTableKit
import Foundation

/// The app's own data source: a list of posts, and nothing that knows of other rows.
final class LivePostsDataSource: NSObject, UITableViewDataSource {
  /// What is shown, newest first.
  var posts: [LivePost]

  /// Shows posts in the order in which they are given.
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
