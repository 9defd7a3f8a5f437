import Foundation

/// A layer with a row above each group of neighbouring rows that have one key: days, initials.
///
/// ```swift
/// feed.addGroups(named: "days") { posts[$0.row].day } cell: { tableView, indexPath, day in … }
///   .height(24)
/// ```
///
/// A row *is* its key: its cell, its height and its handlers get that. It stays while its group has
/// content, whatever comes on top of that; a new key brings a row, and nothing else happens. A
/// group that is divided keeps its row above the first part. Of two groups of one key that meet the
/// first keeps its row. Groups end with their section.
///
/// Keys are remembered. A change asks only for those of the rows that come, move, are reloaded or
/// reconfigured, each once; ``TableLayer/updateSlots()`` asks for all of them, and so does a table
/// that loads. Where a row has another key now, reload or reconfigure it.
///
/// The layer has no policy but that: rows are where the content with their key is.
@MainActor
public final class GroupLayer<Key: Hashable & Sendable>: CapableLayer<Key> {
  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; see ``TableLayer/name``.
  ///   - rows: The rows that `key` is asked about: those of the content (data), whatever layers
  ///     inside add, or all rows inside this layer (inner).
  ///   - key: Returns what the rows of a group have in common; nil for a row that is in no group.
  ///   - cells: The cells that show the keys.
  public init(
    named name: String? = nil, asking rows: Placement.Counting = .content,
    by key: @escaping @MainActor (RowPosition) -> Key?, cell cells: RowCells<Key>
  ) {
    let behavior = LayerRowBehavior<Key> { row, layer in
      guard case .amongContent(let index) = row else { return nil }
      return layer.loadedState?.key(ofGroup: index)
    }
    super.init(placed: .none, policy: nil, named: name, behavior: behavior)
    let rule = LayerRule(
      groupsBy: { row in MainActorCall.call({ key(row) }, of: "GroupLayer(by:)") }, asking: rows)
    adopt(LayerState(rule: rule, rowCounts: []))
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
