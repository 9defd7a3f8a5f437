/// Answers the questions of someone who walks through a layout in order.
///
/// Tables ask for one row after the other. A cursor remembers the stretch of content rows around
/// the last answer, so that the next one is a comparison.
///
/// ```swift
/// var cursor = layout.makeCursor()
/// for row in 0..<layout.count { use(cursor.origin(ofRow: row)) }
/// ```
///
/// A cursor belongs to whoever asks, and to one layout, which never changes; for another layout make
/// another cursor.
@frozen
public struct RowCursor: Sendable {
  /// The layout that is asked.
  public let layout: RowLayout
  /// The number of additional rows above the stretch.
  @usableFromInline var ordinal: Int
  /// The outer rows of the stretch, all of them content: down to the additional row `ordinal`, or to
  /// the end of the section.
  @usableFromInline var stretch: Range<Int>

  /// Creates a cursor at the top of a layout.
  ///
  /// - Parameter layout: The layout to ask.
  public init(of layout: RowLayout) {
    self.layout = layout
    ordinal = 0
    stretch = 0..<(layout.additionalCount > 0 ? layout.row(ofAdditional: 0) : layout.count)
  }

  /// What stands at an outer row.
  ///
  /// - Parameter row: The row in outer coordinates, in `0..<layout.count`; traps for any other.
  /// - Returns: The inner index of the content row, or the ordinal of the additional row.
  /// - Complexity: O(1) next to the last answer, otherwise as ``RowLayout/origin(ofRow:)``.
  @inlinable
  public mutating func origin(ofRow row: Int) -> RowOrigin {
    if stretch.contains(row) { return .content(row - ordinal) }
    return move(to: row)
  }

  @inlinable
  mutating func move(to row: Int) -> RowOrigin {
    let isNext = row == stretch.upperBound && ordinal < layout.additionalCount
    let origin = isNext ? .additional(ordinal) : layout.origin(ofRow: row)
    let lower: Int
    switch origin {
    case .content(let index):
      ordinal = row - index
      lower = row
    case .additional(let additional):
      ordinal = additional + 1
      lower = row + 1
    }
    let upper =
      ordinal < layout.additionalCount ? layout.row(ofAdditional: ordinal) : layout.count
    stretch = lower..<upper
    return origin
  }
}

extension RowLayout {
  /// A cursor for walking through the rows of this layout.
  public func makeCursor() -> RowCursor { RowCursor(of: self) }
}
