/// An advertisement between the posts.
nonisolated struct Advertisement: JSONRecord, Equatable {
  static let noun = "advertisement"

  @Identifier var id: String
  let vendor: String
  let text: String
}
