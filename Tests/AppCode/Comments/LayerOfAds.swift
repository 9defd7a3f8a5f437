// block: ads.height(64)
// block: ads.onDelete
// block: ads.events
// block: ads.modelView
// block: ads.placement
// block: ads.onViewed
import DecoratorTableKit

@MainActor func change(_ ads: RowLayer<Ad>, by data: Data) throws {
  // lines
}
