/// What a table knows about the optional methods of its delegate or data source.
///
/// An object that can say what it implements is asked once, when it is set, as UIKit asks; what it
/// says later does not count. Of one that cannot, a method is known once it has answered. That it has
/// not answered proves nothing: a forwarding object may implement a method for some rows and not for
/// others.
@MainActor
struct OptionalMethodKnowledge {
  private var responses: [Selector: Bool?] = [:]

  /// Starts afresh with another object.
  ///
  /// - Parameters:
  ///   - receiver: the object.
  ///   - selectors: the methods that it is asked about now; others are asked about when they are
  ///     first needed.
  /// - Complexity: O(*m*) in the number of methods, if the object can say what it implements.
  mutating func learn(from receiver: AnyObject?, _ selectors: [Selector]) {
    responses = [:]
    guard let receiver, receiver is any SelectorResponding else { return }
    for selector in selectors { _ = response(of: receiver, to: selector) }
  }

  /// Whether the object implements a method; `nil` while nobody knows.
  mutating func response(of receiver: AnyObject, to selector: Selector) -> Bool? {
    if let known = responses[selector] { return known }
    let response = OptionalMethod.response(of: receiver, to: selector)
    responses.updateValue(response, forKey: selector)
    return response
  }

  /// Remembers that the object has answered a method.
  mutating func noteAnswer(to selector: Selector) {
    responses.updateValue(true, forKey: selector)
  }
}
