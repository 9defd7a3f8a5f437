/// The rows of a whole layer: a ``RowLayout`` for each content section, and one for the sections.
///
/// A layer may add sections as well as rows. The same algebra places both: seen from outside, a
/// section is either a content section, which has the rows of its layout, or an added one, which
/// has rows of the layer only.
///
/// It is the interface of layers of all kinds: an outer row is content, or the layer's own; a
/// content row has an outer place, or is hidden.
///
/// ```swift
/// let layout = TableLayout(rows: [
///   RowLayout(contentCount: 2, anchors: [0]), RowLayout(contentCount: 3, anchors: [1]),
/// ])
/// layout.origin(of: RowPosition(section: 1, row: 1))                 // .additional(1)
/// layout.position(ofContent: RowPosition(section: 1, row: 2))       // [1, 3]
/// ```
@frozen
@usableFromInline
package struct TableLayout: Hashable, Sendable {
  /// The layout of the sections: content sections, and sections that the layer adds.
  @usableFromInline package let sections: RowLayout
  /// The layout of each content section, by inner section.
  @usableFromInline package let rows: [RowLayout]
  /// The number of rows of each added section, by its ordinal.
  @usableFromInline package let addedSectionRowCounts: [Int]
  /// The index of the first additional row of each inner section, and at the end their number.
  @usableFromInline package let firstIndices: [Int]
  /// Whether some content rows are hidden. Then the layer adds no rows among the content.
  @usableFromInline package let hidesRows: Bool

  /// Creates the layout of a layer that adds no sections.
  ///
  /// - Parameter rows: The layout of each section, by section.
  /// - Complexity: O(number of sections)
  package init(rows: [RowLayout]) {
    self.init(
      sections: RowLayout(contentCount: rows.count), rows: rows, addedSectionRowCounts: [])
  }

  /// Creates the layout of a layer that adds sections.
  ///
  /// Traps if the numbers are inconsistent.
  ///
  /// - Parameters:
  ///   - sections: The sections; its content rows are the inner sections, its additional rows the
  ///     added ones.
  ///   - rows: The layout of each content section, by inner section.
  ///   - addedSectionRowCounts: The number of rows of each added section, by its ordinal.
  /// - Complexity: O(number of sections)
  package init(sections: RowLayout, rows: [RowLayout], addedSectionRowCounts: [Int]) {
    guard sections.contentCount == rows.count else {
      misuse(
        """
        \(rows.count) row layouts for \(sections.contentCount) content sections: give one for \
        each
        """)
    }
    guard sections.additionalCount == addedSectionRowCounts.count else {
      misuse(
        """
        \(addedSectionRowCounts.count) row counts for \(sections.additionalCount) added sections: \
        give one for each
        """)
    }
    Self.check(addedSectionRowCounts: addedSectionRowCounts)
    self.sections = sections
    self.rows = rows
    self.addedSectionRowCounts = addedSectionRowCounts
    hidesRows = rows.contains { $0.hiddenCount > 0 }
    var (total, firstIndices) = (0, [Int]())
    firstIndices.reserveCapacity(rows.count + 1)
    for row in rows {
      firstIndices.append(total)
      total += row.additionalCount
    }
    firstIndices.append(total)
    self.firstIndices = firstIndices
    _checkInvariants()
  }

  /// Traps if an added section has a negative number of rows.
  static func check(addedSectionRowCounts counts: [Int]) {
    if let section = counts.firstIndex(where: { $0 < 0 }) {
      misuse("\(counts[section]) rows in added section \(section): a row count is 0 or more")
    }
  }

  /// The number of sections seen from outside.
  @inlinable package var sectionCount: Int { sections.count }

  /// The number of additional rows in all content sections.
  @inlinable package var additionalCount: Int { firstIndices[rows.count] }

  /// Returns the number of rows of a section seen from outside.
  ///
  /// - Parameter section: A section in outer coordinates; traps if there is no such section.
  @inlinable
  @inline(__always)
  package func rowCount(inSection section: Int) -> Int {
    switch origin(ofSection: section) {
    case .content(let inner): rows[inner].count
    case .additional(let ordinal): addedSectionRowCounts[ordinal]
    }
  }

  /// Returns whether there is a row at a position.
  ///
  /// - Parameter position: A position in outer coordinates; any numbers.
  @inlinable
  @inline(__always)
  package func contains(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < sectionCount
      && position.row >= 0 && position.row < rowCount(inSection: position.section)
  }

  /// Returns whether there is a content row at a position.
  ///
  /// - Parameter position: A position in inner coordinates; any numbers.
  @inlinable
  @inline(__always)
  package func containsContent(_ position: RowPosition) -> Bool {
    position.section >= 0 && position.section < rows.count
      && position.row >= 0 && position.row < rows[position.section].contentCount
  }

  /// The number of rows of each content section, by inner section.
  ///
  /// - Complexity: O(sections)
  package var contentRowCounts: [Int] { rows.map(\.contentCount) }

  /// The number of rows of each section seen from outside.
  ///
  /// - Complexity: O(sections), each as ``rowCount(inSection:)``
  package var outerRowCounts: [Int] { (0..<sectionCount).map { rowCount(inSection: $0) } }
}

extension TableLayout {
  /// Returns the layout with other rows in its content sections.
  ///
  /// - Parameter rows: The layout of each content section; as many as there are.
  /// - Complexity: O(sections)
  func replacing(rows: [RowLayout]) -> TableLayout {
    TableLayout(sections: sections, rows: rows, addedSectionRowCounts: addedSectionRowCounts)
  }
}

extension TableLayout {
  #if DECORATOR_INTERNAL_CHECKS
  /// There is a layout for each section, and all derived values are right.
  func _checkInvariants() {
    checkInvariant(
      sections.contentCount == rows.count
        && sections.additionalCount == addedSectionRowCounts.count,
      "\(rows.count) sections and \(addedSectionRowCounts.count) added ones are in \(sections)")
    let counts = zip(firstIndices, firstIndices.dropFirst()).map { $1 - $0 }
    checkInvariant(
      firstIndices.first == 0 && counts == rows.map(\.additionalCount),
      "the additional rows of sections begin at \(firstIndices)")
    checkInvariant(
      hidesRows == rows.contains { $0.hiddenCount > 0 }, "hidesRows is \(hidesRows) of \(rows)")
  }
  #else
  @inline(__always) func _checkInvariants() {}
  #endif
}
