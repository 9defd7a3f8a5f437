import Foundation

/// The reuse identifiers of a table that several sources share: what they registered under each.
///
/// Whoever registers views under an identifier first has it. Others have the same one for the same
/// views, and one of their own for different views. What the table had before anybody registered
/// stays as it is, such as a prototype of a storyboard.
///
/// A source that leaves keeps its identifiers: its views still wait in the table to be used again.
@MainActor
final class SharedIdentifiers {
  /// The kinds of views whose identifiers have nothing to do with each other.
  package enum Kind: Hashable {
    case cell
    case headerFooter
  }

  private struct Name: Hashable {
    let kind: Kind
    let identifier: String
  }

  private struct Use {
    /// What the views are made from; nil if only the table knows.
    var source: ViewSource?
    /// The numbers of the sources that registered it.
    var users: Set<Int> = []
  }

  /// The table on screen.
  private(set) weak var table: UITableView?
  private var uses: [Name: Use] = [:]
  /// The nibs that have names, which are not told apart by anything else.
  private var nibNames: [(nib: UINib, name: String)] = []
  private var sourceCount = 0
  /// The number of names that were given to nibs, in any table.
  private static var nibCount = 0

  init(of table: UITableView) {
    self.table = table
  }

  /// Returns the identifiers of one more source, which has registered nothing yet.
  func makeSource() -> SourceIdentifiers {
    sourceCount += 1
    return SourceIdentifiers(self, number: sourceCount)
  }

  /// Returns the identifier of the table under which a source may register views.
  ///
  /// - Parameters:
  ///   - identifier: The source's own identifier.
  ///   - source: What its views are made from.
  ///   - user: The number of the source.
  ///   - current: The table's identifier that it has for its own until now.
  ///   - isKnown: Whether the table has views under an identifier that nobody has registered.
  func identifier(
    for identifier: String, _ kind: Kind, of source: ViewSource, user: Int, current: String?,
    isKnown: () -> Bool
  ) -> String {
    // Whoever is alone may change the views, as in a table of its own.
    if let current, isUsed(current, kind, byNobodyBut: user) {
      uses[Name(kind: kind, identifier: current)]?.source = source
      return current
    }
    var name = Name(kind: kind, identifier: identifier)
    if uses[name] == nil, isKnown() { uses[name] = Use() }
    while let use = uses[name], use.source?.isSame(as: source) != true {
      name = Name(kind: kind, identifier: "\(name.identifier) of \(text(of: source))")
    }
    uses[name, default: Use(source: source)].users.insert(user)
    return name.identifier
  }

  /// Returns whether one source, and no other, has registered views under an identifier of the
  /// table.
  func isUsed(_ identifier: String, _ kind: Kind, byNobodyBut user: Int) -> Bool {
    uses[Name(kind: kind, identifier: identifier)]?.users == [user]
  }

  private func text(of source: ViewSource) -> String {
    switch source {
    case .viewClass(let viewClass): return String(reflecting: viewClass)
    case .nib(let nib):
      if let known = nibNames.first(where: { $0.nib === nib }) { return known.name }
      // The table may still have views of nibs that others gave a name.
      Self.nibCount += 1
      nibNames.append((nib, "nib \(Self.nibCount)"))
      return nibNames[nibNames.count - 1].name
    }
  }
}
