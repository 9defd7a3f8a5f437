import DecoratorTableKit
import Foundation

extension UITableView {
  /// A table of ten rows' height, every row 40 points high, without estimates.
  @MainActor
  static func forTests() -> UITableView {
    let tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    tableView.rowHeight = 40
    tableView.estimatedRowHeight = 0
    tableView.sectionHeaderHeight = 0
    tableView.sectionFooterHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    return tableView
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
