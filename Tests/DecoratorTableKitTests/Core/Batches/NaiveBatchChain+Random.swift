import DecoratorTableKit

extension SeededGenerator {
  /// Batches of many operations on several sections.
  mutating func chain(of count: Int) -> NaiveBatchChain {
    var chain = NaiveBatchChain(
      (0..<number(in: 0...4)).map { _ in number(in: 0...6) })
    for _ in 0..<count {
      chain.make(
        randomBatch(
          NaiveBatch.rows(chain.sections.map(\.rows.count)),
          count: number(in: 0...16), using: &self))
    }
    return chain
  }
}

extension [[Int]] {
  /// The rows that a table shows; those of a layer have all the same number.
  func shown(in layout: TableLayout, layer: Int) -> [[Int]] {
    (0..<layout.sectionCount).map { section in
      (0..<layout.rowCount(inSection: section)).map { row in
        guard case .content(let row) = layout.origin(of: RowPosition(section: section, row: row))
        else { return -1 - layer }
        return self[row.section][row.row]
      }
    }
  }
}
