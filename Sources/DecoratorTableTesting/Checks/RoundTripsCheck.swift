import DecoratorTableKit

/// Mapping a row from outer to inner and back, or from inner to outer and back, returns the same
/// row, and the order is kept.
enum RoundTripsCheck: LayerCheck {
  static func finding(in layer: LayerCapture) -> Finding? {
    sectionTrips(in: layer) ?? tripsInward(in: layer) ?? tripsOutward(in: layer) ?? order(in: layer)
  }

  private static func finding(
    _ layer: LayerCapture, _ subject: String, expected: String, found: String
  ) -> Finding {
    Finding(.roundTrips, layer: layer.name, subject, expected: expected, found: found)
  }

  private static func sectionTrips(in layer: LayerCapture) -> Finding? {
    for (outer, inner) in layer.innerSections.enumerated() {
      guard let inner else { continue }
      let back = layer.outerSection(ofContent: inner)
      if back != outer {
        return finding(
          layer, "section \(outer), which shows \(inner)", expected: "back at section \(outer)",
          found: back.map { "section \($0)" } ?? "no section")
      }
    }
    for (inner, outer) in layer.outerSections.enumerated() {
      let back = outer.flatMap {
        layer.innerSections.indices.contains($0) ? layer.innerSections[$0] : nil
      }
      if back != inner {
        return finding(
          layer, "content section \(inner)", expected: "back at content section \(inner)",
          found: back.map { "content section \($0)" } ?? "no content section")
      }
    }
    return nil
  }

  private static func tripsInward(in layer: LayerCapture) -> Finding? {
    for (position, row) in layer.rows.positioned() {
      guard let content = row.content else { continue }
      let back = layer.outerRow(ofContent: content)
      if back != position {
        return finding(
          layer, "row \(position), which shows content \(content)",
          expected: "back at \(position)", found: back.text)
      }
    }
    return nil
  }

  private static func tripsOutward(in layer: LayerCapture) -> Finding? {
    for (content, outer) in layer.outerRows.positioned() {
      // Another rule is about rows that are hidden.
      if layer.isHidden(content) { continue }
      let back = outer.flatMap { layer.content(at: $0) }
      if back != content {
        return finding(
          layer, "content \(content), shown at \(outer.text)",
          expected: "back at content \(content)", found: back.text)
      }
    }
    return nil
  }

  private static func order(in layer: LayerCapture) -> Finding? {
    for (section, rows) in layer.outerRows.enumerated() {
      let shown = rows.indices.filter { rows[$0] != nil }
      for (index, next) in zip(shown, shown.dropFirst()) {
        guard let above = rows[index], let below = rows[next],
          above >= below || above.section != below.section
        else { continue }
        let content = RowPosition(section: section, row: next)
        return finding(
          layer, "content \(content)", expected: "below \(above), in its section",
          found: "\(below)")
      }
    }
    return nil
  }
}
