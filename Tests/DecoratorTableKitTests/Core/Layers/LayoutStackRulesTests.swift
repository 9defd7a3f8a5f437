import DecoratorTableKit
import Testing

@Suite("Layers around layers, laid out from their rules")
struct LayoutStackRulesTests {
  private static let rules = [
    LayerRule(rows: .every(2, after: 1), supply: .everySlot),
    LayerRule(rows: .start + .end, supply: .models(2)),
    LayerRule(rows: .none, supply: .everySlot),
    LayerRule(
      rows: .tableRows([1]), supply: .everySlot, sections: .start + .every(1),
      addedSectionRowCounts: [2, 0, 1]),
  ]

  /// The rows of the data under their position, nil for each row of a layer, level by level
  /// outwards.
  private func shown(_ rules: [LayerRule], _ rowCounts: [Int]) -> [[RowPosition?]] {
    var rows: [[RowPosition?]] = rowCounts.enumerated().map { section, count in
      (0..<count).map { RowPosition(section: section, row: $0) }
    }
    for rule in rules.reversed() {
      let layout = rule.layout(of: rows.map(\.count))
      rows = (0..<layout.sectionCount).map { section in
        (0..<layout.rowCount(inSection: section)).map { row in
          switch layout.origin(of: RowPosition(section: section, row: row)) {
          case .content(let inner): rows[inner.section][inner.row]
          case .additional, .added: nil
          }
        }
      }
    }
    return rows
  }

  @Test("Each row of the data is found outside, and each row outside has its row of the data")
  func bothWays() throws {
    for outer in Self.rules.indices {
      for inner in Self.rules.indices {
        for rowCounts in [[], [0], [5], [0, 3], [4, 1, 2]] {
          for rules in [[], [Self.rules[outer]], [Self.rules[outer], Self.rules[inner]]] {
            let stack = LayoutStack(of: rules, rowCounts: rowCounts)
            try expectEqual(stack.layers.count, rules.count, "the number of layers")
            for (section, rows) in shown(rules, rowCounts).enumerated() {
              for (row, data) in rows.enumerated() {
                let reuse = RowPosition(section: section, row: row)
                try expectEqual(stack.data(ofReuse: reuse), data, "the data row of \(reuse)")
                guard let data else { continue }
                try expectEqual(stack.reuse(ofData: data), reuse, "the outer row of \(data)")
              }
            }
          }
        }
      }
    }
  }

  @Test("The example of the documentation is right")
  func example() {
    let ads = LayerRule(rows: .every(6, after: 2), supply: .models(4))
    let edges = LayerRule(rows: .start, supply: .everySlot)
    let stack = LayoutStack(of: [edges, ads], rowCounts: [20])
    #expect(stack.reuse(ofData: RowPosition(section: 0, row: 2)) == RowPosition(section: 0, row: 4))
    #expect(stack.data(ofReuse: RowPosition(section: 0, row: 4)) == RowPosition(section: 0, row: 2))
    #expect(stack.data(ofReuse: RowPosition(section: 0, row: 3)) == nil)
  }
}
