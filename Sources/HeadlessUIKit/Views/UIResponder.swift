public import Foundation

/// The base class of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  private static weak var first: UIResponder?

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that handles an event if this one does not; nil by default.
  open var next: UIResponder? { nil }

  /// Whether the responder can become the first one; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder, being the first one, lets another take its place; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first one. There are no events that it would be given here.
  open var isFirstResponder: Bool { UIResponder.first === self }

  /// Makes the responder the first one if it can be, and the one before lets it.
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() ?? true else {
      return false
    }
    UIResponder.first = self
    return true
  }

  /// Resigns as the first responder, if it can.
  ///
  /// - Returns: whether it resigned; true as well if it was not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }

  /// Called by UIKit when an object has been loaded from a nib file or a storyboard. There are none
  /// here, and nothing calls it. UIKit declares it for every object; Swift overrides only what a
  /// class declares.
  open func awakeFromNib() {}
}
