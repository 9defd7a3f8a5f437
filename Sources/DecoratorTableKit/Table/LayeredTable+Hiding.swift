import Foundation

extension LayeredTable {
  /// Shows only some of the rows of the layers inside; see ``HidingLayer``.
  ///
  /// ```swift
  /// let filter = feed.hideRows(named: "filter") { !posts[$0.row].matches(query) }
  /// filter.updateVisibility()                        // when `query` has changed
  ///
  /// let folded = feed.hideRows(named: "folded")
  /// folded.collapse(section: 2)
  ///
  /// feed.hideRows(named: "days", collapsingOnTap: .header)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; traps if another layer has it.
  ///     A layer without a name is numbered: "layer 1".
  ///   - tap: The part of a section whose tap collapses it, and expands it again; nil if none does.
  ///   - rows: The rows that `hides` is called for: those of the content (data), without rows of
  ///     layers inside, or all rows inside this layer (inner).
  ///   - hidesRowsInside: Whether a row of a layer inside is hidden with the content row after it.
  ///     If not, such rows stay.
  ///   - hides: Returns whether a row is hidden. Called for rows that are inserted, reloaded or
  ///     reconfigured, once for each; and for all rows in a load, and by
  ///     ``HidingLayer/updateVisibility(of:)``. The layer retains the closure. If nil, rows are
  ///     hidden one by one only.
  /// - Returns: The layer, which hides and reveals.
  /// - Complexity: O(rows) when the table counts them
  @discardableResult
  public func hideRows(
    named name: String? = nil, collapsingOnTap tap: CollapsingTap? = nil,
    asking rows: Placement.Counting = .content, hidesRowsInside: Bool = false,
    where hides: (@MainActor (RowPosition) -> Bool)? = nil
  ) -> HidingLayer {
    add(
      HidingLayer(
        named: name, collapsingOnTap: tap, asking: rows, hidesRowsInside: hidesRowsInside,
        where: hides))
  }
}
