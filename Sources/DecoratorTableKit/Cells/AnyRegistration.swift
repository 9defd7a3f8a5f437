/// Where a table gets the views of some class from, which is not known when the app is compiled.
///
/// `View` is what all of them are: a cell, or a header or footer.
@MainActor
struct AnyRegistration<View: ReusableView> {
  let source: RegistrationSource
  let viewClass: View.Type
  let reuseIdentifier: String

  /// - Parameter reuseIdentifier: Traps if it is empty; derived from the class if nil.
  init(_ source: RegistrationSource, viewClass: View.Type, reuseIdentifier: String?) {
    guard reuseIdentifier?.isEmpty != true else {
      misuse("the reuse identifier of \(viewClass) is empty: give it a name, or leave it out")
    }
    self.source = source
    self.viewClass = viewClass
    self.reuseIdentifier = reuseIdentifier ?? Self.identifier(of: viewClass)
  }

  /// The identifier of a class: its full name, for two classes may have the same short one.
  static func identifier(of type: AnyClass) -> String { String(reflecting: type) }

  /// Tells a table where the views come from.
  func register(in tableView: UITableView) {
    switch source {
    case .viewClass: View.register(viewClass, in: tableView, reuseIdentifier: reuseIdentifier)
    case .nib(let nib): View.register(nib, in: tableView, reuseIdentifier: reuseIdentifier)
    case .storyboard: break
    }
  }

  /// Traps if a table cannot have both under one identifier.
  ///
  /// Two nibs for views of one class are taken for the same: nobody can look into them.
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

/// Where a table gets the cells of some class from.
typealias AnyCellRegistration = AnyRegistration<UITableViewCell>

/// Where a table gets the headers and footers of some class from.
typealias AnyHeaderFooterRegistration = AnyRegistration<UITableViewHeaderFooterView>
