import Foundation

/// A section that a layer adds, with rows of that layer only.
///
/// Its place is set by the placement of a ``SectionLayer``, or by the `sections` of a
/// ``SlotLayer``. A data source inside that layer conforms to ``DecoratorUITableViewDataSource``,
/// or dequeues its cells without an index path.
@MainActor
public struct AdditionalSection {
  /// The number of rows.
  let rowCount: Int
  /// The title above the section.
  let headerTitle: String?
  /// The title below the section.
  let footerTitle: String?
  /// The rows, if they describe themselves.
  let rows: [SelfDescribingRow]?
  /// Makes the cell of a row: gets the index path to dequeue with (reuse) and the row within the
  /// section.
  let cell: (UITableView, IndexPath, Int) -> UITableViewCell

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows, 0 or more; traps if it is negative.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  ///   - cell: Makes the cell of a row: gets the index path to dequeue with (reuse) and the row
  ///     within the section.
  public init(
    rowCount: Int, headerTitle: String? = nil, footerTitle: String? = nil,
    cell: @escaping (UITableView, IndexPath, Int) -> UITableViewCell
  ) {
    guard rowCount >= 0 else {
      misuse("an added section of \(rowCount) rows: give 0 or more")
    }
    self.rowCount = rowCount
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    rows = nil
    self.cell = cell
  }

  /// Creates a section of rows that describe themselves.
  package init(
    describedBy rows: [SelfDescribingRow], headerTitle: String? = nil, footerTitle: String? = nil
  ) {
    rowCount = rows.count
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.rows = rows
    cell = { tableView, indexPath, row in
      rows[row].behavior.cell(tableView, at: indexPath, for: ())
    }
  }

  /// Creates a section of rows that show models.
  ///
  /// - Parameters:
  ///   - models: The models, in table order.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  ///   - adapter: Shows the models in cells, and has the abilities of their rows.
  /// - Complexity: O(models)
  public init<Cell, Model>(
    _ models: [Model], headerTitle: String? = nil, footerTitle: String? = nil,
    adapter: CellAdapter<Cell, Model>
  ) {
    self.init(
      describedBy: models.map { SelfDescribingRow($0, adapter: adapter) },
      headerTitle: headerTitle, footerTitle: footerTitle)
  }
}
