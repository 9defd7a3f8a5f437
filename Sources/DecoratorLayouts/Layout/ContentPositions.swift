/// The positions at which a table has content, and not sections or rows of layers inside. Sections
/// and rows are those inside a layer (inner); their places in the source are data.
///
/// It is an immutable class, so that passing it costs one reference.
package final class ContentPositions: Sendable {
  /// The sections: one that a layer inside has added is not content.
  let sections: ContentRows
  /// The rows of each section.
  let rows: [ContentRows]

  init(sections: ContentRows, rows: [ContentRows]) {
    self.sections = sections
    self.rows = rows
  }

  /// Creates the content of a source without layers: all of it.
  ///
  /// - Parameter rowCounts: The number of rows of each section.
  package convenience init(rowCounts: [Int]) {
    self.init(
      sections: ContentRows(rowCounts.count), rows: rowCounts.map { ContentRows($0) })
  }

  /// Returns the place of a content row in the source inside all layers (data).
  ///
  /// - Parameters:
  ///   - number: The number of content rows above it in its section, in `0..<contentCount`.
  ///   - section: The section, which is content.
  func sourcePosition(ofContent number: Int, inSection section: Int) -> RowPosition {
    RowPosition(
      section: sourceSection(of: section) ?? section,
      row: rows[section].sourceRow(ofContent: number))
  }

  /// Returns the section of the source (data) of a section; nil if a layer has added it.
  func sourceSection(of section: Int) -> Int? {
    sections.number(ofRow: section).map(sections.sourceRow(ofContent:))
  }

  /// Returns the place of a row in the source (data); nil for a row of a layer.
  ///
  /// - Parameter row: A row (inner).
  func sourcePosition(of row: RowPosition) -> RowPosition? {
    rows[row.section].number(ofRow: row.row).map {
      sourcePosition(ofContent: $0, inSection: row.section)
    }
  }

  /// The same one level up: the sections as the rows of one section.
  var ofSections: ContentPositions { ContentPositions(sections: ContentRows(1), rows: [sections]) }

  /// Returns this if it has these row counts. Otherwise the layers inside have changed without an
  /// announcement, and all rows count as content.
  package func checked(against rowCounts: [Int]) -> ContentPositions {
    rows.elementsEqual(rowCounts) { $0.count == $1 } ? self : ContentPositions(rowCounts: rowCounts)
  }

  /// Returns which sections and rows are content around one more layer.
  ///
  /// - Complexity: O(sections), each as ``ContentRows/around(_:)``
  package func around(_ layout: TableLayout) -> ContentPositions {
    ContentPositions(
      sections: sections.around(layout.sections),
      rows: (0..<layout.sectionCount).map { section in
        switch layout.origin(ofSection: section) {
        case .content(let inner): rows[inner].around(layout.rows[inner])
        case .additional(let ordinal):
          ContentRows(additional: layout.addedSectionRowCounts[ordinal])
        }
      })
  }
}
