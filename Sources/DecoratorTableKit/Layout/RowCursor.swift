/// Answers the questions of someone who walks through a layout in order.
///
/// Tables ask for one row after the other. A cursor remembers the stretch of content rows around
/// the last answer, so that the next one is a comparison. It belongs to whoever asks; the layout
/// itself never changes.
@frozen
public struct RowCursor: Sendable {
  /// The number of additional rows above the stretch.
  @usableFromInline var ordinal = 0
  /// The outer rows of the stretch, all of them content.
  @usableFromInline var stretch = 0..<0

  /// Creates a cursor that remembers nothing yet.
  @inlinable
  public init() {}

  /// What stands at an outer row.
  ///
  /// - Parameters:
  ///   - row: The row in outer coordinates, in `0..<layout.count`; traps for any other.
  ///   - layout: The layout to ask, the same one at each call.
  /// - Returns: The inner index of the content row, or the ordinal of the additional row.
  /// - Complexity: O(1) next to the last answer, otherwise as ``RowLayout/origin(ofRow:)``.
  @inlinable
  public mutating func origin(ofRow row: Int, in layout: RowLayout) -> RowOrigin {
    if stretch.contains(row) { return .content(row - ordinal) }
    return move(to: row, in: layout)
  }

  @inlinable
  mutating func move(to row: Int, in layout: RowLayout) -> RowOrigin {
    let origin: RowOrigin
    if row == stretch.upperBound, ordinal < layout.additionalCount, !stretch.isEmpty {
      // Directly below the stretch stands the next additional row.
      origin = .additional(ordinal)
    } else {
      origin = layout.origin(ofRow: row)
    }
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
  public func makeCursor() -> RowCursor { RowCursor() }
}
