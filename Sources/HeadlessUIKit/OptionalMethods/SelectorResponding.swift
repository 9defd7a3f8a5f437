#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// An object that can say which optional methods it implements.
///
/// Objective-C answers `responds(to:)` for every object. Without it, an object that wants to be asked
/// before it is called (a decorator, an object whose methods have effects) declares this.
@MainActor
public protocol SelectorResponding: AnyObject {
  /// Says whether this object implements a method.
  ///
  /// - Parameter selector: the method's Objective-C name.
  /// - Returns: yes, no, or nil if the object does not know; the caller then goes by UIKit's default.
  func response(to selector: Selector) -> Bool?
}
