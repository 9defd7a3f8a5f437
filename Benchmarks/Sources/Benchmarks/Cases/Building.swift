import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure the creation of a layout from its rule or its anchors.
  static var building: [BenchmarkCase] {
    [
      BenchmarkCase("building-regular-1e6") { _, comparison in
        comparison.contenders = [
          regularBuilder(.million),
          builder(SortedRows.name, times: 1) {
            SortedRows(anchors: Array(stride(from: 2, through: 1_000_000, by: 6))).rows.count
              + ContentSize.million.count
          },
          builder(MergedRows.name, times: 1) {
            MergedRows(
              contentCount: ContentSize.million.count,
              anchors: Array(stride(from: 2, through: 1_000_000, by: 6))
            ).origins.count
          },
        ]
      },
      BenchmarkCase("building-regular-1e8") { _, comparison in
        comparison.contenders = [
          regularBuilder(.hundredMillion),
          builder(SortedRows.name, times: 1) {
            Array(stride(from: 2, through: ContentSize.hundredMillion.count, by: 6)).count
              + ContentSize.hundredMillion.count
          },
        ]
        comparison.measures = [.time(atMost: 1_000)]
      },
      BenchmarkCase("building-irregular-1e6") { _, comparison in
        let size = ContentSize.million
        let anchors = Set(size.irregularAnchors).sorted()
        comparison.contenders = [
          irregularBuilder(size, anchors),
          builder("kit, through a placement", times: 4) {
            Placement.before(contentRows: anchors).layout(contentCount: size.count).count
          },
          builder(SortedRows.name, times: 4) {
            SortedRows(anchors: anchors).rows.count + size.count
          },
          builder(MergedRows.name, times: 1) {
            MergedRows(contentCount: size.count, anchors: anchors).origins.count
          },
        ]
        comparison.measures = [.time(atMost: 2_000_000)]
      },
    ]
  }

  private static func regularBuilder(_ size: ContentSize) -> Contender {
    let placement = Placement.every(6, after: 2)
    return builder("kit", times: 10_000) { placement.layout(contentCount: size.count).count }
  }

  static func irregularBuilder(_ size: ContentSize, _ anchors: [Int]) -> Contender {
    builder("kit", times: 4) { RowLayout(contentCount: size.count, anchors: anchors).count }
  }

  /// Returns a contender that builds a layout a number of times; its result is the number of rows.
  private static func builder(
    _ name: String, times: Int, build: @escaping @MainActor () -> Int
  ) -> Contender {
    Contender(name: name, operations: times) {
      var sum = 0
      for _ in 0..<times { sum += build() }
      return sum / times
    }
  }
}
