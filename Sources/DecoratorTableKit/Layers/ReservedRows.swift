import Foundation

/// Placeholders in the first rows of a layer, each until a model replaces it, so that no row shifts
/// under the user's finger.
///
/// For rows that a supply fills, use ``ReservedSlots`` instead, which begin where the reader is.
///
/// ```swift
/// let ads = feed.addRows(
///   [Ad](), named: "ads", placed: .every(6),
///   reserving: ReservedRows(3, height: 80) { tableView, indexPath in
///     tableView.dequeueReusableCell(withIdentifier: "empty ad", for: indexPath)
///   }, cell: .class(AdCell.self))
/// ads.append(ad)                           // takes the first of the three
/// ```
@MainActor
public struct ReservedRows {
  /// The number of rows that show a placeholder while there are no models for them.
  package let count: Int
  /// The height of a reserved row in points, where the rows of models have heights.
  package let height: CGFloat
  /// Makes the cell of a reserved row; its index path is the one to dequeue with (reuse).
  private let cell: (UITableView, IndexPath) -> UITableViewCell

  /// Reserves rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows, 0 or more; traps if it is negative.
  ///   - height: The height of each in points, 0 or more, or `UITableView.automaticDimension`;
  ///     traps for any other. It is used where the rows of models have heights.
  ///   - cell: Makes the cell of a reserved row; its index path is the one to dequeue with (reuse).
  public init(
    _ count: Int, height: CGFloat = UITableView.automaticDimension,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    guard count >= 0 else {
      misuse("a layer that reserves \(count) rows: give 0 or more")
    }
    self.count = count
    self.height = RowHeight.checked(height, of: "reserved rows")
    self.cell = cell
  }

  /// Returns the cell of a reserved row; its index path is the one to dequeue with (reuse).
  package func cell(_ tableView: UITableView, at reuseIndexPath: IndexPath) -> UITableViewCell {
    let cell = cell(tableView, reuseIndexPath)
    // The cell may still have the view of a model.
    AttachedViews.attach(nil, to: cell)
    return cell
  }
}
