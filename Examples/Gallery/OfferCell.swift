import DecoratorTableKit

/// Shows an offer of the shop.
final class OfferCell: UITableViewCell, Updatable {
  func update(viewData offer: Offer) {
    textLabel?.text = "★ In the shop: \(offer.name), \(offer.price) crowns"
    backgroundColor = .systemGray5
  }
}
