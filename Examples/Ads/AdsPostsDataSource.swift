import DecoratorTableKit
import Foundation

/// The app's own data source: a list of posts, without any knowledge of other rows.
final class AdsPostsDataSource: NSObject, UITableViewDataSource {
  /// The posts, by number.
  var posts: [Int]

  /// Shows posts in the given order.
  init(posts: [Int]) {
    self.posts = posts
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "post")
      ?? UITableViewCell(style: .default, reuseIdentifier: "post")
    cell.textLabel?.text = Self.text(of: posts[indexPath.row])
    return cell
  }

  /// Returns the text of a post.
  static func text(of post: Int) -> String {
    "post \(post) · \(subjects[post % subjects.count])"
  }

  private static let subjects = [
    "The last tram has left without me again.", "Does anybody know this tree?",
    "Soup first, opinions later.", "We have found the key. It was in the lock.",
    "It is snowing on the tulips.", "The neighbour is learning the trumpet.",
    "New glasses: everything has edges now.",
  ]
}
