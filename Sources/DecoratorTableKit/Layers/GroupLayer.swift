import Foundation

/// A layer with a row above each group of neighbouring rows that have one key: days, initials.
///
/// ```swift
/// feed.addGroups(named: "days") { posts[$0.row].day } cell: { tableView, indexPath, day in … }
///   .height(24)
/// ```
///
/// A row is identified by its key, which its cell, its height and its handlers get. It lives as
/// long as its group has content; a new key adds a row. When a group splits, the first part keeps
/// the row; when two groups of one key merge, the upper one's row survives. A group does not extend
/// beyond its section.
///
/// Keys are stored. In a change, `key` is called only for rows that are inserted, moved, reloaded
/// or reconfigured, once for each; in ``TableLayer/updateSlots()`` and in a load, for all of them.
/// If the key of a row has changed, reload or reconfigure it.
///
/// The layer has no other policy: rows are placed above the content with their key.
@MainActor
public final class GroupLayer<Key: Hashable & Sendable>: CapableLayer<Key> {
  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - rows: The rows that `key` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - key: Returns the key of a row; nil for a row that is in no group.
  ///   - cells: The cells that show the keys.
  package init(
    named name: String? = nil, asking rows: Placement.Counting = .content,
    by key: @escaping @MainActor (RowPosition) -> Key?, cell cells: RowCells<Key>
  ) {
    let behavior = LayerRowBehavior<Key> { row, layer in
      guard case .amongContent(let index) = row else { return nil }
      return layer.loadedState?.key(ofGroup: index)
    }
    super.init(placed: .none, policy: nil, named: name, behavior: behavior)
    let rule = LayerRule(
      groupsBy: { row in MainActorCall.call({ key(row) }, of: "addGroups(by:)") }, asking: rows)
    inForce = LayerState(rule: rule, rowCounts: [])
    show([], in: cells)
  }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    guard let key = behavior.model(of: row) else { misuse("layer \(name) has no group for \(row)") }
    return behavior.cell(tableView, at: reuseIndexPath, for: key)
  }

  // MARK: - Look-ups

  /// Returns the key that a row of the table shows.
  ///
  /// - Parameter indexPath: A row of the table (reuse).
  /// - Returns: Nil if the row is not one of the layer's, or does not exist.
  /// - Complexity: O(layers)
  public func key(forReuse indexPath: IndexPath) -> Key? {
    table?.ordinalOfAdditionalRow(at: indexPath, in: self).flatMap { loadedState?.key(ofGroup: $0) }
  }

  /// Returns the rows of the table that show a key, from the top.
  ///
  /// - Parameter key: The key.
  /// - Returns: Rows of the table (reuse): one for each group of the key; none if the layer is not
  ///   in an attached decorated table.
  /// - Complexity: O(groups)
  public func reuseIndexPaths(of key: Key) -> [IndexPath] {
    guard let state = loadedState, let table else { return [] }
    return (0..<state.layout.additionalCount).lazy
      .filter { state.key(ofGroup: $0) == key }
      .compactMap { table.reuseIndexPath(ofAdditional: $0, in: self) }
  }
}
