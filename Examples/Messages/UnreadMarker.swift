/// What stands above the first message that the user has not read.
struct UnreadMarker: Equatable {
  /// How many there are.
  let count: Int
}
