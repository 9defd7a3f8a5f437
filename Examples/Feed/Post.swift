import Foundation

/// A post of the feed.
struct Post: Equatable, Sendable {
  let id: String
  let author: String
  let text: String
  let date: Date
}
