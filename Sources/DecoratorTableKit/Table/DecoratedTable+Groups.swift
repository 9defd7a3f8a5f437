import Foundation

extension DecoratedTable {
  /// Adds a row above each group of neighbouring rows that have one key: days, for example.
  ///
  /// ```swift
  /// feed.addGroups(named: "days", by: { posts[$0.row].day }, cell: .class(DayCell.self))
  ///   .height(24)
  /// ```
  ///
  /// A row *is* its key. It stays while its group has content, whatever comes on top of that; see
  /// ``GroupLayer``.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; traps if another layer has it.
  ///     A layer without a name is numbered: "layer 1".
  ///   - rows: The rows that `key` is asked about: those of the content (data), whatever layers
  ///     inside add, or all rows inside this layer (inner).
  ///   - key: Returns what the rows of a group have in common; nil for a row that is in no group. A
  ///     change asks for the keys of the rows that come, move, are reloaded or
  ///     reconfigured, each once. The layer retains the closure.
  ///   - cells: The cells that show the keys. Traps if one of their reuse identifiers stands for
  ///     other cells, in another layer for example.
  /// - Returns: The layer, whose rows may be made to do more.
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
  /// - Returns: The layer, whose rows may be made to do more.
  @discardableResult
  public func addGroups<Key: Hashable & Sendable>(
    named name: String? = nil, asking rows: Placement.Counting = .content,
    by key: @escaping @MainActor (RowPosition) -> Key?,
    cell: @escaping (UITableView, IndexPath, Key) -> UITableViewCell
  ) -> GroupLayer<Key> {
    addGroups(named: name, asking: rows, by: key, cell: .made(by: cell))
  }
}
