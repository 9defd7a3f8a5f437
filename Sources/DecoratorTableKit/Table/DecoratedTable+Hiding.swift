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
  ///     ``HidingLayer/updateVisibility()``. The layer retains the closure. If nil, rows are hidden
  ///     one by one only.
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

  // MARK: - Sections

  /// Hides all rows of a section, which keeps its header and footer; see
  /// ``HidingLayer/collapse(section:)``.
  ///
  /// The last added layer that hides rows does it, so that all rows inside that are hidden,
  /// including those of other layers. Without one, a layer named "collapsed" is added outside all
  /// others.
  ///
  /// ```swift
  /// feed.collapse(section: 2)       // expand(section:) undoes it
  /// ```
  ///
  /// - Parameter section: A section (data). Does nothing for one that does not exist.
  public func collapse(section: Int) {
    let layer = collapsingLayer ?? addCollapsingLayer()
    layer.collapse(section: section)
  }

  /// Shows all rows of a section again that ``collapse(section:)`` has hidden.
  ///
  /// - Parameter section: A section (data). Does nothing for one that does not exist.
  public func expand(section: Int) {
    guard let layer = collapsingLayer else { return }
    layer.expand(section: section)
  }

  /// Returns whether a section is collapsed; see ``HidingLayer/isCollapsed(section:)``.
  ///
  /// - Parameter section: A section (data).
  /// - Returns: False if there is no such section, or before there is a table.
  public func isCollapsed(section: Int) -> Bool {
    guard let layer = collapsingLayer else { return false }
    return layer.isCollapsed(section: section)
  }

  /// The layer that collapses sections, if there is one.
  private var collapsingLayer: HidingLayer? {
    halves.lazy.compactMap { $0.layer as? HidingLayer }.last { !$0.isOfShowMore }
  }

  private func addCollapsingLayer() -> HidingLayer {
    let layer = HidingLayer()
    layer.name = "collapsed"
    return add(layer)
  }
}
