/// The colours of a picture.
struct Palette {
  /// What is added to the name of a file.
  let suffix: String
  let text: String
  let quietText: String
  let line: String
  let content: String
  let additional: String
  let additionalText: String
  /// The colour of content that a change has brought.
  let new: String

  static let all = [light, dark]

  static let light = Palette(
    suffix: "", text: "#1d1d1f", quietText: "#6e6e73", line: "#d2d2d7", content: "#ffffff",
    additional: "#fff1cc", additionalText: "#9a5b00", new: "#d9e7fb")

  static let dark = Palette(
    suffix: "~dark", text: "#f5f5f7", quietText: "#98989d", line: "#48484a", content: "#1c1c1e",
    additional: "#4a3a10", additionalText: "#ffd479", new: "#1f3a5f")
}
