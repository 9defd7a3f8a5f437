/// The views of several kinds that are shown in one table: no identifier stands for two of them.
@MainActor
struct Registrations<View: ReusableView> {
  /// In the order in which they were added.
  private var all: [AnyRegistration<View>] = []
  private var places: [String: Int] = [:]

  /// Adds views.
  ///
  /// Traps if their reuse identifier already stands for others: a table would give the one for the
  /// other.
  ///
  /// - Returns: Whether they are new.
  @discardableResult
  mutating func add(_ registration: AnyRegistration<View>) -> Bool {
    let identifier = registration.reuseIdentifier
    if let place = places[identifier] {
      all[place].refuseConflict(with: registration)
      return false
    }
    places[identifier] = all.count
    all.append(registration)
    return true
  }

  /// Adds all views of others; traps as ``add(_:)``.
  ///
  /// - Complexity: O(others)
  mutating func add(_ others: Registrations) {
    for registration in others.all { add(registration) }
  }

  /// The registrations missing from `others`.
  ///
  /// - Complexity: O(registrations)
  func without(_ others: Registrations) -> Registrations {
    var rest = Registrations()
    for registration in all where others.places[registration.reuseIdentifier] == nil {
      rest.add(registration)
    }
    return rest
  }

  /// Tells a table where all these views come from.
  ///
  /// - Complexity: O(registrations)
  func register(in tableView: UITableView) {
    for registration in all { registration.register(in: tableView) }
  }
}

/// The cells of several kinds of rows that are shown in one table.
typealias CellRegistrations = Registrations<UITableViewCell>
