// block: let feed = days.decoratedSections(rows:
import DecoratorTableKit

nonisolated struct PostsOfDay {
  let posts: [Post]
}

@MainActor func decorate(_ days: [PostsOfDay]) {
  // lines
}
