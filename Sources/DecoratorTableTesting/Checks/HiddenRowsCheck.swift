import DecoratorTableKit

/// A content row that a layer hides has no place outside it.
///
/// Other rules say that it is shown nowhere all the same, and that each other row has a place.
enum HiddenRowsCheck: LayerCheck {
  static func finding(in layer: LayerCapture) -> Finding? {
    for (content, outer) in layer.outerRows.positioned() {
      guard layer.isHidden(content) else { continue }
      if let outer {
        return Finding(
          .hiddenRows, layer: layer.name, "content \(content), which is hidden",
          expected: "no place", found: "row \(outer)")
      }
    }
    return nil
  }
}
