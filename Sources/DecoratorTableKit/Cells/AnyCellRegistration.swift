/// Where a table gets the cells of some class from.
@MainActor
struct AnyCellRegistration {
  /// What the table makes the cells from.
  enum Source {
    case cellClass
    case nib(UINib)
    case storyboard

    /// The source in words.
    var name: String {
      switch self {
      case .cellClass: "its class"
      case .nib: "a nib"
      case .storyboard: "the storyboard"
      }
    }

    /// Whether nothing is registered.
    var isStoryboard: Bool {
      if case .storyboard = self { true } else { false }
    }
  }

  let source: Source
  let cellClass: UITableViewCell.Type
  let reuseIdentifier: String
  /// Gives the cells.
  let supply: CellSupply

  init(_ source: Source, cellClass: UITableViewCell.Type, reuseIdentifier: String) {
    guard !reuseIdentifier.isEmpty else {
      misuse("the reuse identifier of \(cellClass) is empty: give it a name, or leave it out")
    }
    self.source = source
    self.cellClass = cellClass
    self.reuseIdentifier = reuseIdentifier
    supply = CellSupply(reuseIdentifier: reuseIdentifier, arePrototypes: source.isStoryboard)
  }

  /// The identifier of a class: its full name, for two classes may have the same short one.
  static func identifier(of type: AnyClass) -> String { String(reflecting: type) }

  /// Tells a table where the cells come from.
  func register(in tableView: UITableView) {
    switch source {
    case .cellClass: tableView.register(cellClass, forCellReuseIdentifier: reuseIdentifier)
    case .nib(let nib): tableView.register(nib, forCellReuseIdentifier: reuseIdentifier)
    case .storyboard: break
    }
  }

  /// Whether a table cannot have both under one identifier.
  ///
  /// Two nibs for cells of one class are taken for the same: nobody can look into them.
  func conflicts(with other: AnyCellRegistration) -> Bool {
    reuseIdentifier == other.reuseIdentifier
      && (cellClass != other.cellClass || source.name != other.source.name)
  }
}
