import Foundation

extension UITableView {
  /// Simulates a tap on a title of the section index: the data source is asked for its section, and
  /// the table scrolls there.
  ///
  /// The titles are those that the data source gave when it was asked first, or at the last
  /// ``reloadSectionIndexTitles()``. Without such a title nothing happens.
  ///
  /// - Parameter title: the title; of several equal ones the first.
  public func simulateTapOnSectionIndex(_ title: String) {
    layoutIfNeeded()
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
