import Foundation

/// What the user has selected, as its own code is told.
enum FeedSelection: Equatable, Sendable {
  /// The delegate of the posts is told of a post and its place in the list of posts (data).
  case post(Post, IndexPath)
  /// The layer of the advertisements is told of one and its row in the table (reuse).
  case advertisement(Advertisement, IndexPath)
}
