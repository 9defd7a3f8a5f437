/// An offer of the gallery's shop.
struct Offer: Equatable {
  /// The name of the article.
  let name: String
  /// The price, in crowns.
  let price: Int
}
