/// What the museum says.
enum MuseumWords {
  /// The text of a banner.
  static func text(ofBanner name: String) -> String {
    switch name {
    case "Opening hours": "Ten to six, on Thursdays to nine."
    case "Tonight":
      "A talk on how to tell two equal things apart, by somebody who has never managed to."
    case "Lost and found": "One glove."
    default:
      "Every hour, from the stairs: the long way round, with the short version of everything."
    }
  }

  /// The vendors of the advertisements.
  static let vendors = ["Lantern Books", "Otter Canoes", "Quiet Clocks"]
}
