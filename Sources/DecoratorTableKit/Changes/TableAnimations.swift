/// The animation of each operation of a table's batch.
///
/// An operation on content has the animation that the app has announced; any other has that of the
/// layer that owns the row. Replacements for moves are not animated.
@MainActor
struct TableAnimations {
  let announced: AnnouncedAnimations
  /// The animation of each layer, the outermost first.
  let layers: [UITableView.RowAnimation]
  /// Sections that are replaced only for moves (outside all layers, before), ascending.
  var sectionsReplacedForMoves: [Int] = []
  let layoutsBefore: LayoutStack
  let layoutsAfter: LayoutStack
  /// The change at each level, from that of the table to that of the content, where layers hide
  /// rows.
  var levels: [BatchUpdate] = []

  /// Returns the animation of an operation (outside all layers); none if `UITableView` has no
  /// parameter for it.
  func animation(of operation: BatchUpdate.Operation) -> UITableView.RowAnimation {
    switch operation {
    case .deleteRow(let row), .reloadRow(let row): animation(ofRowBefore: row)
    case .insertRow(let row): animation(ofRowAfter: row)
    case .deleteSection(let section), .reloadSection(let section):
      animation(ofSectionBefore: section)
    case .insertSection(let section): animation(ofSectionAfter: section)
    case .moveRow, .moveSection, .reconfigureRow: .none
    }
  }

  /// Returns the animation of a removed or replaced row outside all layers (before).
  func animation(ofRowBefore row: RowPosition) -> UITableView.RowAnimation {
    let resolved = layoutsBefore.resolve(row)
    guard case .content(let content) = resolved.row else { return layers[resolved.level] }
    if let level = levelThatChanges(row, in: layoutsBefore, \.deletedRows) { return layers[level] }
    return announced.rowsBefore[content] ?? announced.sectionsBefore[content.section]
      ?? announced.others
  }

  /// Returns the animation of an inserted row outside all layers (after).
  func animation(ofRowAfter row: RowPosition) -> UITableView.RowAnimation {
    let resolved = layoutsAfter.resolve(row)
    guard case .content(let content) = resolved.row else { return layers[resolved.level] }
    if let level = levelThatChanges(row, in: layoutsAfter, \.insertedRows) { return layers[level] }
    return announced.rowsAfter[content] ?? announced.sectionsAfter[content.section]
      ?? announced.others
  }

  /// Returns the layer that hides or reveals a row (reuse): outside it the row is removed or
  /// inserted, and inside it the row is unchanged. Nil if there is none.
  private func levelThatChanges(
    _ row: RowPosition, in layouts: LayoutStack, _ rows: KeyPath<BatchUpdate, [RowPosition]>
  ) -> Int? {
    guard levels.count > layouts.layers.count, levels[0][keyPath: rows].containsInOrder(row) else {
      return nil
    }
    var row = row
    for (level, layout) in layouts.layers.enumerated() {
      guard case .content(let inner) = layout.origin(of: row) else { return nil }
      guard levels[level + 1][keyPath: rows].containsInOrder(inner) else { return level }
      row = inner
    }
    return nil
  }

  /// Returns the animation of a removed or replaced section outside all layers (before).
  func animation(ofSectionBefore section: Int) -> UITableView.RowAnimation {
    if sectionsReplacedForMoves.containsInOrder(section) { return .none }
    return animation(ofSection: section, in: layoutsBefore, given: announced.sectionsBefore)
  }

  /// Returns the animation of an inserted section outside all layers (after).
  func animation(ofSectionAfter section: Int) -> UITableView.RowAnimation {
    animation(ofSection: section, in: layoutsAfter, given: announced.sectionsAfter)
  }

  private func animation(
    ofSection section: Int, in layouts: LayoutStack,
    given: [Int: UITableView.RowAnimation]
  ) -> UITableView.RowAnimation {
    var section = section
    for (level, layout) in layouts.layers.enumerated() {
      guard case .content(let inner) = layout.origin(ofSection: section) else {
        return layers[level]
      }
      section = inner
    }
    return given[section] ?? announced.others
  }
}
