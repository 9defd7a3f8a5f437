// block: let filter = feed.hideRows(named: "filter")
import DecoratorTableKit
import Foundation

struct Post {
  let text: String
  func matches(_ query: String) -> Bool { text.contains(query) }
}

@MainActor var query = ""

@MainActor func hide(in feed: DecoratedTable, _ posts: [Post]) {
  // lines
}
