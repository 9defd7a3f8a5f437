/// Where a table gets the headers and footers of some class from.
@MainActor
struct AnyHeaderFooterRegistration {
  /// What the table makes the views from.
  enum Source {
    case viewClass
    case nib(UINib)
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
  func conflicts(with other: AnyHeaderFooterRegistration) -> Bool {
    guard reuseIdentifier == other.reuseIdentifier else { return false }
    return switch (source, other.source) {
    case (.viewClass, .viewClass): viewClass != other.viewClass
    case (.nib(let nib), .nib(let otherNib)): viewClass != other.viewClass || nib !== otherNib
    default: true
    }
  }

  /// The views in words, for diagnoses.
  var description: String {
    switch source {
    case .viewClass: "\(viewClass) from its class"
    case .nib: "\(viewClass) from a nib"
    }
  }
}
