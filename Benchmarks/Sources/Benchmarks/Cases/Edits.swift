import DecoratorTableKit

extension BenchmarkCase {
  /// One content row after the other inserted at random rows, each layout kept while the next is made,
  /// and look-ups in what comes of it.
  static var edits: [BenchmarkCase] {
    [
      // So few inserts that the additional rows are not frozen again on the way.
      BenchmarkCase("edit-irregular-insert-1e6") { _, comparison in
        comparison.contenders = insertions(irregular: .million, count: frozenOnce)
        comparison.measures = [.time(atMost: 2_000)]
      },
      BenchmarkCase("edit-irregular-insert-amortised-1e6") { _, comparison in
        comparison.contenders = [kitInsertions("kit", irregular: .million, count: 4_000)]
        comparison.measures = [.time(atMost: 4_000)]
      },
      BenchmarkCase("edit-irregular-insert-1e4-to-1e6") { _, comparison in
        comparison.contenders = [
          kitInsertions("kit, 1e6", irregular: .million, count: frozenOnce),
          kitInsertions("kit, 1e4", irregular: .tenThousand, count: frozenOnce),
        ]
        comparison.measures = [.within(3, of: "kit, 1e4")]
      },
      BenchmarkCase("edit-regular-insert-1e8") { _, comparison in
        let layout = Placement.every(5).layout(contentCount: ContentSize.hundredMillion.count)
        comparison.contenders = [kitInsertions("kit", into: layout, count: frozenOnce)]
        comparison.measures = [.time(atMost: 2_000)]
      },
      worstInsertion("edit-irregular-insert-worst-1e6", .million),
    ]
      + [true, false].map { isOuter in
        let name = isOuter ? "outer-to-inner" : "inner-to-outer"
        return BenchmarkCase("edit-irregular-\(name)-random-1e6") { options, comparison in
          let size = ContentSize.million
          let world = EditedWorld(irregular: size, insertions: frozenOnce)
          let rows = SeededGenerator.numbers(
            options.lookups / 2,
            in: 0..<(isOuter ? size.count + size.irregularCount : size.count))
          comparison.contenders = world.contenders(operations: rows.count) {
            isOuter ? $0.sumOfOrigins(rows: rows) : $0.sumOfRows(content: rows)
          }
          comparison.measures = [.within(2.5, of: EditedWorld.cleanName), .noAllocation]
        }
      }
  }

  /// After so many edits a layer freezes its rows again.
  static let frozenOnce = 128

  /// Random outer rows of a list that grows by one row with each.
  private static func places(_ count: Int, startingWith rowCount: Int) -> [Int] {
    var generator = SeededGenerator(seed: 3)
    return (0..<count).map { Int.random(in: 0...rowCount + $0, using: &generator) }
  }

  private static func insertions(irregular size: ContentSize, count: Int) -> [Contender] {
    let anchors = size.irregularAnchors
    let start = ShiftedRows(contentCount: size.count, anchors: anchors)
    let places = places(count, startingWith: start.count)
    return [
      kitInsertions("kit", irregular: size, count: count),
      Contender(name: ShiftedRows.name, operations: count) {
        let result = places.reduce(start) { $0.inserting(atRow: $1) }
        return result.contentCount - size.count
      },
    ]
  }

  private static func kitInsertions(
    _ name: String, irregular size: ContentSize, count: Int
  ) -> Contender {
    let layout = RowLayout(contentCount: size.count, anchors: size.irregularAnchors)
    return kitInsertions(name, into: layout, count: count)
  }

  private static func kitInsertions(
    _ name: String, into layout: RowLayout, count: Int
  ) -> Contender {
    let start = TableLayout(rows: [layout])
    let places = places(count, startingWith: layout.count)
    return Contender(name: name, operations: count) {
      let result = places.reduce(start) { $0.inserting(atRow: $1) }
      return result.rows[0].contentCount - layout.contentCount
    }
  }

  /// The slowest of some thousand inserts.
  private static func worstInsertion(_ name: String, _ size: ContentSize) -> BenchmarkCase {
    BenchmarkCase(name) { options in
      let layout = RowLayout(contentCount: size.count, anchors: size.irregularAnchors)
      let places = places(2_000, startingWith: layout.count)
      return slowest(name, operations: places.count, atMost: 1_000_000, options) { measure in
        var table = TableLayout(rows: [layout])
        for place in places { measure { table = table.inserting(atRow: place) } }
      }
    }
  }
}

extension TableLayout {
  /// The layer with one more content row, at the outer row `row` of its only section.
  func inserting(atRow row: Int) -> TableLayout {
    DragLayout(self, takingOut: nil).landing(at: RowPosition(section: 0, row: row))
  }
}
