public import Foundation

/// What stands before `?` in a call of `tableView` on a `UITableViewDataSource`.
@MainActor
public struct OptionalDataSourceTableView {
  let receiver: any UITableViewDataSource

  /// The title above a section, shown if the delegate gives no view.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    OptionalMethod.flattened(of: receiver, DataSourceMethod.titleForHeaderInSection) {
      receiver.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  /// The title below a section, shown if the delegate gives no view.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    OptionalMethod.flattened(of: receiver, DataSourceMethod.titleForFooterInSection) {
      receiver.tableView(tableView, titleForFooterInSection: section)
    }
  }

  /// Whether a row may be edited; true where not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.value(of: receiver, DataSourceMethod.canEditRowAt) {
      receiver.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  /// Whether a row may be moved; where not implemented, true if the source can move rows at all.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMethod.value(of: receiver, DataSourceMethod.canMoveRowAt) {
      receiver.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  /// The section that a title of the index leads to.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMethod.value(of: receiver, DataSourceMethod.sectionForSectionIndexTitle) {
      receiver.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// Deletes or inserts a row because the user said so; the source tells the table about it.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DataSourceMethod.commit) {
      receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  /// Moves a row in the model; the table shows it at its new place already.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalMethod.value(of: receiver, DataSourceMethod.moveRowAt) {
      receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}
