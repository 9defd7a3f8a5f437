import Foundation

/// A section that a layer adds, with nothing but rows of the layer.
///
/// Where it stands is said by the `sections` of a ``LayerLayout``. A data source inside such a layer
/// conforms to ``DecoratorUITableViewDataSource``, or dequeues its cells without an index path.
@MainActor
public struct AdditionalSection {
  /// The number of rows.
  public let rowCount: Int
  /// The title above the section.
  public let headerTitle: String?
  /// The title below the section.
  public let footerTitle: String?
  let cell: (UITableView, IndexPath, Int) -> UITableViewCell

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows, 0 or more.
  ///   - headerTitle: The title above the section.
  ///   - footerTitle: The title below the section.
  ///   - cell: The cell of a row: gets the index path to dequeue with (reuse) and the row within the
  ///     section.
  public init(
    rowCount: Int, headerTitle: String? = nil, footerTitle: String? = nil,
    cell: @escaping (UITableView, IndexPath, Int) -> UITableViewCell
  ) {
    guard rowCount >= 0 else { misuse("an added section of \(rowCount) rows: give 0 or more") }
    self.rowCount = rowCount
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cell = cell
  }
}
