import DecoratorTableKit
import Foundation

/// The delegate of a table that is asked. It notes every call, and the table that it is handed.
final class CheckedDelegate: NSObject, UITableViewDelegate {
  /// Called with every call.
  var note: (String) -> Void = { _ in }
  /// The height of each row, in points.
  var rowHeight = CheckedTable.rowHeight
  /// The row that each cell was displayed for, as the delegate was told.
  private(set) var displayed: [ObjectIdentifier: IndexPath] = [:]
  /// The table that was handed when a cell was displayed.
  private(set) weak var innerTable: UITableView?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height \(RowPosition(indexPath))")
    return rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("willDisplay \(RowPosition(indexPath))")
    displayed[ObjectIdentifier(cell)] = indexPath
    innerTable = tableView
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("didEndDisplaying \(RowPosition(indexPath))")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
  }
}
