// expect: NewerNameAfterItsGuard.swift:8: .selfSizingInvalidation needs iOS 16
// expect: NewerNameAfterItsGuard.swift:12: Duration needs iOS 16
// expect: NewerNameAfterItsGuard.swift:16: .contentHuggingElements needs iOS 18
import DecoratorTableKit

@MainActor func afterTheBlock(_ tableView: UITableView) {
  if #available(iOS 16, *) {}
  tableView.selfSizingInvalidation = .disabled
}

func inAnInterpolation() -> String {
  "wait \(Duration.seconds(1)) and see"
}

@available(iOS 17, *)
@MainActor func tooOld(_ tableView: UITableView) { tableView.contentHuggingElements = [] }
