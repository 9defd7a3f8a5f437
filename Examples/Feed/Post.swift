import Foundation

/// A post of the feed.
nonisolated struct Post: JSONRecord, Equatable {
  static let noun = "post"

  @Identifier var id: String
  let author: String
  let text: String
  let date: Date
}
