/// A post of the feed.
struct LivePost: Identifiable, Equatable {
  /// Who the post is, however it is edited and wherever it is moved.
  let id: Int
  /// Who wrote it.
  let author: String
  /// What it says.
  var text: String
}
