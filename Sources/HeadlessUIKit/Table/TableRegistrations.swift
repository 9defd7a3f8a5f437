/// What a table makes new cells, headers and footers from, by reuse identifier.
@MainActor
struct TableRegistrations {
  /// What is registered under one identifier.
  enum Source<Class> {
    case type(Class)
    case nib(UINib)
  }

  /// What cells are made from.
  var cells: [String: Source<UITableViewCell.Type>] = [:]
  /// What headers and footers are made from.
  var headerFooterViews: [String: Source<UITableViewHeaderFooterView.Type>] = [:]
}
