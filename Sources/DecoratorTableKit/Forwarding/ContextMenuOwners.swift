/// The row that each context menu of a layer was made for, from its configuration on to its end.
@MainActor
struct ContextMenuOwners {
  private struct Menu {
    weak var configuration: UIContextMenuConfiguration?
    var row: FollowedOwner<AdditionalRow>
  }

  private var menus: [Menu] = []

  /// Remembers that the layer made a configuration for a row of its own.
  mutating func remember(_ row: AdditionalRow, of configuration: UIContextMenuConfiguration) {
    // A menu that was never shown never ends.
    menus.removeAll { $0.configuration == nil || $0.configuration === configuration }
    menus.append(Menu(configuration: configuration, row: FollowedOwner(row)))
  }

  /// Returns the row that a configuration was made for, or nil if it is not the layer's.
  func row(of configuration: UIContextMenuConfiguration) -> AdditionalRow? {
    menus.first { $0.configuration === configuration }?.row.last
  }

  /// Forgets a configuration, and returns the row that it was made for, or nil if it is not the
  /// layer's.
  mutating func forget(_ configuration: UIContextMenuConfiguration) -> AdditionalRow? {
    let row = row(of: configuration)
    menus.removeAll { $0.configuration === configuration }
    return row
  }

  /// Follows rows to where they are now.
  ///
  /// - Parameter change: Returns the row after, or nil if it is gone.
  mutating func follow(_ change: (AdditionalRow) -> AdditionalRow?) {
    for index in menus.indices { menus[index].row.follow(change) }
  }
}
