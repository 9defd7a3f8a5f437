#if canImport(ObjectiveC)
public import ObjectiveC
#endif

/// Calls optional methods, and finds out whether the receiver implements them.
///
/// In Swift without Objective-C every requirement of a protocol has an implementation. UIKit's
/// optional requirements have a default that *records its absence* in the frame of the current
/// call. The caller reads the frame afterwards. Frames carry the receiver and the method, so nested
/// calls do not mix.
///
/// Most callers need none of this: `delegate.tableView?(table, heightForRowAt: path)` reads the
/// frame for them. There are two exceptions:
///
/// - To tell "absent" from "answered nil", make the call inside ``call(_:_:_:)``.
///
///       let answer = OptionalMethod.call(delegate, "tableView:willSelectRowAtIndexPath:") {
///         delegate.tableView?(table, willSelectRowAt: path)
///       }
///       guard answer.isImplemented else { return path }
///       return answer.value
///
/// - To forward a method to an object that lacks it, call ``recordAbsence(of:by:)`` before
///   returning. The absence then reaches the first caller through any number of forwarders.
///
/// - Important: An optional method that only a subclass has is not found, because Swift picks the
///   methods where the conformance is declared. Objective-C finds it. A base class for overriding
///   therefore implements the method, as ``UITableViewController`` implements all of them.
@preconcurrency @MainActor
public enum OptionalMethod {
  /// The outcome of a call.
  public struct Answer<Value> {
    /// Whether the receiver, or the object it forwarded the call to, implements the method.
    public let isImplemented: Bool
    /// The returned value; a stand-in if the method is not implemented.
    public let value: Value
  }

  private struct Frame {
    let receiver: ObjectIdentifier
    let selector: Selector
    /// The frame was opened for a call that has not been made yet.
    var isWaiting: Bool
    var isAbsent = false
    /// The base class's stand-in, if a subclass may have replaced it with another value.
    var standIn: Any?

    func matches(_ receiver: AnyObject, _ selector: Selector) -> Bool {
      self.receiver == ObjectIdentifier(receiver) && self.selector == selector
    }
  }

  #if DEBUG
  /// Hears of each question of `responds(to:)` that Objective-C would have an object asked, while
  /// it is set: one for each call with `?`, and one for each question without a call. There is none
  /// in a release build.
  ///
  /// Without Objective-C a call with `?` asks nobody, so that the question is made up then. An
  /// object that passes it on to others has them asked as well.
  package static var questionObserver: ((_ receiver: AnyObject, _ selector: Selector) -> Void)?
  #endif

  // Grows to the deepest nesting so far and stays there, so that a call allocates nothing.
  private static var frames: [Frame] = []

  /// Makes a call and reports whether the receiver implements the method.
  ///
  /// - Parameters:
  ///   - receiver: the object that is called.
  ///   - selector: the method's Objective-C name.
  ///   - body: makes that one call on the receiver, and nothing else; preferably with `?`.
  /// - Returns: whether the method is implemented, and the value that the body returned.
  public static func call<Value>(
    _ receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Answer<Value> {
    frames.append(
      Frame(receiver: ObjectIdentifier(receiver), selector: selector, isWaiting: true))
    let value = body()
    let frame = frames.removeLast()
    return Answer(isImplemented: !frame.isAbsent, value: value)
  }

  /// Records that the method being called is not implemented.
  ///
  /// A forwarder calls it, as the last step before it returns a stand-in, if its target does not
  /// implement the method either. Does nothing outside such a call.
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
  /// - Returns: the object's answer if it is ``SelectorResponding``; nil otherwise.
  public static func response(of receiver: AnyObject, to selector: Selector) -> Bool? {
    response(of: receiver, as: receiver as? any SelectorResponding, to: selector)
  }

  /// Asks an object whether it implements a method, which is to be asked about many.
  ///
  /// - Parameters:
  ///   - receiver: the object.
  ///   - responding: the object if it is ``SelectorResponding``; nil otherwise.
  ///   - selector: the method's Objective-C name.
  /// - Returns: the object's answer; nil if it cannot tell.
  public static func response(
    of receiver: AnyObject, as responding: (any SelectorResponding)?, to selector: Selector
  ) -> Bool? {
    #if DEBUG
    questionObserver?(receiver, selector)
    #endif
    return responding?.response(to: selector)
  }

  /// Records the absence of a method that subclasses override, and returns the stand-in.
  ///
  /// An override that calls this through `super` and returns another value counts as an
  /// implementation.
  static func absence<Value: Equatable>(
    of selector: Selector, by receiver: AnyObject, standIn: Value
  ) -> Value {
    if let top = frames.indices.last, frames[top].matches(receiver, selector) {
      frames[top].isAbsent = true
      frames[top].standIn = standIn
    }
    return standIn
  }

  /// Returns the value of a call written with `?`: nil if the method is not implemented.
  static func value<Value: Equatable>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: differs(value)) ? value : nil
  }

  /// Returns the value of a call written with `?` without a result, or with one that is not
  /// `Equatable`: nil if the method is not implemented.
  static func value<Value>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: false) ? value : nil
  }

  /// Returns the value of a call written with `?` of a method with an optional result: one level of
  /// nil, as in UIKit.
  static func flattened<Value: Equatable>(
    of receiver: AnyObject, _ selector: Selector, _ body: () -> Value?
  ) -> Value? {
    let isFrameOurs = open(receiver, selector)
    let value = body()
    return close(isFrameOurs, answered: differs(value)) ? value : nil
  }

  // A frame that `call` opened for this very call is reused, so that both see the absence. A later
  // call of the receiver to itself finds the frame taken.
  private static func open(_ receiver: AnyObject, _ selector: Selector) -> Bool {
    #if DEBUG
    if questionObserver != nil { _ = response(of: receiver, to: selector) }
    #endif
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
    // Unwrapped first, because a cast of nil to an optional type would succeed.
    guard let returned = frames[frames.count - 1].standIn, let standIn = returned as? Value else {
      return false
    }
    return standIn != value
  }
}
