/// Where a table gets the headers and footers of some class from.
@MainActor
struct AnyHeaderFooterRegistration {
  /// What the table makes the views from.
  enum Source {
    case viewClass
    case nib(UINib)

    /// The source in words.
    var name: String {
      switch self {
      case .viewClass: "its class"
      case .nib: "a nib"
      }
    }
  }

  let source: Source
  let viewClass: UITableViewHeaderFooterView.Type
  let reuseIdentifier: String

  init(_ source: Source, viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String) {
    guard !reuseIdentifier.isEmpty else {
      misuse("the reuse identifier of \(viewClass) is empty: give it a name, or leave it out")
    }
    self.source = source
    self.viewClass = viewClass
    self.reuseIdentifier = reuseIdentifier
  }

  /// Tells a table where the views come from.
  func register(in tableView: UITableView) {
    switch source {
    case .viewClass:
      tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
    case .nib(let nib):
      tableView.register(nib, forHeaderFooterViewReuseIdentifier: reuseIdentifier)
    }
  }

  /// Whether a table cannot have both under one identifier.
  ///
  /// Two nibs for views of one class are taken for the same: nobody can look into them.
  func conflicts(with other: AnyHeaderFooterRegistration) -> Bool {
    reuseIdentifier == other.reuseIdentifier
      && (viewClass != other.viewClass || source.name != other.source.name)
  }
}
