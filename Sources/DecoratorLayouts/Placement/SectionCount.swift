/// The counts of a section for a rule that counts content, or from section to section, or has a
/// closure about content.
///
/// For any other rule it is nil: all rows of its section count, from 0, and its section is that of
/// the content.
///
/// It is an immutable class, so that passing it costs one reference.
final class SectionCount: Sendable {
  /// The rows of the section, with those that are content; nil if all are.
  let rows: ContentRows?
  /// The section of the source (data), for closures; nil if a layer inside has added it.
  let sourceSection: Int?
  /// The number of rows of the sections above that count, and of those that are content.
  let above: (rows: Int, content: Int)
  /// The number of rows of the layer in other sections, if there is a limit for the table.
  let rowsElsewhere: Int

  fileprivate init(
    rows: ContentRows?, sourceSection: Int?, above: (rows: Int, content: Int), rowsElsewhere: Int
  ) {
    self.rows = rows
    self.sourceSection = sourceSection
    self.above = above
    self.rowsElsewhere = rowsElsewhere
  }
}

extension SectionCount? {
  /// Which rows of the section are content; nil if all are.
  var content: ContentRows? {
    guard let rows = self?.rows, !rows.isAllContent else { return nil }
    return rows
  }

  /// Whether a layer inside has added the section, which rules that continue to count skip.
  var isAdded: Bool { self?.rows?.isAdded == true }

  /// Returns the section of the source (data) of a section (inner); nil if a layer inside has added
  /// it.
  func sourceSection(of section: Int) -> Int? {
    guard let self else { return section }
    return self.sourceSection
  }

  /// Returns the number of counted rows of the section, and of the sections above.
  ///
  /// - Parameter rowCount: The number of all rows of the section.
  func numbers(_ counting: Placement.Counting, of rowCount: Int) -> (count: Int, above: Int) {
    guard let self else { return (rowCount, 0) }
    return switch counting {
    case .rows: (rowCount, self.above.rows)
    case .content: (self.rows?.contentCount ?? rowCount, self.above.content)
    }
  }
}

/// The counts of all sections for a placement.
struct SectionCounts: Sendable {
  /// Which sections and rows are content; nil if the placement does not depend on that.
  private let content: ContentPositions?
  /// The numbers of the rows above each section; empty if no rule continues to count.
  private var above: [(rows: Int, content: Int)] = []

  /// Computes the counts that a placement needs.
  ///
  /// - Parameter content: Which rows are content; nil if all are.
  /// - Complexity: O(sections), if a rule goes on counting.
  init(for placement: Placement, rowCounts: [Int], content: ContentPositions?) {
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

  /// Whether there is a limit for the table.
  var hasLimitOfTable: Bool { !above.isEmpty }

  /// Returns the counts of a section (inner); nil if the placement needs none.
  ///
  /// - Parameter rowsElsewhere: The number of rows of the layer in other sections.
  func count(ofSection section: Int, rowsElsewhere: Int = 0) -> SectionCount? {
    guard content != nil || hasLimitOfTable else { return nil }
    return SectionCount(
      rows: content?.rows[section],
      sourceSection: content.map { $0.sourceSection(of: section) } ?? section,
      above: hasLimitOfTable ? above[section] : (0, 0),
      rowsElsewhere: hasLimitOfTable ? rowsElsewhere : 0)
  }
}
