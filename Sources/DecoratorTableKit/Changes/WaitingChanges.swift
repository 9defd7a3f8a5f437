/// The changes that wait in a queue, and whether everything is to be loaded again.
@MainActor
struct WaitingChanges {
  /// What the app announced, in its order.
  var announcements: [ContentAnnouncement] = []
  /// The changes of sources and layers, in their order.
  var changes: [WaitingChange] = []
  /// Whether everything is loaded again next.
  var needsReload = false
  /// The completions to call once everything was loaded again, with whether it is shown.
  var completionsOfReload: [(Bool) -> Void] = []

  /// Whether nothing waits.
  var isEmpty: Bool { announcements.isEmpty && changes.isEmpty && !needsReload }

  /// Drops the changes that are shown anyway when everything is loaded: all but those of sources.
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
