/// The changes that wait in a queue, and whether the view is to be reloaded.
@MainActor
struct WaitingChanges {
  /// The announcements of the app, in order.
  var announcements: [ContentAnnouncement] = []
  /// The changes of sources and layers, in their order.
  var changes: [WaitingChange] = []
  /// Whether the next change is a reload.
  var needsReload = false {
    didSet { isReloadCounted = false }
  }
  /// Whether the rows were counted since a reload was asked for.
  private var isReloadCounted = false
  /// Whether a reload was asked for in the middle of the last load. A rule that asks for one in
  /// each load gets one more, and no others.
  private var wasReloadAsked = false
  /// The completions to call after the reload, with whether it is shown.
  var completionsOfReload: [(Bool) -> Void] = []

  /// Whether nothing waits.
  var isEmpty: Bool { announcements.isEmpty && changes.isEmpty && !needsReload }

  /// Notes that the rows of the content were counted, as they are after all that waits.
  mutating func noteCount() {
    for index in announcements.indices { announcements[index].isCounted = true }
    for index in changes.indices { changes[index].isCounted = true }
    isReloadCounted = needsReload
  }

  /// Drops the changes that a reload includes: all but those of sources.
  ///
  /// - Parameter counted: Whether what was asked for since the rows were counted stays. Rules of
  ///   layers, which a load calls for all rows, may ask for changes.
  /// - Returns: The completions of the dropped changes.
  mutating func dropSupersededByReload(onlyCounted counted: Bool = false) -> [(Bool) -> Void] {
    func isDropped(_ announcement: ContentAnnouncement) -> Bool {
      !counted || announcement.isCounted
    }
    func isDropped(_ change: WaitingChange) -> Bool {
      !change.isOfSource && (!counted || change.isCounted)
    }
    var completions = announcements.filter(isDropped).flatMap(\.completions)
    let isReloadAsked = counted && needsReload && !isReloadCounted
    let keepsReload = isReloadAsked && !wasReloadAsked
    if counted { wasReloadAsked = isReloadAsked }
    if !keepsReload {
      needsReload = false
      completions += completionsOfReload
      completionsOfReload = []
    }
    completions += changes.filter(isDropped).map(\.completion)
    announcements.removeAll(where: isDropped)
    changes.removeAll(where: isDropped)
    return completions
  }
}
