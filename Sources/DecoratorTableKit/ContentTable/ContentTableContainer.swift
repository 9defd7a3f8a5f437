import Foundation

/// A hidden view in a table on screen that holds the content tables for it.
///
/// It is a plain view, so that a search for scroll views among the subviews of a table finds none.
/// UIKit's own searches from the window downwards (touches, focus, accessibility) end at a view
/// that is hidden, whatever the views in it say of themselves.
///
/// Its origin is that of the content and its size that of the bounds. So a point of a content table
/// is a point of the content, and constraints to the width of a content table are right.
@MainActor
final class ContentTableContainer: UIView {
  /// Returns the container in a table on screen, which is made if there is none.
  static func `in`(_ tableView: UITableView) -> ContentTableContainer {
    for case let container as ContentTableContainer in tableView.subviews { return container }
    let container = ContentTableContainer(frame: CGRect(origin: .zero, size: tableView.bounds.size))
    container.isHidden = true
    container.isUserInteractionEnabled = false
    container.accessibilityElementsHidden = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.insertSubview(container, at: 0)
    return container
  }

  /// Returns the content table that is here for a host; nil if there is none.
  func contentTable(of host: any ContentTableHost, for real: UITableView) -> ContentTableView? {
    subviews.lazy.compactMap { $0 as? ContentTableView }
      .first { $0.owner === host && $0.real === real }
  }

  /// No view with a tag: the tables in it pass on the search to the one that searches here.
  override func viewWithTag(_ tag: Int) -> UIView? { nil }
}
