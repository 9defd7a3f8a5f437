/// A rectangle, in points. Its sides are not negative.
struct ViewedRectangle: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var area: Double { (right - left) * (bottom - top) }

  /// Returns what two rectangles have in common; nil if that has no area.
  func intersection(_ other: ViewedRectangle) -> ViewedRectangle? {
    let common = ViewedRectangle(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.left < common.right && common.top < common.bottom ? common : nil
  }

  /// Returns the area that none of some rectangles covers.
  ///
  /// - Complexity: O(4ᶜ) at worst for *c* rectangles that overlap, which are few.
  func area(without covers: ArraySlice<ViewedRectangle>) -> Double {
    guard let cover = covers.first else { return area }
    let others = covers.dropFirst()
    guard let hole = intersection(cover) else { return area(without: others) }
    // The rest, in bands: above and below the hole, and on both sides of it.
    let bands = [
      ViewedRectangle(left: left, top: top, right: right, bottom: hole.top),
      ViewedRectangle(left: left, top: hole.bottom, right: right, bottom: bottom),
      ViewedRectangle(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      ViewedRectangle(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
    ]
    return bands.reduce(0) { $0 + ($1.area > 0 ? $1.area(without: others) : 0) }
  }
}

/// The visible area of a list: the part on screen, less what covers it.
struct ViewedArea: Hashable, Sendable {
  /// The part of the list that is on screen.
  var screen: ViewedRectangle
  /// What covers it.
  var covers: [ViewedRectangle] = []

  /// Returns the part of a row that is visible.
  ///
  /// For a row that is larger than the screen, it is the part of the screen that the row fills:
  /// half of a row that is three screens high is never visible.
  func part(of row: ViewedRectangle) -> VisiblePart {
    guard let seen = row.intersection(screen) else {
      return VisiblePart(fraction: 0, area: row.area)
    }
    let visible = covers.isEmpty ? seen.area : seen.area(without: covers[...])
    let fraction = min(visible / min(row.area, screen.area), 1)
    return VisiblePart(fraction: fraction > 1e-9 ? fraction : 0, area: row.area)
  }
}

/// What is visible of a row.
struct VisiblePart: Hashable, Sendable {
  /// The visible part, in `0...1`; 0 for remainders of rounded coordinates.
  var fraction: Double
  /// The whole area, in square points.
  var area: Double
}
