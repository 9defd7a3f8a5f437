import Foundation

/// Where every section and row of a table stands, as distances from the top of its content, in points.
///
/// Pure arithmetic on heights that somebody else has asked for. Positions are found in O(log *n*) in
/// the numbers of sections and rows, so a table of a million rows can be asked as quickly as a short
/// one.
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

  /// The height of everything.
  var contentHeight: CGFloat { tableHeaderHeight + sectionHeights.total + tableFooterHeight }

  /// The number of rows in a section that exists.
  func rowCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// Whether there is such a row.
  func hasRow(_ row: Int, inSection section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }

  /// The top of a section; `section` may be the number of sections.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func offset(ofSection section: Int) -> CGFloat {
    tableHeaderHeight + sectionHeights.sum(before: section)
  }

  /// The top of a row; `row` may be the number of rows in the section.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  func offset(ofRow row: Int, inSection section: Int) -> CGFloat {
    offset(ofSection: section) + sections[section].offset(ofRow: row)
  }

  /// The top of a section's footer.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func offset(ofFooterInSection section: Int) -> CGFloat {
    offset(ofSection: section) + sections[section].footerOffset
  }

  /// The height of a row.
  func height(ofRow row: Int, inSection section: Int) -> CGFloat { sections[section].rows[row] }

  /// Gives a row its height; everything below it moves.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  mutating func setHeight(_ height: CGFloat, ofRow row: Int, inSection section: Int) {
    guard sections[section].rows[row] != height else { return }
    sections[section].rows[row] = height
    sectionHeights[section] = sections[section].height
  }

  /// Gives a section other rows; everything below them moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setRows(_ rows: RowHeights, ofSection section: Int) {
    sections[section].rows = rows
    sectionHeights[section] = sections[section].height
  }

  /// Gives a section's header its height; everything below it moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setHeaderHeight(_ height: CGFloat, ofSection section: Int) {
    sections[section].headerHeight = height
    sectionHeights[section] = sections[section].height
  }

  /// Gives a section's footer its height; everything below it moves.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  mutating func setFooterHeight(_ height: CGFloat, ofSection section: Int) {
    sections[section].footerHeight = height
    sectionHeights[section] = sections[section].height
  }

  /// The first section that ends below an offset from the top of section 0.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func firstSection(endingAfter offset: CGFloat) -> Int {
    sectionHeights.firstIndex(endingAfter: offset).index
  }
}
