import Foundation

/// The reuse identifiers of a table with several sources: the views that they registered under
/// each.
///
/// The first source that registers views under an identifier owns it. Other sources have the same
/// identifier for the same views, and a renamed one for different views. Views that the table had
/// before, such as a prototype of a storyboard, keep their identifier.
///
/// A removed source keeps its identifiers: its views are still in the table's reuse pool.
@MainActor
final class SharedIdentifiers {
  /// The kinds of views, whose identifiers are independent.
  package enum Kind: Hashable {
    case cell
    case headerFooter
  }

  private struct Name: Hashable {
    let kind: Kind
    let identifier: String
  }

  private struct Use {
    /// The source of the views; nil if only the table knows it.
    var source: ViewSource?
    /// The numbers of the sources that registered it.
    var users: Set<Int> = []
  }

  /// The table on screen.
  private(set) weak var table: UITableView?
  private var uses: [Name: Use] = [:]
  /// The names of nibs, which are compared by identity.
  private var nibNames: [(nib: UINib, name: String)] = []
  private var sourceCount = 0
  /// The number of nibs with names, in any table.
  private static var nibCount = 0

  init(of table: UITableView) {
    self.table = table
  }

  /// Returns the identifiers of one more source, without registrations.
  func makeSource() -> SourceIdentifiers {
    sourceCount += 1
    return SourceIdentifiers(self, number: sourceCount)
  }

  /// Returns the table's identifier under which a source may register views.
  ///
  /// - Parameters:
  ///   - identifier: The source's own identifier.
  ///   - source: Where its views come from.
  ///   - user: The number of the source that registers them.
  ///   - current: Its present identifier in the table.
  ///   - isKnown: As in ``SourceIdentifiers/register(_:_:as:isKnown:)``.
  func identifier(
    for identifier: String, _ kind: Kind, of source: ViewSource, user: Int, current: String?,
    isKnown: () -> Bool
  ) -> String {
    // The only user of an identifier may register other views, as in a table of its own.
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
      // The table may still have views of nibs that others have named.
      Self.nibCount += 1
      nibNames.append((nib, "nib \(Self.nibCount)"))
      return nibNames[nibNames.count - 1].name
    }
  }
}
