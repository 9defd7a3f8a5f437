import DecoratorTableKit
import Foundation

/// The data source of the feed: a list of posts.
final class NumberedPostsDataSource: NSObject, UITableViewDataSource {
  /// The posts, by number.
  var posts: [Int]
  /// The number of times that each was edited.
  var edits: [Int: Int] = [:]

  init(_ posts: [Int]) {
    self.posts = posts
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.register(PostCell.self, forCellReuseIdentifier: "cell")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.show(text(of: posts[indexPath.row]))
    return cell
  }

  /// Returns the text of a row.
  func text(of post: Int) -> String {
    let edit = edits[post].map { ", version \($0 + 1)" } ?? ""
    return "post \(post)\(edit): \(Self.subjects[post % Self.subjects.count])"
  }

  private static let subjects = [
    "The last tram has left without me again.", "Does anybody know this tree?",
    "Soup first, opinions later.", "It is snowing on the tulips.",
    "New glasses: everything has edges now.",
  ]
}

/// The cell of a post.
final class PostCell: UITableViewCell {}
