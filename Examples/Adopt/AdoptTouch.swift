/// Something that the user or the network does to a list of chats. Chats are counted from the top
/// of the list; a number beyond the last begins again at the first.
enum AdoptTouch: Equatable, Sendable {
  /// A tap on a chat.
  case tap(Int)
  /// A swipe to the left, and a tap on the button that deletes.
  case delete(Int)
  /// A swipe to the right, and a tap on the button that pins.
  case pin(Int)
  /// A drag of a chat to the place of another one, in the mode of editing.
  case drag(Int, to: Int)
  /// Chats that are selected in the mode of editing, and archived.
  case archive([Int])
  /// A message in each of some chats, and one of somebody new.
  case receive([Int], from: String?)

  /// The touches of the script.
  static let script: [AdoptTouch] = [
    .tap(0), .tap(6), .delete(4), .receive([7, 3], from: "Mia"), .drag(9, to: 4), .drag(0, to: 8),
    .archive([1, 5, 8]), .pin(6), .delete(0), .receive([2], from: nil), .tap(7),
  ]
}
