/// The changes that wait in a queue, and whether the view is to be reloaded.
@MainActor
struct WaitingChanges {
  /// The announcements of the app, in order.
  var announcements: [ContentAnnouncement] = []
  /// The changes of sources and layers, in their order.
  var changes: [WaitingChange] = []
  /// Whether the next change is a reload.
  var needsReload = false
  /// The completions to call after the reload, with whether it is shown.
  var completionsOfReload: [(Bool) -> Void] = []

  /// Whether nothing waits.
  var isEmpty: Bool { announcements.isEmpty && changes.isEmpty && !needsReload }

  /// Drops the changes that a reload includes: all but those of sources.
  ///
  /// - Returns: The completions of the dropped changes.
  mutating func dropSupersededByReload() -> [(Bool) -> Void] {
    defer {
      announcements = []
      changes.removeAll { !$0.isOfSource }
      completionsOfReload = []
      needsReload = false
    }
    return announcements.flatMap(\.completions) + completionsOfReload
      + changes.filter { !$0.isOfSource }.map(\.completion)
  }
}
