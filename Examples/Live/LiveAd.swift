/// An advertisement, as it arrives from a network.
struct LiveAd: Identifiable, Equatable {
  /// The identity of the advertisement.
  let id: Int
  /// The advertiser.
  let vendor: String
}
