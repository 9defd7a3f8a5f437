/// The app's response to a touch of a row. In a terminal it can only describe the response.
@MainActor
struct GalleryActions {
  /// Performs an action, described in words.
  let perform: (String) -> Void
}
