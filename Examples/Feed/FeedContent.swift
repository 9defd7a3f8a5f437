import DecoratorTableKit

/// The content of the screen and its layout rules. Both the picture and the JSON listing take them
/// from here.
struct FeedContent: Sendable {
  let posts: [Post]
  let advertisements: [Advertisement]
  /// The places of the advertisements. Posts count, and separators do not.
  let advertisementPlacement: Placement
  /// The places of the separators: above the first post, and between posts of different days.
  let separatorPlacement: Placement

  /// The names of the layers in an explanation and in the JSON listing.
  static let advertisementsName = "ads"
  static let separatorsName = "separators"
  static let postsName = "content"

  /// The places of the advertisements if nobody asks for others.
  static let standardPlacement = Placement.every(6, after: 2, counting: .content)

  /// Creates a feed of posts in the given order.
  init(
    posts: [Post], advertisements: [Advertisement], placed: Placement = Self.standardPlacement,
    showsSeparators: Bool = true
  ) {
    self.posts = posts
    self.advertisements = advertisements
    advertisementPlacement = placed
    separatorPlacement =
      showsSeparators ? .beforeGroups { CalendarDay(of: posts[$0.row].date) } : .none
  }

  /// Returns the day that a separator before a post announces.
  func day(ofPost index: Int) -> CalendarDay { CalendarDay(of: posts[index].date) }
}

extension LayoutStack {
  /// The number of rows of the feed's one section, in reuse coordinates.
  var rowCount: Int { rowCount(inSection: 0) ?? 0 }
}
