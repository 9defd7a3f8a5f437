// block: ads.height(64)
// block: ads.onDelete
// block: ads.modelView
// block: ads.placement
// block: feed.onViewed(of: ads
import DecoratorTableKit

@MainActor func change(_ ads: RowLayer<Ad>, by data: Data) throws {
  // lines
}
