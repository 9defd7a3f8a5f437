import Foundation

extension TableGeometry {
  /// Returns the sections that overlap a range of the content by at least one point.
  ///
  /// - Complexity: O(log *s* + *v*) in the numbers of sections and of those found.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = firstSection(endingAfter: top - tableHeaderHeight)
    var end = first
    while end < sections.count, offset(ofSection: end) < bottom { end += 1 }
    return first..<end
  }

  /// Returns the row at an offset; `nil` on headers, footers and outside the sections.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  func row(at offset: CGFloat) -> IndexPath? {
    let section = firstSection(endingAfter: offset - tableHeaderHeight)
    guard section < sections.count else { return nil }
    guard offset >= tableHeaderHeight else { return nil }
    let inRows = offset - self.offset(ofSection: section) - sections[section].headerHeight
    guard inRows >= 0 else { return nil }
    let row = sections[section].rows.firstRow(endingAfter: inRows)
    return row < sections[section].rows.count ? IndexPath(indexes: [section, row]) : nil
  }

  /// Returns the rows that overlap a range of the content, from the top.
  ///
  /// - Complexity: O(*r* + log *n*) in the numbers of rows found and of all rows.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections(from: top, to: bottom).flatMap { section in
      rows(from: top, to: bottom, inSection: section).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the rows of a section that overlap a range of the content.
  ///
  /// Rows without height count if they are between others that do, or at the upper edge of one.
  ///
  /// - Complexity: O(log *n*) in the numbers of sections and rows.
  func rows(from top: CGFloat, to bottom: CGFloat, inSection section: Int) -> Range<Int> {
    let rows = sections[section].rows
    let rowsTop = offset(ofSection: section) + sections[section].headerHeight
    let first = firstDisplayedRow(from: top, inSection: section)
    guard rowsTop + rows.offset(ofRow: first) < bottom else { return first..<first }
    var end = rows.firstRow(endingAfter: bottom - rowsTop)
    if end < rows.count, rowsTop + rows.offset(ofRow: end) < bottom { end += 1 }
    // A hidden row at the lower edge belongs to the row below it.
    while end > first, rowsTop + rows.offset(ofRow: end - 1) >= bottom { end -= 1 }
    return first..<end
  }

  /// Returns the first row of a section that extends below an offset; the number of rows if none
  /// does.
  ///
  /// - Complexity: O(log *n* + *z*) in the number of rows and of those without height at the edge.
  func firstDisplayedRow(from top: CGFloat, inSection section: Int) -> Int {
    let rows = sections[section].rows
    let inRows = top - offset(ofSection: section) - sections[section].headerHeight
    var first = rows.firstRow(endingAfter: inRows)
    guard first < rows.count, rows.offset(ofRow: first) >= inRows else { return first }
    // A hidden row at the edge belongs to the row below it, as it does between two rows.
    while first > 0, rows[first - 1] == 0 { first -= 1 }
    return first
  }

  /// Returns the sections in a range of the content, including those without any height.
  ///
  /// A section without height may turn out to have a header when somebody asks for it.
  ///
  /// - Complexity: O(log *s* + *v*) in the numbers of sections and of those found.
  func sectionsInLayout(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    var first = firstSection(endingAfter: top - tableHeaderHeight)
    while first > 0, sections[first - 1].height == 0, offset(ofSection: first) >= top {
      first -= 1
    }
    var end = first
    while end < sections.count, offset(ofSection: end) < bottom { end += 1 }
    return first..<end
  }
}
