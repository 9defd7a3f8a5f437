/// The cells of several kinds of rows that are shown in one table: no identifier stands for two of them.
@MainActor
struct CellRegistrations {
  private var byIdentifier: [String: AnyCellRegistration] = [:]

  /// Adds cells.
  ///
  /// Traps if their reuse identifier already stands for others: a table would give the one for the other.
  mutating func add(_ registration: AnyCellRegistration) {
    let identifier = registration.reuseIdentifier
    if let other = byIdentifier[identifier], other.conflicts(with: registration) {
      misuse(
        """
        reuse identifier "\(identifier)" is registered for \(other.description) and for \
        \(registration.description): give each an identifier of its own
        """)
    }
    byIdentifier[identifier] = registration
  }

  /// Whether there are cells of this identifier.
  func contains(_ registration: AnyCellRegistration) -> Bool {
    byIdentifier[registration.reuseIdentifier] != nil
  }

  /// Adds all cells of others; traps as ``add(_:)``.
  ///
  /// - Complexity: O(others)
  mutating func add(_ others: CellRegistrations) {
    for registration in others.byIdentifier.values { add(registration) }
  }

  /// Tells a table where all these cells come from.
  ///
  /// - Complexity: O(registrations)
  func register(in tableView: UITableView) {
    for registration in byIdentifier.values { registration.register(in: tableView) }
  }
}
