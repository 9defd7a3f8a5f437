// expect: is deprecated: deprecated in iOS 13.0
import DecoratorTableKit

@MainActor func show(_ delegate: any UITableViewDelegate, _ tableView: UITableView) -> Bool {
  delegate.tableView?(tableView, shouldShowMenuForRowAt: IndexPath(row: 0, section: 0)) ?? false
}
