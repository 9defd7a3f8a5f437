public import Foundation

/// Answers how much a table shows and with which cells.
///
/// Methods in the second half are optional: call them with `?`, as with UIKit.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has. The table keeps the answer until it reloads or is updated.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections the table has; 1 where not implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section, shown if the delegate gives no view.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section, shown if the delegate gives no view.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row may be edited; true where not implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row may be moved; where not implemented, true if the source can move rows at all.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// The titles of the index at the edge of the table, nil for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the index leads to.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int

  /// Deletes or inserts a row because the user said so; the source tells the table about it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Moves a row in the model; the table shows it at its new place already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}
