/// A room of the gallery.
struct Room: Equatable {
  /// The number of the room.
  let number: Int
  /// The subject of the room.
  let subject: String
}
