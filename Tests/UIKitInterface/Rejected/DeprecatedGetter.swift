// expect: getter for 'scrollIndicatorInsets' is deprecated: deprecated in iOS 13.0
import DecoratorTableKit

@MainActor func keepsIndicatorsIn(_ insets: UIEdgeInsets, _ tableView: UITableView) -> Bool {
  // The setter is not deprecated.
  tableView.scrollIndicatorInsets = insets
  return tableView.scrollIndicatorInsets == insets
}
