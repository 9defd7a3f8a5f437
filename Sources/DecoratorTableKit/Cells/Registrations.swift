/// The registrations of one table's views: no identifier is used for two kinds of views.
@MainActor
package struct Registrations<View: ReusableView> {
  /// The registrations in the order in which they were added.
  private var all: [AnyRegistration<View>] = []
  private var places: [String: Int] = [:]

  /// Adds the registration of some views.
  ///
  /// Traps if their reuse identifier is already used for others, since a table would return one for
  /// the other.
  ///
  /// - Returns: Whether the registration is new.
  @discardableResult
  package mutating func add(_ registration: AnyRegistration<View>) -> Bool {
    let identifier = registration.reuseIdentifier
    if let place = places[identifier] {
      all[place].refuseConflict(with: registration)
      return false
    }
    places[identifier] = all.count
    all.append(registration)
    return true
  }

  /// Adds the registrations of others; traps as for a single one.
  ///
  /// - Complexity: O(others)
  mutating func add(_ others: Registrations) {
    for registration in others.all { add(registration) }
  }

  /// Returns the registrations that are missing from `others`.
  ///
  /// - Complexity: O(registrations)
  func without(_ others: Registrations) -> Registrations {
    var rest = Registrations()
    for registration in all where others.places[registration.reuseIdentifier] == nil {
      rest.add(registration)
    }
    return rest
  }

  /// Registers all views in a table.
  ///
  /// - Complexity: O(registrations)
  package func register(in tableView: UITableView) {
    for registration in all { registration.register(in: tableView) }
  }
}

/// The registrations of one table's cells.
package typealias CellRegistrations = Registrations<UITableViewCell>
