import Foundation

extension UITableView {
  /// Counts the rows of each section of a data source. Traps for a negative number.
  ///
  /// - Complexity: O(sections)
  func rowCounts(of source: any UITableViewDataSource) -> [Int] {
    let sections = source.numberOfSections?(in: self) ?? 1
    guard sections >= 0 else {
      misuse("\(type(of: source)) says that it has \(sections) sections: give 0 or more")
    }
    return (0..<sections).map { section in
      let count = source.tableView(self, numberOfRowsInSection: section)
      guard count >= 0 else {
        misuse("\(type(of: source)) says that section \(section) has \(count) rows: give 0 or more")
      }
      return count
    }
  }
}
