/// The reuse identifiers of one of several sources in a table.
///
/// An identifier that it has not registered is the table's.
@MainActor
final class SourceIdentifiers {
  let shared: SharedIdentifiers
  private let number: Int
  /// The table's identifier for each that the source has registered.
  private var registered: [SharedIdentifiers.Kind: [String: String]] = [:]
  /// Whether some of them were others in the table: mostly none.
  private(set) var areRenamed = false

  init(_ shared: SharedIdentifiers, number: Int) {
    self.shared = shared
    self.number = number
  }

  /// Returns the table's identifier for one of the source's.
  func tableIdentifier(_ identifier: String, _ kind: SharedIdentifiers.Kind) -> String {
    guard areRenamed else { return identifier }
    return registered[kind]?[identifier] ?? identifier
  }

  /// Returns the table's identifier under which the source registers views.
  ///
  /// - Parameters:
  ///   - source: The source of the views; nil to unregister.
  ///   - identifier: The source's own identifier.
  ///   - isKnown: Whether the table has views under an identifier that no source has registered.
  /// - Returns: The identifier; nil if others still need it, so that it cannot be unregistered.
  func register(
    _ source: ViewSource?, _ kind: SharedIdentifiers.Kind, as identifier: String,
    isKnown: () -> Bool
  ) -> String? {
    let current = registered[kind]?[identifier]
    guard let source else {
      guard let current else { return nil }
      return shared.isUsed(current, kind, byNobodyBut: number) ? current : nil
    }
    let name = shared.identifier(
      for: identifier, kind, of: source, user: number, current: current, isKnown: isKnown)
    registered[kind, default: [:]][identifier] = name
    if name != identifier { areRenamed = true }
    return name
  }
}
