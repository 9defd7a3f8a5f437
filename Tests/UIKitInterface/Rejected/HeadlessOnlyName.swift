// expect: value of type 'UITableView' has no member 'simulateTap'
import DecoratorTableKit

@MainActor func tap(_ tableView: UITableView) {
  tableView.simulateTap(at: IndexPath(row: 0, section: 0))
}
