public import Foundation

// What stands in for an optional method that a conformer does not implement: it says so, and returns
// what UIKit goes by without it.
extension UITableViewDataSource {
  /// Stands in where not implemented.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.recordAbsence(of: DataSourceMethod.numberOfSections, by: self)
    return 1
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.recordAbsence(of: DataSourceMethod.titleForHeaderInSection, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.recordAbsence(of: DataSourceMethod.titleForFooterInSection, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.recordAbsence(of: DataSourceMethod.canEditRowAt, by: self)
    return true
  }

  /// Stands in where not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.recordAbsence(of: DataSourceMethod.canMoveRowAt, by: self)
    return false
  }

  /// Stands in where not implemented.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.recordAbsence(of: DataSourceMethod.sectionIndexTitles, by: self)
    return nil
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    OptionalMethod.recordAbsence(of: DataSourceMethod.sectionForSectionIndexTitle, by: self)
    return index
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DataSourceMethod.commit, by: self)
  }

  /// Stands in where not implemented.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.recordAbsence(of: DataSourceMethod.moveRowAt, by: self)
  }
}
