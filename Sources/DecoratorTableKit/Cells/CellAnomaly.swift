import Foundation

/// Something wrong with the cells, headers or footers of a table, which goes on all the same.
///
/// The row is shown all the same: in debug builds by a cell that says what is wrong, in release
/// builds by an empty one.
public enum CellAnomaly: Hashable, Sendable {
  /// There is no adapter for models of a type; `adapters` are the types that have one.
  case noAdapter(modelType: String, adapters: [String])
  /// The table gave a cell, header or footer of another class than the one that the identifier
  /// stands for: somebody else has registered it, or the nib or the prototype has another class.
  case wrongCellClass(reuseIdentifier: String, expected: String, found: String)
  /// Nothing is registered for the identifier of a header or footer, or no longer.
  case notRegistered(reuseIdentifier: String, viewClass: String)
  /// The storyboard has no prototype of this identifier.
  case noPrototype(reuseIdentifier: String, cellClass: String)

  /// Receives every anomaly; writes it to the system log, each once, unless it is replaced.
  @MainActor public static var handler: (CellAnomaly) -> Void = { anomaly in
    if logged.insert(anomaly).inserted { NSLog("%@", anomaly.description as NSString) }
  }

  @MainActor private static var logged: Set<CellAnomaly> = []
}

extension CellAnomaly: CustomStringConvertible {
  private func names(_ types: [String]) -> String { types.joined(separator: ", ") }

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noAdapter(let modelType, let adapters):
      """
      DecoratorTableKit: there is no adapter for \(modelType), \
      \(adapters.isEmpty ? "and none for any other type" : "only for \(names(adapters))"): add one \
      to the map
      """
    case .wrongCellClass(let reuseIdentifier, let expected, let found):
      """
      DecoratorTableKit: the view for "\(reuseIdentifier)" is a \(found), not a \(expected): look \
      for another registration of the identifier, and at the class in the nib or storyboard
      """
    case .notRegistered(let reuseIdentifier, let viewClass):
      """
      DecoratorTableKit: no header or footer is registered for "\(reuseIdentifier)", which stands \
      for \(viewClass): look for whoever has registered nil for it
      """
    case .noPrototype(let reuseIdentifier, let cellClass):
      """
      DecoratorTableKit: the storyboard has no prototype "\(reuseIdentifier)" of \(cellClass): add \
      it, or register the class or a nib
      """
    }
  }
}
