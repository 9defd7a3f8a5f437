// expect: cannot use optional chaining on non-optional value
import DecoratorTableKit

@MainActor func rows(_ source: any UITableViewDataSource, _ tableView: UITableView) -> Int? {
  source.tableView?(tableView, numberOfRowsInSection: 0)
}
