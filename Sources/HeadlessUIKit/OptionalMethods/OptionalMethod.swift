#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// Calls optional methods, and learns whether the receiver implements them.
///
/// In Swift without Objective-C every requirement of a protocol has an implementation. The ones that
/// UIKit leaves optional have a default which *records its absence* in the frame of the call being
/// made; whoever made the call reads the frame afterwards. Frames carry the receiver and the
/// method, so calls that are made inside other calls do not mix.
///
/// Most callers need none of this: `delegate.tableView?(table, heightForRowAt: path)` reads the frame
/// for them. Two do:
///
/// - Who must tell "absent" from "answered nil" makes the call inside
///   ``call(_:_:_:)``:
///
///       let answer = OptionalMethod.call(delegate, "tableView:willSelectRowAtIndexPath:") {
///         delegate.tableView?(table, willSelectRowAt: path)
///       }
///       guard answer.isImplemented else { return path }
///       return answer.value
///
/// - Who forwards a method to another object, and finds it absent there, passes that on with
///   ``recordAbsence(of:by:)`` before it returns; so the truth reaches the first caller through
///   any number of forwarders.
///
/// - Important: An optional method that a class does not have, but a subclass of it does, is not
///   found: Swift picks the methods where the conformance is declared. Objective-C finds it. A base
///   class that is to be overridden implements the method, as ``UITableViewController`` does all.
@MainActor
public enum OptionalMethod {
  /// What came of a call.
  public struct Answer<Value> {
    /// Whether the receiver, or whoever it forwarded the call to, implements the method.
    public let isImplemented: Bool
    /// What the call returned; a stand-in if the method is not implemented.
    public let value: Value
  }

  private struct Frame {
    let receiver: ObjectIdentifier
    let selector: Selector
    /// The frame was opened around a call that is still to be made.
    var isWaiting: Bool
    var isAbsent = false
    /// What the base class returned that said so, if a subclass may have made something else of it.
    var standIn: Any?

    func matches(_ receiver: AnyObject, _ selector: Selector) -> Bool {
      self.receiver == ObjectIdentifier(receiver) && self.selector == selector
    }
  }

  // Grows to the deepest nesting ever seen and stays there, so that a call allocates nothing.
  private static var frames: [Frame] = []

  /// Makes a call and tells whether the receiver implements the method.
  ///
  /// - Parameters:
  ///   - receiver: the object that is called.
  ///   - selector: the method's Objective-C name.
  ///   - body: makes that one call on the receiver, and nothing else; best with `?`.
  /// - Returns: whether the method is implemented, and what the body returned.
  public static func call<Value>(
    _ receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Answer<Value> {
    frames.append(
      Frame(receiver: ObjectIdentifier(receiver), selector: selector, isWaiting: true))
    let value = body()
    let frame = frames.removeLast()
    return Answer(isImplemented: !frame.isAbsent, value: value)
  }

  /// Says that a method which is just being called is not implemented.
  ///
  /// Called by the object that received the call, as the last thing before it returns a stand-in:
  /// when it forwards and the object behind it does not implement the method either. Does nothing if
  /// nobody asked.
  ///
  /// - Parameters:
  ///   - selector: the method's Objective-C name.
  ///   - receiver: the object that was called: `self` in a forwarder.
  /// - Complexity: O(1) in a call made with `?` or ``call(_:_:_:)``, else O(depth of nested calls).
  public static func recordAbsence(of selector: Selector, by receiver: AnyObject) {
    var index = frames.count - 1
    while index >= 0 {
      if frames[index].matches(receiver, selector) {
        frames[index].isAbsent = true
        return
      }
      index -= 1
    }
  }

  /// Asks an object whether it implements a method, without calling it.
  ///
  /// - Parameters:
  ///   - receiver: the object.
  ///   - selector: the method's Objective-C name.
  /// - Returns: the object's answer if it is ``SelectorResponding``; nil if nobody knows.
  public static func response(of receiver: AnyObject, to selector: Selector) -> Bool? {
    (receiver as? any SelectorResponding)?.response(to: selector)
  }

  /// Says the same of a method that subclasses override, and returns the stand-in.
  ///
  /// An override that calls this through `super` and returns another value has answered after all.
  static func absence<Value: Equatable>(
    of selector: Selector, by receiver: AnyObject, standIn: Value
  ) -> Value {
    if let top = frames.indices.last, frames[top].matches(receiver, selector) {
      frames[top].isAbsent = true
      frames[top].standIn = standIn
    }
    return standIn
  }

  /// The value of a call written with `?`: nil if the method is not implemented.
  static func value<Value: Equatable>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: differs(value)) ? value : nil
  }

  /// The same for a method that returns nothing, or nothing that can be compared.
  static func value<Value>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: false) ? value : nil
  }

  /// The same for a method whose result is optional itself: one level of nil, as with UIKit.
  static func flattened<Value: Equatable>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value?
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: differs(value)) ? value : nil
  }

  // A frame that `call` opened around this very call is used again: the absence is then seen by
  // both. A call that the receiver makes later, to itself, finds the frame taken.
  private static func open(_ receiver: AnyObject, _ selector: Selector) -> Bool {
    if let top = frames.indices.last, frames[top].isWaiting,
      frames[top].matches(receiver, selector)
    {
      frames[top].isWaiting = false
      return false
    }
    frames.append(
      Frame(receiver: ObjectIdentifier(receiver), selector: selector, isWaiting: false))
    return true
  }

  private static func close(_ isFrameOurs: Bool, answered: Bool) -> Bool {
    let top = frames.count - 1
    if answered { frames[top].isAbsent = false }
    let isImplemented = !frames[top].isAbsent
    if isFrameOurs { frames.removeLast() }
    return isImplemented
  }

  private static func differs<Value: Equatable>(_ value: Value) -> Bool {
    // Unwrapped first: a cast of nothing to an optional type would succeed.
    guard let returned = frames[frames.count - 1].standIn, let standIn = returned as? Value else {
      return false
    }
    return standIn != value
  }
}
