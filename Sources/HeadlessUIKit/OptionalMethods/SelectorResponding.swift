#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// An object that knows which optional methods it implements.
///
/// Objective-C answers `responds(to:)` for every object. Without it, an object declares this if it
/// wants to be asked before it is called. Examples are a decorator and an object whose methods have
/// side effects.
@preconcurrency @MainActor
public protocol SelectorResponding: AnyObject {
  /// Returns whether this object implements a method.
  ///
  /// - Parameter selector: the method's Objective-C name.
  /// - Returns: true, false, or nil if the object does not know. For nil, the caller uses UIKit's
  ///   default.
  func response(to selector: Selector) -> Bool?
}
