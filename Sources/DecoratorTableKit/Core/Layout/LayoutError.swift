/// The reason why a layout cannot be built from the given numbers.
public enum LayoutError: Error, Hashable, Sendable {
  /// A section cannot have this many content rows.
  case contentCountOutOfRange(Int)
  /// The anchor of the additional row `ordinal` is not in `0...contentCount`.
  case anchorOutOfRange(anchor: Int, ordinal: Int, contentCount: Int)
  /// The anchor of the additional row `ordinal` is smaller than the one before it.
  case unsortedAnchors(anchor: Int, previous: Int, ordinal: Int)
  /// The number of row layouts differs from the number of content sections.
  case sectionCountMismatch(layouts: Int, contentSections: Int)
  /// The number of row counts differs from the number of added sections.
  case addedSectionCountMismatch(rowCounts: Int, addedSections: Int)
  /// The added section `section` cannot have this many rows.
  case negativeRowCount(Int, addedSection: Int)
}

extension LayoutError: CustomStringConvertible {
  /// The mistake, with the offending value, and its remedy.
  public var description: String {
    switch self {
    case .contentCountOutOfRange(let count):
      "\(count) content rows: a section has between 0 and \(RowLayout.maximumContentCount)"
    case .anchorOutOfRange(let anchor, let ordinal, let contentCount):
      """
      anchor \(anchor) of additional row \(ordinal): an anchor is a content row in \
      0...\(contentCount) (\(contentCount) stands for the place after the last)
      """
    case .unsortedAnchors(let anchor, let previous, let ordinal):
      """
      anchor \(anchor) of additional row \(ordinal) comes after anchor \(previous): give the \
      anchors in ascending order
      """
    case .sectionCountMismatch(let layouts, let contentSections):
      "\(layouts) row layouts for \(contentSections) content sections: give one for each"
    case .addedSectionCountMismatch(let rowCounts, let addedSections):
      "\(rowCounts) row counts for \(addedSections) added sections: give one for each"
    case .negativeRowCount(let count, let section):
      "\(count) rows in added section \(section): a row count is 0 or more"
    }
  }
}
