import Foundation

/// The positions of a table's sections and rows, as distances from the top of its content, in
/// points.
///
/// Pure arithmetic on known heights. Positions are found in O(log *n*) in the numbers of sections
/// and rows, so a million rows are as quick to search as a few.
struct TableGeometry: Hashable, Sendable {
  /// The height of the view above all sections.
  var tableHeaderHeight: CGFloat
  /// The height of the view below all sections.
  var tableFooterHeight: CGFloat
  /// The sections, from top to bottom.
  private(set) var sections: [SectionGeometry]
  private var sectionHeights: SumTree

  /// Creates the geometry of a table.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  init(
    sections: [SectionGeometry] = [], tableHeaderHeight: CGFloat = 0, tableFooterHeight: CGFloat = 0
  ) {
    self.sections = sections
    self.tableHeaderHeight = tableHeaderHeight
    self.tableFooterHeight = tableFooterHeight
    sectionHeights = SumTree(sections.map(\.height))
  }

  /// The height of all content.
  var contentHeight: CGFloat { tableHeaderHeight + sectionHeights.total + tableFooterHeight }

  /// Returns the number of rows in an existing section.
  func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Returns whether a row exists.
  func hasRow(_ row: Int, inSection section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }

  /// Returns the top of a section; `section` may be the number of sections.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func offset(ofSection section: Int) -> CGFloat {
    tableHeaderHeight + sectionHeights.sum(before: section)
  }

  /// Returns the top of a row; `row` may be the number of rows in the section.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  func offset(ofRow row: Int, inSection section: Int) -> CGFloat {
    offset(ofSection: section) + sections[section].offset(ofRow: row)
  }

  /// Returns the top and the height of a row; nil if it does not exist.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  func place(ofRow row: Int, inSection section: Int) -> (top: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(section) else { return nil }
    // Taken out once, since that copies it.
    let place = sections[section]
    guard row >= 0, row < place.rows.count else { return nil }
    return (offset(ofSection: section) + place.offset(ofRow: row), place.rows[row])
  }

  /// Returns the top of a section's footer.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func offset(ofFooterInSection section: Int) -> CGFloat {
    offset(ofSection: section) + sections[section].footerOffset
  }

  /// Returns the height of a row.
  func height(ofRow row: Int, inSection section: Int) -> CGFloat { sections[section].rows[row] }

  /// Sets the height of a row; everything below it moves.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, inSection section: Int) {
    guard sections[section].rows[row] != height else { return }
    sections[section].rows[row] = height
    sectionHeights[section] = sections[section].height
  }

  /// Replaces the rows of a section; everything below them moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setRows(_ rows: RowHeights, ofSection section: Int) {
    sections[section].rows = rows
    sectionHeights[section] = sections[section].height
  }

  /// Sets the height of a section's header; everything below it moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setHeaderHeight(_ height: CGFloat, ofSection section: Int) {
    sections[section].headerHeight = height
    sectionHeights[section] = sections[section].height
  }

  /// Sets the height of a section's footer; everything below it moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setFooterHeight(_ height: CGFloat, ofSection section: Int) {
    sections[section].footerHeight = height
    sectionHeights[section] = sections[section].height
  }

  /// Returns the first section that ends below an offset from the top of section 0.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func firstSection(endingAfter offset: CGFloat) -> Int {
    sectionHeights.firstIndex(endingAfter: offset).index
  }
}
