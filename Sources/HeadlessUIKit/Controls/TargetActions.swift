/// Who is told, by which method. Targets are not retained.
@MainActor
struct TargetActions {
  private struct Entry {
    weak var target: AnyObject?
    let hasTarget: Bool
    let action: Selector
    let events: UIControl.Event

    func isFor(_ object: AnyObject?) -> Bool {
      target === object && hasTarget == (object != nil)
    }
  }

  private var entries: [Entry] = []

  /// Adds a target and its method, each event of them once; nil stands for the responder chain.
  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { $0.isFor(object) && $0.action == action }
    entries.append(
      Entry(target: object, hasTarget: object != nil, action: action, events: events))
  }

  /// Removes what matches; nil matches everything.
  mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { entry in
      (object == nil || entry.isFor(object)) && (action == nil || entry.action == action)
    }
  }

  private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    entries = entries.compactMap { entry in
      guard matches(entry) else { return entry }
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

  /// Tells the targets of events, each entry once, in the order in which they were added. Without a
  /// target UIKit asks the responder chain, of which nobody is known to have the method.
  func tell(of events: UIControl.Event, sender: UIControl) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      if let target = entry.target { entry.action.perform(on: target, sender: sender) }
    }
  }

  /// Returns the methods by which a target is told of an event.
  func actions(of target: Any?, for event: UIControl.Event) -> [Selector] {
    let object = target.map { $0 as AnyObject }
    return entries.filter { entry in
      entry.events.contains(event) && entry.isFor(object)
    }
    .map(\.action)
  }
}
