/// Something that the gallery's shop sells.
struct Offer: Equatable {
  /// What it is.
  let name: String
  /// What it costs, in crowns.
  let price: Int
}
