#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// An object whose methods can be called by name.
///
/// Objective-C sends a message to any object. Without it, the target of a gesture, of a control or
/// of a button in a bar conforms to this to be called.
@preconcurrency @MainActor
public protocol SelectorPerforming: AnyObject {
  /// Performs the method of a name.
  ///
  /// - Parameters:
  ///   - action: the method's name, as it was given with the target.
  ///   - sender: the object that calls, for example a gesture recognizer.
  func performAction(_ action: Selector, sender: Any?)
}
