public import Foundation

/// A view that sends events for what the user does to it; see ``simulateTap()``.
open class UIControl: UIView {
  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is touched.
  open var isHighlighted = false

  /// The state, from the properties above.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var targets = TargetActions()
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame and what its main event does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; nothing is decoded from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a target and its method. Nil is the responder chain, which gets no events here. Where
  /// there is no Objective-C, only a target that is ``SelectorPerforming`` is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, for: controlEvents)
  }

  /// Removes targets and their methods; nil removes all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, for: controlEvents)
  }

  /// The targets that were added and are still there.
  open var allTargets: Set<AnyHashable> {
    Set(targets.targets.compactMap { $0 as? AnyHashable })
  }

  /// The events that targets or actions were added for.
  open var allControlEvents: Event {
    actions.reduce(into: targets.events) { $0.formUnion($1.events) }
  }

  /// Returns the methods that were added for a target and an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.actions(of: target, for: controlEvent)
    return found.isEmpty ? nil : found.map { String(describing: $0) }
  }

  /// Adds an action for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Performs an action, with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Tells the targets of events, then performs the actions that were added for these, each in the
  /// order in which they were added.
  open func sendActions(for controlEvents: Event) {
    targets.tell(of: controlEvents, sender: self)
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
}
