/// The owner of each context menu, from its configuration to its end: a row of a layer, or a child
/// of a composed table.
@MainActor
struct ContextMenuOwners<Owner> {
  private struct Menu {
    weak var configuration: UIContextMenuConfiguration?
    var owner: FollowedOwner<Owner>
  }

  private var menus: [Menu] = []

  /// Whether no menu is remembered.
  var isEmpty: Bool { menus.isEmpty }

  /// Remembers the owner of a configuration.
  mutating func remember(_ owner: Owner, of configuration: UIContextMenuConfiguration) {
    // A menu that was never shown never ends.
    menus.removeAll { $0.configuration == nil || $0.configuration === configuration }
    menus.append(Menu(configuration: configuration, owner: FollowedOwner(owner)))
  }

  /// Returns the owner of a configuration, if its beginning was observed.
  func owner(of configuration: UIContextMenuConfiguration) -> Owner? {
    menus.first { $0.configuration === configuration }?.owner.last
  }

  /// Removes a configuration, and returns its owner, if its beginning was observed.
  mutating func forget(_ configuration: UIContextMenuConfiguration) -> Owner? {
    let owner = owner(of: configuration)
    menus.removeAll { $0.configuration === configuration }
    return owner
  }

  /// Follows owners to their new places.
  ///
  /// - Parameter change: Returns the new owner; nil if it was removed.
  mutating func follow(_ change: (Owner) -> Owner?) {
    for index in menus.indices { menus[index].owner.follow(change) }
  }

  /// Invalidates all owners, since other rows were loaded while the menus are still shown.
  mutating func invalidateAll() {
    for index in menus.indices { menus[index].owner.invalidate() }
  }
}
