import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure the bytes that a layout uses for each additional row.
  static var memory: [BenchmarkCase] {
    [
      BenchmarkCase("memory-regular-1e6") { _ in
        let size = ContentSize.million
        return memoryOutcome(
          "memory-regular-1e6", contentCount: size.count,
          anchors: Array(stride(from: 2, through: size.count, by: 6)), limit: 0
        ) {
          Placement.every(6, after: 2).layout(contentCount: size.count)
        }
      },
      irregularMemory(.million),
      irregularMemory(.hundredMillion),
    ]
  }

  private static func irregularMemory(_ size: ContentSize) -> BenchmarkCase {
    let name = "memory-irregular-\(size.name)"
    return BenchmarkCase(name) { _ in
      let anchors = size.irregularAnchors
      return memoryOutcome(name, contentCount: size.count, anchors: anchors, limit: 8.01) {
        RowLayout(contentCount: size.count, anchors: anchors)
      }
    }
  }

  private static func memoryOutcome(
    _ name: String, contentCount: Int, anchors: [Int], limit: Double, make: () -> RowLayout
  ) -> Outcome {
    func line(_ name: String, _ bytes: Double?) -> Outcome.Line {
      Outcome.Line(
        name: name, value: bytes.map { Figure.text($0) + " bytes an additional row" } ?? "?",
        ratio: "", allocations: "")
    }
    func perRow(_ bytes: Int?) -> Double? { bytes.map { Double($0) / Double(anchors.count) } }

    let kit = perRow(Allocations.bytes(heldBy: make))
    var lines = [
      line("kit", kit),
      line(SortedRows.name, perRow(Allocations.bytes { SortedRows(anchors: anchors).rows })),
    ]
    if contentCount <= ContentSize.million.count {
      let merged = Allocations.bytes {
        MergedRows(contentCount: contentCount, anchors: anchors).origins
      }
      lines.append(line(MergedRows.name, perRow(merged)))
    }
    return Outcome(
      name: name, lines: lines,
      verdicts: [
        Verdict(
          policy: "at most \(Figure.text(limit)) bytes an additional row", limit: limit,
          value: kit)
      ])
  }
}
