import DecoratorTableKit
import Foundation

extension UITableView {
  /// A table of ten rows' height, every row 40 points high, without estimates.
  ///
  /// - Parameter window: a window that the caller keeps, so that the table can be released.
  @MainActor
  static func forTests(in window: UIWindow? = nil) -> UITableView {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.setUpForTests(in: window)
    return tableView
  }

  /// Every row 40 points high, without estimates, headers and footers, in a window.
  func setUpForTests(in window: UIWindow? = nil) {
    putIntoWindow(window)
    rowHeight = 40
    estimatedRowHeight = 0
    sectionHeaderHeight = 0
    sectionFooterHeight = 0
    estimatedSectionHeaderHeight = 0
    estimatedSectionFooterHeight = 0
    register(UITableViewCell.self, forCellReuseIdentifier: "text")
  }

  /// The text of every row, section by section, read off the cells while scrolling from the top to
  /// the bottom.
  @MainActor
  func displayedTexts() -> [[String]] {
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map { row in
        let indexPath = IndexPath(row: row, section: section)
        if cellForRow(at: indexPath) == nil {
          scrollToRow(at: indexPath, at: .top, animated: false)
          layoutIfNeeded()
        }
        return cellForRow(at: indexPath)?.textLabel?.text ?? "no cell"
      }
    }
  }
}
