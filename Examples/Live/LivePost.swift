/// A post of the feed.
struct LivePost: Identifiable, Equatable {
  /// The identity of the post, which edits and moves do not change.
  let id: Int
  /// The author of the post.
  let author: String
  /// The text of the post.
  var text: String
}
