/// What the app does when the user touches a row. In a terminal it can only say what it would do.
@MainActor
struct GalleryActions {
  /// Does something, told in words.
  let perform: (String) -> Void
}
