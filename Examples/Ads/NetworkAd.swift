/// An advertisement, as it arrives from a network.
struct NetworkAd: Identifiable, Equatable {
  /// The identity of the advertisement.
  let id: Int
  /// The advertiser.
  let vendor: String
}
