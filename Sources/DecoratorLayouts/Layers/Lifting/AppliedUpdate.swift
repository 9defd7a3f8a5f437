/// A change that a decorated table applies: the batch that its table gets.
///
/// The batch of a child of a composed table counts the rows of the child alone. The table on screen
/// gets the changes of all children in one batch.
///
/// Its debug description has the change at each level of the layers, from the outermost one to the
/// wrapped source (data).
public struct AppliedUpdate: Sendable {
  /// The origin of a change.
  package enum Source: Hashable, Sendable {
    /// The content changed: the app announced it, or its source has shown another snapshot or list.
    case content
    /// The layer of this name changed its own rows.
    case layer(named: String)
    /// The layers were turned on or off together.
    case layers
  }

  /// The origin of the change.
  package let source: Source
  /// The change at each level, from that outside all layers to that of the content (data). Inside
  /// a layer that changes its own rows it is empty.
  package let levels: [BatchUpdate]
  /// The content before and after.
  package let content: UpdateMap
  /// Each layer before and after, the innermost first.
  package let transitions: [LayerTransition]
  /// Which rows outside all layers are content after; nil if no layer depends on it.
  package let contentPositions: ContentPositions?
  /// The content rows that the table replaces though they are the same (outside all layers), in
  /// no order.
  package let replacedRows: [ReplacedRow]
  /// The layouts before the change.
  package let layoutsBefore: LayoutStack
  /// The layouts after the change.
  package let layoutsAfter: LayoutStack

  /// Creates a change from its levels and the transitions of its layers.
  ///
  /// - Complexity: O(layers)
  package init(
    source: Source, levels: [BatchUpdate], content: UpdateMap, transitions: [LayerTransition],
    contentPositions: ContentPositions? = nil, replacedRows: [ReplacedRow] = []
  ) {
    self.source = source
    self.levels = levels
    self.content = content
    self.transitions = transitions
    self.contentPositions = contentPositions
    self.replacedRows = replacedRows
    layoutsBefore = LayoutStack(transitions.reversed().map(\.old.layout))
    layoutsAfter = LayoutStack(transitions.reversed().map(\.new.layout))
  }

  /// The change outside all layers: of the table on screen (reuse), or of the rows of a child.
  public var table: BatchUpdate { levels.first ?? BatchUpdate() }

  /// Whether a layer hides rows, before or after.
  package var hidesRows: Bool {
    layoutsBefore.layers.contains(where: \.hidesRows)
      || layoutsAfter.layers.contains(where: \.hidesRows)
  }
}

extension AppliedUpdate {
  /// Returns the place of a row of the table after the change, by its identity. A row that the
  /// table deletes and inserts because its section is replaced is still the same row.
  ///
  /// - Parameter row: A row outside all layers (before).
  /// - Returns: The row outside all layers (after); nil if it is removed.
  /// - Complexity: O(layers · log *m*) for *m* changes of a layer.
  package func newRow(forOld row: RowPosition) -> RowPosition? {
    let resolved = layoutsBefore.resolve(row)
    guard let position = newPosition(forOld: resolved) else { return nil }
    return layoutsAfter.convert(position, from: resolved.level, to: 0)
  }

  /// Returns the place of a row after, in the coordinates of its owner.
  private func newPosition(forOld resolved: ResolvedRow) -> RowPosition? {
    // The transition of a layer; there is none of the content.
    var layer: LayerTransition { transitions[transitions.count - 1 - resolved.level] }
    switch resolved.row {
    case .content(let row):
      return content.newPosition(forOld: row)
    case .additional(let ordinal):
      return layer.newOrdinal(forOld: ordinal).map(layer.new.layout.position(ofAdditional:))
    case .added(let section, let row):
      let layout = layer.new.layout
      guard let ordinal = layer.newAddedSection(forOld: section),
        row < layout.addedSectionRowCounts[ordinal]
      else { return nil }
      return RowPosition(section: layout.sections.row(ofAdditional: ordinal), row: row)
    }
  }

  /// Returns whether some row or section from the top down to a row is inserted, removed, moved or
  /// reloaded.
  ///
  /// - Parameter row: The row outside all layers (before).
  /// - Complexity: O(moves), and as ``newRow(forOld:)``
  package func changesRows(downTo row: RowPosition) -> Bool {
    guard let after = newRow(forOld: row) else { return true }
    return table.rows.reach(downTo: row, after: after)
      || table.sections.reach(downTo: row.section, after: after.section)
      || table.reconfiguredRows.first.map { $0 <= row } == true
  }
}

extension Operations {
  /// Returns whether the source or target of an operation is at or above a place.
  ///
  /// - Complexity: O(moves)
  fileprivate func reach(downTo before: Place, after: Place) -> Bool {
    // The lists are in order.
    [deleted, reloaded].contains { $0.first.map { $0 <= before } == true }
      || inserted.first.map { $0 <= after } == true
      || moved.contains { $0.source <= before || $0.target <= after }
  }
}

extension AppliedUpdate {
  /// The sections outside all layers (before) that are reloaded only because too many rows of a
  /// layer would move, ascending.
  ///
  /// - Complexity: O(reloaded sections · layers · log reloaded sections), and what it takes to find
  ///   the layouts.
  package var sectionsReplacedForMoves: [Int] {
    guard !table.reloadedSections.isEmpty else { return [] }
    let layouts = layoutsBefore.layers
    return table.reloadedSections.filter { section in
      var section = section
      for (level, layout) in layouts.enumerated() {
        // A layer that adds a section replaces it itself.
        guard case .content(let inner) = layout.origin(ofSection: section) else { return false }
        guard levels[level + 1].reloadedSections.containsInOrder(inner) else { return true }
        section = inner
      }
      return false
    }
  }
}
