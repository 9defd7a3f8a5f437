/// Who is told, by which method. Targets are not retained.
@MainActor
struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector
    let events: UIControl.Event
  }

  private var entries: [Entry] = []

  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event = .allEvents) {
    let object = target.map { $0 as AnyObject }
    entries.append(
      Entry(target: object, hasTarget: object != nil, action: action, events: events))
  }

  /// Removes what matches; nil matches everything.
  mutating func remove(
    _ target: Any?, _ action: Selector?, for events: UIControl.Event = .allEvents
  ) {
    entries = entries.compactMap { entry in
      guard target.map({ $0 as AnyObject === entry.target }) ?? true,
        action.map({ $0 == entry.action }) ?? true
      else { return entry }
      let rest = entry.events.subtracting(events)
      return rest.isEmpty
        ? nil
        : Entry(
          target: entry.target, hasTarget: entry.hasTarget, action: entry.action, events: rest)
    }
  }

  /// The targets that are still there.
  var targets: [AnyObject] { entries.compactMap(\.target) }

  /// The events that anybody is told of.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the methods by which a target is told of an event.
  func actions(of target: Any?, for event: UIControl.Event) -> [Selector] {
    let object = target.map { $0 as AnyObject }
    return entries.filter { entry in
      entry.events.contains(event) && entry.target === object && entry.hasTarget == (object != nil)
    }
    .map(\.action)
  }
}
