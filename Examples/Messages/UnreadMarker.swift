/// The marker above the first unread message.
struct UnreadMarker: Equatable {
  /// The number of unread messages.
  let count: Int
}
