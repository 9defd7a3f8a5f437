// expect: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context
import DecoratorTableKit

func reload(_ tableView: UITableView) {
  tableView.reloadData()
}
