import DecoratorTableKit

extension BenchmarkCase {
  /// The kit's two ways to go through rows in order: a cursor, and spans.
  static func walkers(_ layout: RowLayout, rows: Range<Int>) -> [Contender] {
    [
      Contender(name: "kit, cursor", operations: rows.count) {
        var cursor = layout.makeCursor()
        var sum = 0
        for row in rows { sum &+= cursor.origin(ofRow: row).digest }
        return sum
      },
      Contender(name: "kit, spans", operations: rows.count) {
        var sum = 0
        for span in layout.spans(in: rows) {
          switch span.first {
          case .content(let index):
            for index in index..<index + span.rows.count {
              sum &+= RowOrigin.content(index).digest
            }
          case .additional(let ordinal):
            for ordinal in ordinal..<ordinal + span.rows.count {
              sum &+= RowOrigin.additional(ordinal).digest
            }
          }
        }
        return sum
      },
    ]
  }
}
