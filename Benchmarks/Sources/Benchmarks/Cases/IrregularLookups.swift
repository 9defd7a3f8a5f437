import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure look-ups among additional rows at random places, at random rows and in
  /// order.
  static var irregularLookups: [BenchmarkCase] {
    ContentSize.all.flatMap { size in
      [
        BenchmarkCase("irregular-outer-to-inner-random-\(size.name)") { options, comparison in
          let world = LookupWorld(irregular: size)
          comparison.contenders = world.outerToInner(options.lookups)
          comparison.measures = [.noAllocation]
          if size.isMeasure {
            comparison.measures += [.time(atMost: 110), .faster(1, than: SortedRows.name)]
          }
        },
        BenchmarkCase("irregular-inner-to-outer-random-\(size.name)") { options, comparison in
          let world = LookupWorld(irregular: size)
          comparison.contenders = world.innerToOuter(options.lookups)
          comparison.measures = [.noAllocation]
          if size.isMeasure {
            comparison.measures += [.time(atMost: 110), .faster(1, than: SortedRows.name)]
          }
        },
        BenchmarkCase("irregular-outer-to-inner-in-order-\(size.name)") { options, comparison in
          let world = LookupWorld(irregular: size)
          let rows = 0..<min(options.lookups, world.layout.count)
          comparison.contenders = world.contenders(operations: rows.count) {
            $0.sumOfOrigins(rows: rows)
          }
          comparison.measures = [.noAllocation]
          if size.isMeasure { comparison.measures.append(.time(atMost: 50)) }
        },
        BenchmarkCase("irregular-inner-to-outer-in-order-\(size.name)") { options, comparison in
          let world = LookupWorld(irregular: size)
          let content = 0..<min(options.lookups, size.count)
          comparison.contenders = world.contenders(operations: content.count) {
            $0.sumOfRows(content: content)
          }
          comparison.measures = [.noAllocation]
        },
      ]
    }
  }
}
