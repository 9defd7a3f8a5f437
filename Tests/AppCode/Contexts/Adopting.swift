// block: let feed = DecoratedTable(adopting: tableView)
struct Ad {
  let text: String
}

final class AdCell: UITableViewCell {}

@MainActor func open(_ ad: Ad) {}

@MainActor func decorate(_ tableView: UITableView, ads: [Ad]) {
  // lines
}
