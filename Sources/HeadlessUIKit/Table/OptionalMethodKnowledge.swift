/// What a table knows about the optional methods of its delegate or data source.
///
/// An object that can say so is asked once for each method, as UIKit asks when the property is set. Of
/// one that cannot, a method is known once it has answered. That it has not answered proves nothing:
/// a forwarding object may implement a method for some rows and not for others.
@MainActor
struct OptionalMethodKnowledge {
  private var isImplemented: [Selector: Bool] = [:]

  /// Starts afresh, for another object.
  mutating func forget() { isImplemented = [:] }

  /// Whether the object implements a method; `nil` while nobody knows.
  mutating func answer(of receiver: AnyObject, to selector: Selector) -> Bool? {
    if let known = isImplemented[selector] { return known }
    let response = OptionalMethod.response(of: receiver, to: selector)
    if let response { isImplemented[selector] = response }
    return response
  }

  /// Remembers that the object has answered a method.
  mutating func noteAnswer(to selector: Selector) { isImplemented[selector] = true }

  /// Whether the object is known to implement a method, without asking it.
  func isKnownToImplement(_ selector: Selector) -> Bool { isImplemented[selector] == true }
}
