/// The app's response to the selection of a message. In a terminal it can only describe the
/// response.
@MainActor
struct MessageActions {
  /// Performs an action, described in words.
  let perform: (String) -> Void
}
