import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure one inserted content row: its effect on the layers around it, and on
  /// the table's batch. The earlier layers are kept while the later ones are created.
  static var updates: [BenchmarkCase] {
    [
      BenchmarkCase("update-irregular-insert-1e4") { _, comparison in
        let steps = LayerSteps(irregular: .tenThousand, insertions: insertions)
        comparison.contenders = [contender("kit", steps), shiftedRows(steps)]
        comparison.measures = [.time(atMost: 20_000)]
      },
      BenchmarkCase("update-irregular-insert-1e6") { _, comparison in
        let steps = LayerSteps(irregular: .million, insertions: insertions)
        comparison.contenders = [contender("kit", steps), shiftedRows(steps)]
        comparison.measures = [.time(atMost: 50_000)]
      },
      BenchmarkCase("update-irregular-insert-amortised-1e6") { _, comparison in
        comparison.contenders = [
          contender("kit", LayerSteps(irregular: .million, insertions: 4_000))
        ]
        comparison.measures = [.time(atMost: 50_000)]
      },
      worstUpdate("update-irregular-insert-worst-1e6", .million),
      BenchmarkCase("update-irregular-insert-8-layers-1e6") { _, comparison in
        let steps = LayerSteps(irregular: .million, depth: 8, insertions: insertions)
        comparison.contenders = [contender("kit", steps), shiftedRows(steps)]
        comparison.measures = [.time(atMost: 400_000)]
      },
    ]
  }

  static func contender(_ name: String, _ steps: LayerSteps) -> Contender {
    Contender(name: name, operations: steps.steps.count) { steps.sumOfInsertedRows() }
  }

  /// Returns a contender that does the same work in sorted arrays, one for each layer.
  private static func shiftedRows(_ steps: LayerSteps) -> Contender {
    let start = steps.layers.map { state in
      let rows = state.layout.rows[0]
      return ShiftedRows(
        contentCount: rows.contentCount,
        anchors: (0..<rows.additionalCount).map(rows.anchor(ofAdditional:)))
    }
    let places = steps.steps.map { $0.update.insertedRows[0].row }
    return Contender(name: ShiftedRows.name, operations: places.count) {
      var layers = start
      var sum = 0
      for place in places {
        var row = place
        for index in layers.indices {
          row = layers[index].row(insertingContent: row)
          layers[index] = layers[index].inserting(atRow: row)
        }
        sum &+= row
      }
      return sum
    }
  }

  /// Returns a case that finds the slowest of some thousand inserts.
  private static func worstUpdate(_ name: String, _ size: ContentSize) -> BenchmarkCase {
    BenchmarkCase(name) { options in
      let insertions = LayerSteps(irregular: size, insertions: 2_000)
      return slowest(name, operations: insertions.steps.count, atMost: 1_000_000, options) {
        measure in
        var state = insertions.layers[0]
        for step in insertions.steps {
          measure { state = state.applyingLegal(step.update, rowCounts: step.rowCounts).state }
        }
      }
    }
  }
}
