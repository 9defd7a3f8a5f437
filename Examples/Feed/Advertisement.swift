/// An advertisement between the posts.
struct Advertisement: Equatable, Sendable {
  let id: String
  let vendor: String
  let text: String
}
