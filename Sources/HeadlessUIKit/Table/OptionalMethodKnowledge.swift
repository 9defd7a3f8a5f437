/// The optional methods that a table's delegate or data source is known to implement.
///
/// An object that knows what it implements is asked once, when it is set, as in UIKit; later
/// answers do not count. For any other object, a method is known once it has answered. A missing
/// answer proves nothing: a forwarding object may implement a method for some rows and not for
/// others.
@MainActor
struct OptionalMethodKnowledge {
  private var responses: [Selector: Bool?] = [:]

  /// Starts over with another object.
  ///
  /// - Parameters:
  ///   - receiver: the object.
  ///   - selectors: the methods that it is asked about now; others are asked about when they are
  ///     first needed.
  /// - Complexity: O(*m*) in the number of methods, if the object knows what it implements.
  mutating func learn(from receiver: AnyObject?, _ selectors: [Selector]) {
    responses = [:]
    guard let receiver, receiver is any SelectorResponding else { return }
    for selector in selectors { _ = response(of: receiver, to: selector) }
  }

  /// Returns whether the object implements a method; `nil` while that is unknown.
  mutating func response(of receiver: AnyObject, to selector: Selector) -> Bool? {
    if let known = responses[selector] { return known }
    let response = OptionalMethod.response(of: receiver, to: selector)
    responses.updateValue(response, forKey: selector)
    return response
  }

  /// Records that the object has answered a method.
  mutating func noteAnswer(to selector: Selector) {
    responses.updateValue(true, forKey: selector)
  }
}
