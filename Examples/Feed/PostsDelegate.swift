import DecoratorTableKit
import Foundation

/// The app's own delegate, which knows the posts only: a tap opens one.
final class PostsDelegate: NSObject, UITableViewDelegate {
  private let posts: [Post]
  private let open: (Post, IndexPath) -> Void

  /// Tells `open` which post is tapped and where it is in the list of posts.
  init(posts: [Post], open: @escaping (Post, IndexPath) -> Void) {
    self.posts = posts
    self.open = open
    super.init()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(posts[indexPath.row], indexPath)
  }
}
