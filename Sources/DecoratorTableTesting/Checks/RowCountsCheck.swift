import DecoratorTableKit

/// The number of outer rows is that of the announced inner rows and the layer's additional rows,
/// without the hidden ones.
enum RowCountsCheck: StateCheck {
  static func findings(in table: TableCapture) -> [Finding] {
    var findings: [Finding] = []
    for (index, layer) in table.layers.enumerated().reversed() {
      let announced = table.rowCounts(atLevel: index + 1)
      let finding =
        compare(
          layer.innerRowCounts, with: announced, layer: layer.name,
          "the content rows that the layer assumes, compared with those announced inside it")
        ?? sums(of: layer)
      if let finding { findings.append(finding) }
    }
    if let displayed = table.displayedRowCounts {
      findings += [
        compare(
          displayed, with: table.rowCounts(atLevel: 0), layer: table.layers.first?.name,
          "the rows of the table on screen")
      ].compactMap(\.self)
    }
    return findings
  }

  private static func compare(
    _ found: [Int], with expected: [Int], layer: String?, _ subject: String
  ) -> Finding? {
    guard found != expected else { return nil }
    return Finding(
      .rowCounts, layer: layer, subject, expected: "\(expected)", found: "\(found)")
  }

  private static func sums(of layer: LayerCapture) -> Finding? {
    for (section, rows) in layer.rows.enumerated() {
      let inner = layer.innerSections[section].map { inner in
        layer.innerRowCounts.indices.contains(inner) ? layer.innerRowCounts[inner] : 0
      }
      let hidden = layer.innerSections[section].map { inner in
        layer.hidesRows.indices.contains(inner) ? layer.hidesRows[inner].count { $0 } : 0
      }
      let shown = (inner ?? 0) - (hidden ?? 0)
      let additional = rows.count { $0.additional != nil }
      guard rows.count != shown + additional || layer.outerRowCounts[section] < 0 else {
        continue
      }
      return Finding(
        .rowCounts, layer: layer.name, "section \(section)",
        expected: "\(shown) content rows and \(additional) additional ones",
        found: "\(layer.outerRowCounts[section]) rows")
    }
    return nil
  }
}
