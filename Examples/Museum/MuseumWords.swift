/// The museum's texts.
enum MuseumWords {
  /// Returns the text of a banner.
  static func text(ofBanner name: String) -> String {
    switch name {
    case "Opening hours":
      "Open from ten to six, on Thursdays to nine."
    case "Tonight":
      "Tonight: a talk on how to tell two equal things apart, by somebody who has never managed to."
    case "Lost and found":
      "Lost: one glove."
    default:
      "Guided tours every hour, from the stairs: the long way round, told the short way."
    }
  }

  /// The vendors of the advertisements.
  static let vendors = ["Lantern Books", "Otter Canoes", "Quiet Clocks"]
}
