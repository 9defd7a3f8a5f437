// block: feed.addGroups(named: "days"
// elided: { … } as { _, _, _ in elided() }
import DecoratorTableKit

struct Ad {}

final class Posts {
  func day(of row: Int) -> Int { row / 10 }
}

@MainActor func decorate(_ feed: DecoratedTable, with ads: [Ad], and posts: Posts) {
  // lines
}
