public import Foundation

/// The root of everything that is seen or controls what is seen.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that takes an event which this one does not; nil at first.
  open var next: UIResponder? { nil }
}
