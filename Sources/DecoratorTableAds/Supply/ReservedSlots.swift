import Foundation

/// The slots that show a placeholder until a supply has loaded their models: those on screen when
/// the list is loaded, and the next ones below the visible rows. A model takes the place of a
/// placeholder without moving anything.
///
/// ```swift
/// feed.addRows(
///   suppliedBy: RowSupply { try await network.loadAd(for: $0) }, placed: .every(6),
///   reserving: ReservedSlots(ahead: 2, height: 80) { tableView, indexPath in
///     tableView.dequeueReusableCell(withIdentifier: "empty ad", for: indexPath)
///   }, cell: .class(AdCell.self))
/// ```
///
/// Rows of models that the app adds by itself have ``ReservedRows``.
@MainActor
public struct ReservedSlots {
  /// The placeholders below the visible rows.
  let rows: ReservedRows

  /// Reserves slots.
  ///
  /// - Parameters:
  ///   - count: The number of slots below the visible rows, 0 or more; traps if it is negative.
  ///     Those on screen when the list is loaded are not counted.
  ///   - height: The height of each placeholder in points, 0 or more, or
  ///     `UITableView.automaticDimension`; traps for any other. It is used where the rows of models
  ///     have heights.
  ///   - cell: Makes the cell of a placeholder; its index path is the one to dequeue with (reuse).
  public init(
    ahead count: Int, height: CGFloat = UITableView.automaticDimension,
    cell: @escaping (UITableView, IndexPath) -> UITableViewCell
  ) {
    rows = ReservedRows(count, height: height, cell: cell)
  }
}
