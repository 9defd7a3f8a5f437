/// The reason why a layout cannot be built from the given numbers.
package enum LayoutError: Error, Hashable, Sendable {
  /// A section cannot have this many content rows.
  case contentCountOutOfRange(Int)
  /// The anchor of the additional row `ordinal` is not in `0...contentCount`.
  case anchorOutOfRange(anchor: Int, ordinal: Int, contentCount: Int)
  /// The anchor of the additional row `ordinal` is smaller than the one before it.
  case unsortedAnchors(anchor: Int, previous: Int, ordinal: Int)
}

extension LayoutError: CustomStringConvertible {
  /// The error, with the offending value, and its remedy.
  package var description: String {
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
    }
  }
}
