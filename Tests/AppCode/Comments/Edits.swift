// block: var edits = ModelEdits
import DecoratorTableKit
import DecoratorTableTesting

@MainActor final class AdFeed {
  let layer: RowLayer<Ad> = elided()
}

@MainActor func edit(_ store: PostList, _ feed: AdFeed) {
  // lines
}
