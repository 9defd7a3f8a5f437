import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure single inserts as one batch, each in the coordinates after the one
  /// before.
  static var sequentialInserts: [BenchmarkCase] {
    [
      BenchmarkCase("sequential-inserts-4000") { _, comparison in
        let count = ContentSize.million.count
        var generator = SeededGenerator(seed: 9)
        let rows = (0..<4_000).map { Int.random(in: 0...count + $0, using: &generator) }
        comparison.contenders = [
          Contender(name: "kit", operations: 1) {
            var edits = SequentialEdits(rowCounts: [count])
            for row in rows { edits.insertRow(at: RowPosition(section: 0, row: row)) }
            return edits.reduced().insertedRows.reduce(0) { $0 &* 31 &+ $1.row }
          },
          Contender(name: EditedRows.name, operations: 1) {
            EditedRows.inserted(rows, into: count).reduce(0) { $0 &* 31 &+ $1 }
          },
        ]
        comparison.measures = [.time(atMost: 5_000_000), .within(1, of: EditedRows.name)]
      }
    ]
  }
}
