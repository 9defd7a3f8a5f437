import DecoratorTableKit

/// What the screen shows, and the rules by which it is laid out. The one place that both the
/// picture and the JSON listing take them from.
struct FeedContent: Sendable {
  let posts: [Post]
  let advertisements: [Advertisement]
  /// Where the advertisements stand among posts and separators.
  let advertisementPlacement: Placement
  /// Above the first post, and wherever two neighbours are of different days.
  let separatorPlacement: Placement

  /// The names of the layers, as an explanation and the JSON listing give them.
  static let advertisementsName = "ads"
  static let separatorsName = "separators"
  static let postsName = "content"

  /// Creates a feed of posts in the order in which they are given.
  init(
    posts: [Post], advertisements: [Advertisement], place: PlacementRule,
    showsSeparators: Bool = true
  ) {
    self.posts = posts
    self.advertisements = advertisements
    advertisementPlacement = place.placement
    separatorPlacement =
      showsSeparators ? .beforeGroups { CalendarDay(of: posts[$0.row].date) } : .none
  }

  /// The day that a separator before a post announces.
  func day(ofPost index: Int) -> CalendarDay { CalendarDay(of: posts[index].date) }
}

extension LayoutStack {
  /// The number of rows of the feed's one section, in reuse coordinates.
  var rowCount: Int { layers.first?.rowCount(inSection: 0) ?? 0 }
}
