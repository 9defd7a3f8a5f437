import Foundation

extension TableGeometry {
  /// Returns the geometry after an update. Kept rows, headers and footers keep their heights.
  ///
  /// - Parameters:
  ///   - map: the effect of the update on sections and rows.
  ///   - newSections: the inserted sections, by their number after the update.
  ///   - newHeights: the heights of rows inserted into kept sections, by their path after the
  ///     update. Moved rows keep their own. In points.
  /// - Complexity: O(*m* log *m* + *n* / `RowHeightBlock.usualCount`) in the numbers of changes and
  ///   of rows in the affected sections, and O(*s*) in the number of sections if those change.
  func updated(
    by map: TableUpdateMap, newSections: [Int: SectionGeometry], newHeights: [IndexPath: CGFloat]
  ) -> TableGeometry {
    var geometry = self
    for (section, rows) in map.rows {
      guard let sectionAfter = map.section(after: section) else { continue }
      let heights = rows.added.map { row in
        let path = IndexPath(row: row, section: sectionAfter)
        let source = map.source(ofMoveTo: path)
        return source.map { height(ofRow: $0.row, inSection: $0.section) } ?? newHeights[path] ?? 0
      }
      geometry.setRows(
        sections[section].rows.updated(by: rows, newHeights: heights), ofSection: section)
    }
    guard !map.sections.isIdentity else { return geometry }
    let countAfter = sections.count - map.sections.removed.count + map.sections.added.count
    return TableGeometry(
      sections: (0..<countAfter).compactMap { section in
        map.section(before: section).map { geometry.sections[$0] } ?? newSections[section]
      }, tableHeaderHeight: tableHeaderHeight, tableFooterHeight: tableFooterHeight)
  }
}
