public import Foundation

/// Recognizes a gesture of the user. There is no user here: it can be made, added and looked at.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// Another name for the end of a gesture.
    public static var recognized: State { .ended }
  }

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

  /// Creates a recognizer. Its target is not kept: no gesture is ever recognized.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target and its method; nothing is ever sent, so nothing is kept.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Removes a target and its method; none is kept.
  open func removeTarget(_ target: Any?, action: Selector?) {}
}
