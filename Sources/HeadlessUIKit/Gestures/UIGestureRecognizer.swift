public import Foundation

/// Recognizes a gesture of the user. There is no user here: a test sets its state, or simulates a
/// tap.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// No gesture is recognized, and one may come.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has gone on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A gesture that lasts was broken off.
    case cancelled = 4
    /// What the fingers did is another gesture.
    case failed = 5

    /// Another name for the end of a gesture.
    public static var recognized: State { .ended }
  }

  /// An object to tell, which is not retained, and its method.
  private struct TargetAction {
    weak var target: AnyObject?
    let action: Selector
  }

  /// The object that decides with the recognizer, which is not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// The state of the gesture; a test sets it.
  open var state = State.possible
  /// Whether the view gets no touches of a recognized gesture.
  open var cancelsTouchesInView = true
  /// A name that identifies the recognizer.
  open var name: String?

  private var targets: [TargetAction] = []

  /// Creates a recognizer that tells a target of the gesture.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target and its method, each pair once. Where there is no Objective-C, only a target
  /// that is ``SelectorPerforming`` is called.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.removeAll { $0.target === object && $0.action == action }
    targets.append(TargetAction(target: object, action: action))
  }

  /// Removes a target and its method; nil removes all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
    }
  }

  /// Tells all targets of the gesture.
  func tellTargets() {
    for entry in targets {
      if let target = entry.target { entry.action.perform(on: target, sender: self) }
    }
  }

  /// Returns the place of the gesture in a view's coordinates, or in the window's for nil. No
  /// finger is anywhere here: it is the middle of the recognizer's own view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }
}
