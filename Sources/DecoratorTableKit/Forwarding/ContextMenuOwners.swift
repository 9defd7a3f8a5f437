/// The owner that each context menu was made for, from its configuration on to its end: a row of a
/// layer, or a child of a composed table.
@MainActor
struct ContextMenuOwners<Owner> {
  private struct Menu {
    weak var configuration: UIContextMenuConfiguration?
    var owner: FollowedOwner<Owner>
  }

  private var menus: [Menu] = []

  /// Whether no menu is remembered.
  var isEmpty: Bool { menus.isEmpty }

  /// Remembers whom a configuration was made for.
  mutating func remember(_ owner: Owner, of configuration: UIContextMenuConfiguration) {
    // A menu that was never shown never ends.
    menus.removeAll { $0.configuration == nil || $0.configuration === configuration }
    menus.append(Menu(configuration: configuration, owner: FollowedOwner(owner)))
  }

  /// Returns the owner that a configuration was made for, if it was seen coming.
  func owner(of configuration: UIContextMenuConfiguration) -> Owner? {
    menus.first { $0.configuration === configuration }?.owner.last
  }

  /// Forgets a configuration, and returns the owner that it was made for, if it was seen coming.
  mutating func forget(_ configuration: UIContextMenuConfiguration) -> Owner? {
    let owner = owner(of: configuration)
    menus.removeAll { $0.configuration === configuration }
    return owner
  }

  /// Follows owners to where they are now.
  ///
  /// - Parameter change: Returns the owner after, or nil if it is gone.
  mutating func follow(_ change: (Owner) -> Owner?) {
    for index in menus.indices { menus[index].owner.follow(change) }
  }

  /// Loses all owners, since other rows were loaded while the menus are still there.
  mutating func invalidateAll() {
    for index in menus.indices { menus[index].owner.invalidate() }
  }
}
