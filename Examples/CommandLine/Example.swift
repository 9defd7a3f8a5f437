/// One of the examples, each a command of this package.
package enum Example: String, CaseIterable, Sendable {
  case feed, live, museum, messages, gallery, adopt, compose, ads

  /// The name of the command.
  package var name: String { rawValue }

  /// What the example shows, in a line.
  package var summary: String {
    switch self {
    case .feed: "posts with advertisements and a row for each new day, in your terminal"
    case .live: "a feed that changes, with the one batch that the table gets for each change"
    case .museum: "identified rows of several kinds, shuffled and filtered"
    case .messages: "text and image messages, and a video kind added in one line"
    case .gallery: "rows that describe themselves, with what a touch does"
    case .adopt: "a controller, unchanged, bare and in rows of others"
    case .compose: "stories, a feed, settings and a search in one table, unaware of each other"
    case .ads: "ads that load over a slow network, and which of them a reader sees"
    }
  }
}
