// expect: value of optional type
import DecoratorTableKit

@MainActor func veto(_ delegate: any UITableViewDelegate, _ tableView: UITableView) -> Bool {
  let path = IndexPath(row: 0, section: 0)
  let answer: IndexPath = delegate.tableView?(tableView, willSelectRowAt: path)
  return answer == path
}
