public import Foundation

/// The base class of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that handles an event if this one does not; nil by default.
  open var next: UIResponder? { nil }
}
