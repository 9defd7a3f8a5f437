// block: var list = source.list
// block: tableView.dataSource = source
import DecoratorTableKit

@MainActor func use(_ source: ListTableViewDataSource) {
  // lines
}
