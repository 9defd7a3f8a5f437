// expect: cannot convert value of type
import DecoratorTableKit

@MainActor func title(_ source: any UITableViewDataSource, _ tableView: UITableView) -> Int {
  source.tableView?(tableView, titleForHeaderInSection: 0) ?? 0
}
