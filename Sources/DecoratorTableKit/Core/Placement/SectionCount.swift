/// What a rule is told of a section if it counts content, or from section to section.
///
/// A rule that does neither, and asks no closure about content, is told nothing: all rows of its
/// section count, from 0.
struct SectionCount: Sendable {
  /// The rows of the section, with those that are content; nil if no rule depends on that.
  var rows: ContentRows?
  /// The section of the source that it is (data), for closures; nil if a layer inside has added it.
  var sourceSection: Int?
  /// The number of rows of the sections above that count, and of those that are content.
  var above: (rows: Int, content: Int) = (0, 0)
  /// The number of rows of the layer in other sections, where a limit is one for the table.
  var rowsElsewhere = 0

  /// Creates what is known of a section where no rule depends on content.
  init(of section: Int) { sourceSection = section }

  /// Which rows of the section are content; nil if all are.
  var content: ContentRows? { rows?.isAllContent == false ? rows : nil }

  /// Whether a layer inside has added the section, which is left out where a rule goes on counting.
  var isAdded: Bool { rows?.isAdded == true }

  /// Returns the place of a content row in the source (data).
  func sourcePosition(ofContent number: Int) -> RowPosition {
    RowPosition(section: sourceSection ?? 0, row: rows?.sourceRow(ofContent: number) ?? number)
  }

  /// Returns the number of rows of the section that count, and of sections above.
  ///
  /// - Parameter rowCount: The number of all rows of the section.
  func numbers(_ counting: Placement.Counting, of rowCount: Int) -> (count: Int, above: Int) {
    switch counting {
    case .rows: (rowCount, above.rows)
    case .content: (content?.contentCount ?? rowCount, above.content)
    }
  }
}

/// What a placement is told of all sections.
struct SectionCounts: Sendable {
  /// Which sections and rows are content; nil if the placement does not depend on that.
  private let content: TableContent?
  /// The numbers of the rows above each section; empty if no rule goes on counting.
  private var above: [(rows: Int, content: Int)] = []

  /// Reads what a placement has to know.
  ///
  /// - Parameters:
  ///   - placement: The rule.
  ///   - rowCounts: The number of rows of each section.
  ///   - content: Which of them are content; nil if all are.
  /// - Complexity: O(sections), if a rule goes on counting.
  init(for placement: Placement, rowCounts: [Int], content: TableContent?) {
    self.content = placement.dependsOnContent ? content : nil
    guard placement.countsThroughSections else { return }
    var sum = (rows: 0, content: 0)
    for (section, count) in rowCounts.enumerated() {
      above.append(sum)
      let rows = self.content?.rows[section] ?? ContentRows(count)
      guard !rows.isAdded else { continue }
      sum = (sum.rows + count, sum.content + rows.contentCount)
    }
  }

  /// Whether a limit is one for the table.
  var hasLimitOfTable: Bool { !above.isEmpty }

  /// What is known of a section.
  subscript(section: Int) -> SectionCount {
    var count = SectionCount(of: section)
    if let content {
      count.rows = content.rows[section]
      count.sourceSection = content.sourceSection(of: section)
    }
    if hasLimitOfTable { count.above = above[section] }
    return count
  }
}
