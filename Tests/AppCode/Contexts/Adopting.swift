// block: let feed = DecoratedTable(adopting: tableView)
struct Ad {}

@MainActor func open(_ ad: Ad) {}

@MainActor func decorate(_ tableView: UITableView, ads: [Ad]) {
  // lines
}
