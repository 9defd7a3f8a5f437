// expect: value of optional type
import DecoratorTableKit

@MainActor func sections(_ source: any UITableViewDataSource, _ tableView: UITableView) -> Int {
  source.numberOfSections(in: tableView)
}
