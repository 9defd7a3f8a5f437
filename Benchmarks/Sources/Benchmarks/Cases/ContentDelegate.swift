import DecoratorTableKit
import Foundation

/// The delegate that an app has before it uses any decorator.
///
/// It stores the rows of its calls as a sum, which is the same for any number of layers.
final class ContentDelegate: NSObject, UITableViewDelegate {
  private(set) var sumOfRows = 0
  private let noActions = UISwipeActionsConfiguration(actions: [])

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sumOfRows &+= indexPath.row
    return 44
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    sumOfRows &+= indexPath.row
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    sumOfRows &+= indexPath.row
  }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    sumOfRows &+= indexPath.row
    return true
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    sumOfRows &+= indexPath.row
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sumOfRows &+= indexPath.row
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    sumOfRows &+= indexPath.row
    return noActions
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sumOfRows &+= 1
  }
}
