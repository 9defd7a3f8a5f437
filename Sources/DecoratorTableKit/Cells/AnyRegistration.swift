/// The registration of views of an erased class.
///
/// `View` is the base class: that of all cells, or that of all headers and footers.
@MainActor
package struct AnyRegistration<View: ReusableView> {
  let source: RegistrationSource
  let viewClass: View.Type
  package let reuseIdentifier: String

  /// Creates a registration. The identifier is derived from the class if nil; traps if it is empty.
  package init(_ source: RegistrationSource, viewClass: View.Type, reuseIdentifier: String?) {
    guard reuseIdentifier?.isEmpty != true else {
      misuse("the reuse identifier of \(viewClass) is empty: give it a name, or leave it out")
    }
    self.source = source
    self.viewClass = viewClass
    self.reuseIdentifier = reuseIdentifier ?? Self.identifier(of: viewClass)
  }

  /// Returns the identifier of a class: its full name, since short names can collide.
  static func identifier(of type: AnyClass) -> String { String(reflecting: type) }

  /// Registers the views in a table.
  package func register(in tableView: UITableView) {
    switch source {
    case .viewClass: View.register(viewClass, in: tableView, reuseIdentifier: reuseIdentifier)
    case .nib(let nib): View.register(nib, in: tableView, reuseIdentifier: reuseIdentifier)
    case .storyboard: break
    }
  }

  /// Traps if a table cannot have both registrations under one identifier.
  ///
  /// Two nibs for views of one class count as equal, since their content is not known.
  func refuseConflict(with other: AnyRegistration) {
    guard reuseIdentifier == other.reuseIdentifier,
      viewClass != other.viewClass || source.name != other.source.name
    else { return }
    let names = TypeNames.distinct([viewClass, other.viewClass])
    misuse(
      """
      reuse identifier "\(reuseIdentifier)" is registered for \(names[0]) from \(source.name) and \
      for \(names[1]) from \(other.source.name): give each an identifier of its own
      """)
  }
}

/// The registration of cells of an erased class.
package typealias AnyCellRegistration = AnyRegistration<UITableViewCell>

/// The registration of headers and footers of an erased class.
package typealias AnyHeaderFooterRegistration = AnyRegistration<UITableViewHeaderFooterView>
