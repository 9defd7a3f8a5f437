import Foundation

/// A decorated table, as far as looking at its rows has to do with it.
@MainActor
protocol ViewingHost: AnyObject {
  /// The table, while it is decorated.
  var viewedTable: UITableView? { get }

  /// Whether the table is in the middle of a change or waits for an answer, so that nothing can be
  /// said about its rows.
  var isInTheMiddle: Bool { get }

  /// Holds on to a row of the table (reuse); nil if there is no such row.
  func holdRow(atReuse path: IndexPath) -> HeldRow?

  /// Returns the layer that owns a row of the table (reuse), with the row as the layer counts, or
  /// the row of the content (data); nil if there is no such row.
  func viewedOwner(ofRowAt path: IndexPath) -> ViewedOwner?
}
