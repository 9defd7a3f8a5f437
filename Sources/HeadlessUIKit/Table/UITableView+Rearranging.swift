import Foundation

extension UITableView {
  /// Shows that rows have moved, or were inserted or deleted, without asking for any count.
  ///
  /// The next layout asks for missing cells.
  func rearrange(_ update: TableUpdate) {
    guard let gone = rearrange(update, TableUpdateMap(update), rowCounts: []) else { return }
    endDisplaying(gone)
    updateContentSize()
    setNeedsLayout()
  }

  /// Renumbers everything stored by row or section, and asks for the heights of new rows and
  /// sections.
  ///
  /// Cells, headers and footers, heights, the selection, the focus, revealed actions, prefetched
  /// rows and placeholders move with their row or section.
  ///
  /// - Parameters:
  ///   - update: a valid update.
  ///   - map: the effect of the update.
  ///   - rowCounts: the number of rows of each section after it; only those of new sections are
  ///     needed.
  /// - Returns: the views that are no longer shown, counted before the update; the caller puts them
  ///   away. Nil if a callback reloaded the table, in which case nothing has changed.
  /// - Complexity: O(*m* log *m* + *n* / `RowHeightBlock.usualCount`) in the numbers of changes and
  ///   of rows in the affected sections; O(*s*) in the number of sections if those change. Heights
  ///   are asked for new rows only.
  func rearrange(
    _ update: TableUpdate, _ map: TableUpdateMap, rowCounts: [Int]
  ) -> DisplayedViews? {
    let generation = loadState.generation
    let (newSections, newHeights) = whileLoading {
      (makeNewSections(map, rowCounts: rowCounts), makeNewHeights(update, map))
    }
    guard loadState.generation == generation else { return nil }
    loadState.generation += 1
    geometry = geometry.updated(by: map, newSections: newSections, newHeights: newHeights)
    selectedRows = selectedRows.compactMap(map.path(after:))
    highlightedRow = highlightedRow.flatMap(map.path(after:))
    focusedRow = focusedRow.flatMap(map.path(after:))
    lastFocusedRow = lastFocusedRow.flatMap(map.path(after:))
    prefetchedRows = Set(prefetchedRows.compactMap(map.path(after:)))
    revealedActions?.indexPath = revealedActions?.indexPath.flatMap(map.path(after:))
    for placeholder in placeholders { placeholder.follow(map) }
    return displayed.follow(map)
  }

  private func makeNewSections(_ map: TableUpdateMap, rowCounts: [Int]) -> [Int: SectionGeometry] {
    let sections = map.sections.added.filter { map.section(before: $0) == nil }
    let pairs = sections.map { ($0, makeSection($0, rowCount: rowCounts[$0])) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func makeNewHeights(
    _ update: TableUpdate, _ map: TableUpdateMap
  ) -> [IndexPath: CGFloat] {
    let inserted = update.insertedRows.filter { map.section(before: $0.section) != nil }
    let paths = (inserted + update.reloadedRows.compactMap(map.successor(of:))).sorted()
    let heights =
      initialHeights(ofRows: paths) ?? Array(repeating: commonRowHeight, count: paths.count)
    return Dictionary(zip(paths, heights), uniquingKeysWith: { first, _ in first })
  }

  /// Returns whether a row can be inserted at a place.
  func hasPlace(at indexPath: IndexPath) -> Bool {
    geometry.sections.indices.contains(indexPath.section)
      && (0...geometry.rowCount(inSection: indexPath.section)).contains(indexPath.row)
  }

  /// Returns whether a row can be inserted at a place once another has been removed.
  func hasPlace(at indexPath: IndexPath, without removed: IndexPath) -> Bool {
    let isLast =
      indexPath.section == removed.section
      && hasPlace(at: indexPath) && indexPath.row == geometry.rowCount(inSection: removed.section)
    return hasPlace(at: indexPath) && !isLast
  }
}
