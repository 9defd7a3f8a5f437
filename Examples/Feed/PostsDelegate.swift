import DecoratorTableKit
import Foundation

/// The app's own delegate, which knows only the posts: a tap opens one.
final class PostsDelegate: NSObject, UITableViewDelegate {
  private let posts: [Post]
  private let open: (Post, IndexPath) -> Void

  /// Creates a delegate that passes a tapped post and its position among the posts to `open`.
  init(posts: [Post], open: @escaping (Post, IndexPath) -> Void) {
    self.posts = posts
    self.open = open
    super.init()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(posts[indexPath.row], indexPath)
  }
}
