import DecoratorTableKit

/// The layers' maps, applied one after the other, equal the map of the whole stack.
enum CompositionCheck: StateCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    [inward(in: table) ?? outward(in: table)].compactMap(\.self)
  }

  private static func inward(in table: TableCapture) -> Finding? {
    for (position, found) in table.contentRows.positioned() {
      let expected = table.layers.reduce(Optional(position)) { row, layer in
        row.flatMap { layer.content(at: $0) }
      }
      guard found != expected else { continue }
      return Finding(
        .composition, "the data row of \(position)", expected: expected.text,
        found: found.text)
    }
    return nil
  }

  private static func outward(in table: TableCapture) -> Finding? {
    for (content, found) in table.reuseRows.positioned() {
      let expected = table.layers.reversed().reduce(Optional(content)) { row, layer in
        row.flatMap { layer.outerRow(ofContent: $0) }
      }
      guard found != expected else { continue }
      return Finding(
        .composition, "the reuse row of content \(content)", expected: expected.text,
        found: found.text)
    }
    return nil
  }
}
