#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// The names under which the optional methods of `UITableViewDataSource` are recorded.
///
/// Two pairs of parentheses keep a compiler with Objective-C from asking for `#selector`.
@MainActor
enum DataSourceMethod {
  static let numberOfSections = Selector(("numberOfSectionsInTableView:"))
  static let titleForHeaderInSection = Selector(("tableView:titleForHeaderInSection:"))
  static let titleForFooterInSection = Selector(("tableView:titleForFooterInSection:"))
  static let canEditRowAt = Selector(("tableView:canEditRowAtIndexPath:"))
  static let canMoveRowAt = Selector(("tableView:canMoveRowAtIndexPath:"))
  static let sectionIndexTitles = Selector(("sectionIndexTitlesForTableView:"))
  static let sectionForSectionIndexTitle = Selector(
    ("tableView:sectionForSectionIndexTitle:atIndex:"))
  static let commit = Selector(("tableView:commitEditingStyle:forRowAtIndexPath:"))
  static let moveRowAt = Selector(("tableView:moveRowAtIndexPath:toIndexPath:"))
}
