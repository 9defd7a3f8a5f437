/// The kinds of events for which a table needs callbacks, since a layer observes them; see
/// ``TableEvents``.
struct ObservedEvents: OptionSet, Sendable {
  let rawValue: Int

  /// Scrolling.
  static let scrolling = ObservedEvents(rawValue: 1)
  /// The headers of the sections inside.
  static let headers = ObservedEvents(rawValue: 2)
  /// The selection of rows inside.
  static let selection = ObservedEvents(rawValue: 4)
}

extension TableEvents {
  /// The kinds of events that have a handler.
  var observed: ObservedEvents {
    var observed: ObservedEvents = []
    if didScroll != nil { observed.insert(.scrolling) }
    if willDisplayHeader != nil || didEndDisplayingHeader != nil { observed.insert(.headers) }
    if didSelect != nil { observed.insert(.selection) }
    return observed
  }
}

// Notifications of both kinds of handlers of a layer, that of the kit first.
extension TableLayer {
  /// The kinds of events that the layer observes.
  var observed: ObservedEvents { ownTableEvents.observed.union(tableEvents.observed) }

  /// Notifies the layer that the rows on screen may have moved.
  func noteScrolling(of tableView: UITableView) {
    ownTableEvents.didScroll?(tableView)
    tableEvents.didScroll?(tableView)
  }

  /// Notifies the layer of the header of a section inside it (inner) that is about to be shown.
  func noteDisplay(ofHeader view: UIView, ofSection section: Int, in tableView: UITableView) {
    ownTableEvents.willDisplayHeader?(tableView, view, section)
    tableEvents.willDisplayHeader?(tableView, view, section)
  }

  /// Notifies the layer of a header that is no longer shown.
  func noteEndOfDisplay(ofHeader view: UIView, in tableView: UITableView) {
    ownTableEvents.didEndDisplayingHeader?(tableView, view)
    tableEvents.didEndDisplayingHeader?(tableView, view)
  }
}
