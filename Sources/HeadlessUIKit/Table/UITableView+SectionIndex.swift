import Foundation

extension UITableView {
  /// Asks the data source for the titles of the section index, and keeps them.
  func askForSectionIndexTitles() {
    let answer = askDataSource(DataSourceMethod.sectionIndexTitles) {
      $0.sectionIndexTitles(for: self)
    }
    sectionIndexTitles = answer.flatMap { $0 }
  }
}
