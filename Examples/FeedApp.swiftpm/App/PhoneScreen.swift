import DecoratorTableKit
import Foundation

/// A screen of the app: that of an example, or the questions to a real table.
enum PhoneScreen: CaseIterable {
  case feed, live, chats, adoptedChats, museum, messages, gallery, ads, home, checks

  /// The size of a screen until it is shown on one, in points.
  static let size = CGSize(width: 390, height: 700)

  /// The title.
  var title: String {
    switch self {
    case .feed: "The feed"
    case .live: "Live updates"
    case .chats: "Chats, bare"
    case .adoptedChats: "Chats, adopted"
    case .museum: "Identified rows"
    case .messages: "Typed cells"
    case .gallery: "Rows with actions"
    case .ads: "Ads that arrive"
    case .home: "Several sources"
    case .checks: "Checks"
    }
  }

  /// What there is to see, in a line.
  var summary: String {
    switch self {
    case .feed: "swift run feed: posts, days and ads"
    case .live: "swift run live: a feed that changes"
    case .chats: "swift run adopt: a controller, as it is"
    case .adoptedChats: "swift run adopt: the same, among other rows"
    case .museum: "swift run museum: shuffled and filtered"
    case .messages: "swift run messages: one cell for each kind"
    case .gallery: "swift run gallery: touch, swipe and press"
    case .ads: "swift run ads: ✓ marks what was viewed"
    case .home: "swift run compose: four sources, one table"
    case .checks: "what a table of this phone does, ✓ or ✗"
    }
  }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - phone: The phone that it is shown on.
  ///   - note: Called with the effect of a touch, in words.
  /// - Throws: An error if the sample of the screen cannot be read.
  @MainActor
  func content(on phone: Phone, note: @escaping (String) -> Void) throws -> ScreenContent {
    switch self {
    case .feed: try .feed(note: note)
    case .live: .live()
    case .chats: .chats(isAdopted: false)
    case .adoptedChats: .chats(isAdopted: true)
    case .museum: .museum()
    case .messages: try .messages(note: note)
    case .gallery: .gallery(note: note)
    case .ads: .ads(note: note)
    case .home: .home()
    case .checks: .checks(on: phone, note: note)
    }
  }
}
