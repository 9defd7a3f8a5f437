// block: let failures = UIKitFailure.recording
import HeadlessUIKit

@MainActor func deleteWithoutAChange(of table: UITableView) {
  // lines
}
