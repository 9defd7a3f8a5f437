/// What the app does when the user selects a message. In a terminal it can only say what it would do.
@MainActor
struct MessageActions {
  /// Does something, told in words.
  let perform: (String) -> Void
}
