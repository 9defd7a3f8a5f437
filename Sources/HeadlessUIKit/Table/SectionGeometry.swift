import Foundation

/// The heights of a section's parts from top to bottom: header, rows, footer. In points.
struct SectionGeometry: Hashable, Sendable {
  /// The height of the header, the padding above it included; 0 without a header.
  var headerHeight: CGFloat
  /// The heights of the rows.
  var rows: RowHeights
  /// The height of the footer; 0 without a footer.
  var footerHeight: CGFloat

  /// The height of header, rows and footer together.
  var height: CGFloat { headerHeight + rows.total + footerHeight }

  /// Returns the distance from the section's top to a row's top; `row` may be the number of rows.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  func offset(ofRow row: Int) -> CGFloat { headerHeight + rows.offset(ofRow: row) }

  /// The distance from the section's top to the footer's top.
  var footerOffset: CGFloat { headerHeight + rows.total }
}
