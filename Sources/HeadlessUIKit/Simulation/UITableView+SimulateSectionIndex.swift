import Foundation

extension UITableView {
  /// Simulates a tap on a title of the section index: the data source is asked for its section, and
  /// the table scrolls there.
  ///
  /// The titles are those that the data source gave when it was asked first since the table was
  /// loaded, or at the last ``reloadSectionIndexTitles()``. Without such a title nothing happens,
  /// and in a table with too few rows for an index neither.
  ///
  /// - Parameter title: the title; of several equal ones the first.
  /// - Complexity: O(*s*) in the number of sections.
  public func simulateTapOnSectionIndex(_ title: String) {
    layoutIfNeeded()
    let rowCount = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard rowCount >= sectionIndexMinimumDisplayRowCount else { return }
    if sectionIndexTitles == nil { askForSectionIndexTitles() }
    guard let index = sectionIndexTitles?.firstIndex(of: title) else { return }
    let answer = askDataSource(DataSourceMethod.sectionForSectionIndexTitle) {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
    let section = answer ?? index
    guard (0..<numberOfSections).contains(section) else { return }
    contentOffset.y = clampedOffset(rect(forSection: section).minY)
    layoutIfNeeded()
  }
}
