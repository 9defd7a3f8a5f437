/// The cells of several kinds of rows that are shown in one table: no identifier stands for two of them.
@MainActor
struct CellRegistrations {
  /// In the order in which they were added.
  private var all: [AnyCellRegistration] = []
  private var places: [String: Int] = [:]

  /// Adds cells.
  ///
  /// Traps if their reuse identifier already stands for others: a table would give the one for the other.
  ///
  /// - Returns: Whether they are new.
  @discardableResult
  mutating func add(_ registration: AnyCellRegistration) -> Bool {
    let identifier = registration.reuseIdentifier
    if let place = places[identifier] {
      let other = all[place]
      guard other.conflicts(with: registration) else { return false }
      let names = TypeNames.distinct([other.cellClass, registration.cellClass])
      misuse(
        """
        reuse identifier "\(identifier)" is registered for \(names[0]) from \(other.source.name) and \
        for \(names[1]) from \(registration.source.name): give each an identifier of its own
        """)
    }
    places[identifier] = all.count
    all.append(registration)
    return true
  }

  /// Adds all cells of others; traps as ``add(_:)``.
  ///
  /// - Complexity: O(others)
  mutating func add(_ others: CellRegistrations) {
    for registration in others.all { add(registration) }
  }

  /// Those of these cells that others are not.
  ///
  /// - Complexity: O(registrations)
  func without(_ others: CellRegistrations) -> CellRegistrations {
    var rest = CellRegistrations()
    for registration in all where others.places[registration.reuseIdentifier] == nil {
      rest.add(registration)
    }
    return rest
  }

  /// Tells a table where all these cells come from.
  ///
  /// - Complexity: O(registrations)
  func register(in tableView: UITableView) {
    for registration in all { registration.register(in: tableView) }
  }
}
