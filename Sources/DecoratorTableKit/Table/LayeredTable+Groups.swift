import Foundation

extension LayeredTable {
  /// Adds a row above each group of neighbouring rows that have one key: days, for example.
  ///
  /// ```swift
  /// feed.addGroups(named: "days", by: { posts[$0.row].day }, cell: .class(DayCell.self))
  ///   .height(24)
  /// ```
  ///
  /// A row is identified by its key. It lives as long as its group has content; see ``GroupLayer``.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; traps if another layer has it.
  ///     A layer without a name is numbered: "layer 1".
  ///   - rows: The rows that `key` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - key: Returns the key of a row; nil for a row that is in no group. In a change, it is
  ///     called for rows that are inserted, moved, reloaded or reconfigured, once for each. The
  ///     layer retains the closure.
  ///   - cells: The cells that show the keys. Traps if one of their reuse identifiers is used for
  ///     other cells, for example in another layer.
  /// - Returns: The layer, to which abilities of rows can be added.
  @discardableResult
  public func addGroups<Key: Hashable & Sendable>(
    named name: String? = nil, asking rows: Placement.Counting = .content,
    by key: @escaping @MainActor (RowPosition) -> Key?,
    cell cells: RowCells<Key>
  ) -> GroupLayer<Key> {
    add(GroupLayer(named: name, asking: rows, by: key, cell: cells))
  }

  /// Adds a row above each group of neighbouring rows that have one key, in cells that a closure
  /// makes.
  ///
  /// ```swift
  /// feed.addGroups(named: "days") { posts[$0.row].day } cell: { tableView, indexPath, day in … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - rows: As for the call with ``RowCells``.
  ///   - key: As for the call with ``RowCells``.
  ///   - cell: The cell for a key; its index path is the one to dequeue with (reuse).
  /// - Returns: The layer, to which abilities of rows can be added.
  @discardableResult
  public func addGroups<Key: Hashable & Sendable>(
    named name: String? = nil, asking rows: Placement.Counting = .content,
    by key: @escaping @MainActor (RowPosition) -> Key?,
    cell: @escaping (UITableView, IndexPath, Key) -> UITableViewCell
  ) -> GroupLayer<Key> {
    addGroups(named: name, asking: rows, by: key, cell: .made(by: cell))
  }
}
