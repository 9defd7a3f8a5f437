import Foundation

/// A selection of the user, as reported to the app's own code.
enum FeedSelection: Equatable, Sendable {
  /// A post and its position in the list of posts (data), as reported to the posts' delegate.
  case post(Post, IndexPath)
  /// An advertisement and its row in the table (reuse), as reported to the advertisements' layer.
  case advertisement(Advertisement, IndexPath)
}
