import DecoratorTableKit

/// Additional rows map to no content, and know the content rows around them.
enum AdditionalRowsCheck: LayerCheck {
  static func finding(in layer: LayerCapture) -> Finding? {
    shownAsContent(in: layer) ?? nearestContent(in: layer)
  }

  private static func shownAsContent(in layer: LayerCapture) -> Finding? {
    for (content, outer) in layer.outerRows.positioned() {
      guard let outer, let additional = layer.rows[at: outer]?.additional else { continue }
      return Finding(
        .additionalRows, layer: layer.name, "row \(outer), which is \(additional)",
        expected: "no content",
        found: "content \(content) is reported there")
    }
    return nil
  }

  private static func nearestContent(in layer: LayerCapture) -> Finding? {
    for (section, rows) in layer.rows.enumerated() {
      for (index, row) in rows.enumerated() {
        guard let nearest = row.nearest else { continue }
        let expected = NearestContent(
          above: rows[..<index].lazy.compactMap(\.content).last,
          below: rows[index...].lazy.compactMap(\.content).first)
        guard nearest != expected else { continue }
        return Finding(
          .additionalRows, layer: layer.name,
          "row \(RowPosition(section: section, row: index))",
          expected: "content \(expected.above.text) above, \(expected.below.text) below",
          found: "content \(nearest.above.text) above, \(nearest.below.text) below")
      }
    }
    return nil
  }
}
