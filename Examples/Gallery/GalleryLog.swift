/// A log of the actions that the app was asked to perform.
@MainActor
final class GalleryLog {
  /// The actions in words, earliest first.
  var effects: [String] = []

  /// Returns the actions since the last call, and empties the log.
  func consume() -> String {
    defer { effects = [] }
    return effects.isEmpty ? "nothing" : effects.joined(separator: ", then ")
  }
}
