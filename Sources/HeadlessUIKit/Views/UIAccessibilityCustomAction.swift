import Foundation

/// Something that a person can do with a view by a screen reader.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action, which the screen reader reads.
  open var name: String
  /// A closure that does it, and returns whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: the name, in the language of the app.
  ///   - actionHandler: does it, and returns whether it was done.
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
