/// What the app was asked to do.
@MainActor
final class GalleryLog {
  /// In words, the earliest first.
  var effects: [String] = []

  /// Takes what it was asked to do since the last time.
  func take() -> String {
    defer { effects = [] }
    return effects.isEmpty ? "nothing" : effects.joined(separator: ", then ")
  }
}
