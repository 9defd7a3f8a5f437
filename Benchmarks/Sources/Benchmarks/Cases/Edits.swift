import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure successive inserts of content at random rows of a regular layer that
  /// follows the content, and look-ups after inserts in an irregular layer.
  static var edits: [BenchmarkCase] {
    [
      BenchmarkCase("edit-regular-insert-1e8") { _, comparison in
        let steps = LayerSteps(
          LayerRule(rows: .every(5), supply: .everySlot),
          contentCount: ContentSize.hundredMillion.count, insertions: insertions)
        comparison.contenders = [
          Contender(name: "kit", operations: insertions) { steps.sumOfInsertedRows() }
        ]
        comparison.measures = [.time(atMost: 20_000)]
      }
    ]
      + [true, false].map { isOuter in
        let name = isOuter ? "outer-to-inner" : "inner-to-outer"
        return BenchmarkCase("edit-irregular-\(name)-random-1e6") { options, comparison in
          let size = ContentSize.million
          let world = EditedWorld(irregular: size, insertions: insertions)
          let rows = SeededGenerator.numbers(
            options.lookups / 2,
            in: 0..<(isOuter ? world.outerCount : size.count))
          comparison.contenders = world.contenders(operations: rows.count) {
            isOuter ? $0.sumOfOrigins(rows: rows) : $0.sumOfRows(content: rows)
          }
          comparison.measures = [.faster(1, than: SortedRows.name), .noAllocation]
        }
      }
  }

  /// The number of inserts one after the other.
  static let insertions = 128
}
