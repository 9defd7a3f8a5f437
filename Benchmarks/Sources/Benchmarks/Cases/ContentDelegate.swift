import DecoratorTableKit
import Foundation

/// The delegate that an app has before there is any decorator.
///
/// It remembers which rows it was called for as a sum, which is the same however many layers the call
/// went through.
final class ContentDelegate: NSObject, UITableViewDelegate {
  private(set) var sumOfRows = 0

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
}
