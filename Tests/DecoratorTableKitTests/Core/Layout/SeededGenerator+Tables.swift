extension SeededGenerator {
  /// A random layer around content with the given row counts.
  mutating func layer(around rowCounts: [Int], addingSections: Bool) -> NaiveTable {
    let rows = rowCounts.map { count in
      NaiveLayout(
        contentCount: count, anchors: anchors(number(in: 0...4), in: 0...count))
    }
    guard addingSections else { return NaiveTable(rows: rows) }
    let added = number(in: 0...3)
    var counts: [Int] = []
    for _ in 0..<added {
      counts.append(number(in: 0...3))
    }
    return NaiveTable(
      sections: NaiveLayout(
        contentCount: rowCounts.count, anchors: anchors(added, in: 0...rowCounts.count)),
      rows: rows, addedSectionRowCounts: counts)
  }
}
