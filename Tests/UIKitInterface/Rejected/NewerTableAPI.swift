// expect: canPerformPrimaryActionForRowAt: needs iOS 16
// expect: .selfSizingInvalidation needs iOS 16
import DecoratorTableKit

@MainActor func primary(_ delegate: any UITableViewDelegate, _ tableView: UITableView) -> Bool {
  if #available(iOS 16, *) {
    tableView.selfSizingInvalidation = .disabled
  } else {
    tableView.selfSizingInvalidation = .enabled
  }
  let path = IndexPath(row: 0, section: 0)
  return delegate.tableView?(tableView, canPerformPrimaryActionForRowAt: path) ?? true
}
