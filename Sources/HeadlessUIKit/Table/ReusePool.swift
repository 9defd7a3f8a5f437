/// Views that have left the screen and wait to be shown again, by reuse identifier.
///
/// The last one in is the first one out. Identifiers never mix.
struct ReusePool<Element: AnyObject> {
  private var waiting: [String: [Element]] = [:]

  /// Puts an element in; one that is already there stays where it is.
  ///
  /// - Complexity: O(*p*) in the number of elements that wait under the identifier.
  mutating func put(_ element: Element, identifier: String) {
    guard waiting[identifier]?.contains(where: { $0 === element }) != true else { return }
    waiting[identifier, default: []].append(element)
  }

  /// Takes out the element that was put in last under an identifier.
  mutating func take(identifier: String) -> Element? {
    waiting[identifier]?.popLast()
  }

  /// How many elements wait under an identifier.
  func count(identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}

extension ReusePool: Sendable where Element: Sendable {}
