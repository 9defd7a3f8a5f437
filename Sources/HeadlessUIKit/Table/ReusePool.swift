/// Views that have left the screen and can be reused, by reuse identifier.
///
/// The view that was put in last is taken out first. Identifiers never mix.
struct ReusePool<Element: AnyObject> {
  private var waiting: [String: [Element]] = [:]

  /// Adds an element; one that is already there stays where it is.
  ///
  /// - Complexity: O(*p*) in the number of elements with the identifier.
  mutating func put(_ element: Element, identifier: String) {
    guard waiting[identifier]?.contains(where: { $0 === element }) != true else { return }
    waiting[identifier, default: []].append(element)
  }

  /// Removes and returns the element that was added last under an identifier.
  mutating func take(identifier: String) -> Element? {
    waiting[identifier]?.popLast()
  }

  /// Returns the number of elements with an identifier.
  func count(identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}

extension ReusePool: Sendable where Element: Sendable {}
