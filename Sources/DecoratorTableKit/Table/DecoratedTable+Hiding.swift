import Foundation

extension DecoratedTable {
  /// Shows only some of the rows of the layers inside; see ``HidingLayer``.
  ///
  /// ```swift
  /// let filter = feed.hideRows(named: "filter") { !posts[$0.row].matches(query) }
  /// filter.updateVisibility()                        // when `query` has changed
  ///
  /// let folded = feed.hideRows(named: "folded")
  /// folded.collapse(section: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the layer in explanations and diagnoses; traps if another layer has it.
  ///     A layer without a name is numbered: "layer 1".
  ///   - hides: Returns whether a row is hidden, given in the inner coordinates of the layer (those
  ///     of the data, for the innermost one). Asked about the rows that come, are reloaded or
  ///     reconfigured, once about each; and about all of them where a table loads, and by
  ///     ``HidingLayer/updateVisibility()``. The layer retains the closure. If nil, rows are hidden
  ///     one by one only.
  /// - Returns: The layer, which hides and reveals.
  /// - Complexity: O(rows) when the table counts them
  @discardableResult
  public func hideRows(
    named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    where hides: (@MainActor (RowPosition) -> Bool)? = nil
  ) -> HidingLayer {
    let layer = HidingLayer(named: name, where: hides)
    addLayer(file: file, line: line) { inner, ownership in
      ForwardingTableViewDataSource(
        inner: inner, layer: layer, ownership: ownership, file: file, line: line)
    } delegate: { _, inner, ownership in
      ForwardingTableViewDelegate(inner: inner, layer: layer, ownership: ownership)
    }
    return layer
  }
}
