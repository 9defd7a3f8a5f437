import DecoratorTableKit
import Foundation

/// Asks a table at each step of a scroll which rows are on screen and where, and does nothing more.
final class AskedTable: NSObject, UITableViewDelegate {
  /// The sum of the heights of the rows that were on screen.
  private(set) var height: CGFloat = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let tableView = scrollView as? UITableView else { return }
    for path in tableView.indexPathsForRows(in: tableView.bounds) ?? [] {
      height += tableView.rectForRow(at: path).height
    }
  }
}
