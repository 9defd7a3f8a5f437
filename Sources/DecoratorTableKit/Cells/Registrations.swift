/// The registration of the views of one class: of cells, or of headers and footers.
@MainActor
package struct AnyRegistration {
  /// The source from which a table makes the views.
  package enum Source {
    case viewClass
    case nib(UINib?)
    /// A prototype of the table, which needs no registration.
    case storyboard

    /// The source in words.
    var name: String {
      switch self {
      case .viewClass: "its class"
      case .nib: "a nib"
      case .storyboard: "the storyboard"
      }
    }
  }

  let source: Source
  let viewClass: UIView.Type
  package let reuseIdentifier: String

  /// Creates a registration. The identifier is the full name of the class if nil, since short names
  /// can collide. Traps if it is empty, or if the nib is nil because it was not found.
  package init(_ source: Source, viewClass: UIView.Type, reuseIdentifier: String?) {
    if case .nib(nil) = source {
      misuse("the nib of \(viewClass) is nil: load it before, or register the class")
    }
    guard reuseIdentifier?.isEmpty != true else {
      misuse("the reuse identifier of \(viewClass) is empty: give it a name, or leave it out")
    }
    self.source = source
    self.viewClass = viewClass
    self.reuseIdentifier = reuseIdentifier ?? String(reflecting: viewClass)
  }

  /// Registers the views in a table.
  package func register(in tableView: UITableView) {
    let areCells = viewClass is UITableViewCell.Type
    switch source {
    case .viewClass where areCells:
      tableView.register(viewClass, forCellReuseIdentifier: reuseIdentifier)
    case .viewClass:
      tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
    case .nib(let nib) where areCells:
      tableView.register(nib, forCellReuseIdentifier: reuseIdentifier)
    case .nib(let nib):
      tableView.register(nib, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
    case .storyboard: break
    }
  }
}

/// The registrations of one table's cells, or of its headers and footers: no identifier is used for
/// two kinds of views.
@MainActor
package struct Registrations {
  /// The registrations in the order in which they were added.
  private var all: [AnyRegistration] = []
  private var places: [String: Int] = [:]

  /// Adds the registration of some views.
  ///
  /// Traps if their reuse identifier is already used for others, since a table would return one for
  /// the other. Two nibs for views of one class count as equal, since their content is not known.
  ///
  /// - Returns: Whether the registration is new.
  @discardableResult
  package mutating func add(_ registration: AnyRegistration) -> Bool {
    let identifier = registration.reuseIdentifier
    guard let place = places[identifier] else {
      places[identifier] = all.count
      all.append(registration)
      return true
    }
    let known = all[place]
    guard
      known.viewClass == registration.viewClass && known.source.name == registration.source.name
    else {
      let names = TypeNames.distinct([known.viewClass, registration.viewClass])
      misuse(
        """
        reuse identifier "\(identifier)" is registered for \(names[0]) from \(known.source.name) and \
        for \(names[1]) from \(registration.source.name): give each an identifier of its own
        """)
    }
    return false
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

/// A data source, or a layer of one, that registers the cells of its table.
@MainActor
package protocol CellRegistering: AnyObject {
  /// Returns the cells that the table needs.
  ///
  /// Traps if cells of two classes share a reuse identifier.
  func cellRegistrations() -> Registrations

  /// Registers the cells in a table, unless they are registered.
  func register(in tableView: UITableView)
}

/// The tables in which cells are registered, or that have their prototypes.
///
/// They are held weakly, so that a new table at the address of a deallocated one is not mistaken
/// for it.
@MainActor
package struct RegisteredTables {
  private var entries: [Weak<UITableView>] = []

  /// Creates an empty set of tables.
  package init() {}

  /// The tables that still exist.
  package var all: [UITableView] { entries.compactMap(\.object) }

  /// Returns whether a table was added, in O(tables), which is mostly one.
  func contains(_ tableView: UITableView) -> Bool {
    entries.contains { $0.object === tableView }
  }

  /// Adds a table, and returns whether it is new.
  @discardableResult
  package mutating func insert(_ tableView: UITableView) -> Bool {
    if contains(tableView) { return false }
    entries.removeAll { $0.object == nil }
    entries.append(Weak(tableView))
    return true
  }
}
