// block: feed.addRows(
// elided: addLoadMore { … } load: { … } as addLoadMore { _, _ in elided() } load: { _ in elided() }
// elided: addPlaceholder { … } as addPlaceholder { _, _ in elided() }
import DecoratorTableKit

struct Ad: Identifiable {
  let id: Int
}

typealias Promo = Ad

final class AdCell: UITableViewCell, Updatable {
  func update(viewData: Ad) {}
}

typealias PromoCell = AdCell

@MainActor func addLayers(to feed: DecoratedTable, _ ads: [Ad], _ promo: Promo) {
  // lines
}
