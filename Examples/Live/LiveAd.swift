/// An advertisement, as it arrives from a network.
struct LiveAd: Identifiable, Equatable {
  /// Who the advertisement is.
  let id: Int
  /// Who pays for it.
  let vendor: String
}
