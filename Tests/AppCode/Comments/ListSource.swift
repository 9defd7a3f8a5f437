// block: var list = source.list
// block: tableView.dataSource = source
import DecoratorTableSources

@MainActor func use(_ source: ListTableViewDataSource) {
  // lines
}
