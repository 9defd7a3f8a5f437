// block: let ads = feed.addRows([Ad]()
// elided: { … } as { _, _, _ in elided() }
import DecoratorTableKit

struct Ad: Identifiable {
  let id: Int
}

@MainActor func add(_ ad: Ad, _ newAds: [Ad], to feed: DecoratedTable) {
  // lines
}
