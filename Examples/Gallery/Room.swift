/// A room of the gallery.
struct Room: Equatable {
  /// Its number.
  let number: Int
  /// What it is about.
  let subject: String
}
