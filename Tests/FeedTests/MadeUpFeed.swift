import Foundation

@testable import feed

/// Posts and advertisements to test with.
enum MadeUpFeed {
  static let posts = (0..<40).map { number in
    // Days of one, two, three … posts.
    let day = Int((Double(2 * number)).squareRoot())
    return Post(
      id: "\(number)", author: "Ann", text: "Post \(number)",
      date: Date(timeIntervalSince1970: Double(2_000_000_000 - day * 86_400)))
  }

  static let advertisements = (0..<60).map {
    Advertisement(id: "\($0)", vendor: "Vendor \($0)", text: "Ad \($0)")
  }

  /// A feed of all of them.
  static func content(
    place: String = "every:6@2", showsSeparators: Bool = true
  ) throws -> FeedContent {
    FeedContent(
      posts: posts, advertisements: advertisements, place: try PlacementRule(parsing: place),
      showsSeparators: showsSeparators)
  }
}
