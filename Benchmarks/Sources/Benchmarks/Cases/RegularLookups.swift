import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure look-ups in a regular rule, at random rows and in order.
  static var regularLookups: [BenchmarkCase] {
    ContentSize.all.flatMap { size in
      [
        BenchmarkCase("regular-outer-to-inner-random-\(size.name)") { options, comparison in
          let world = LookupWorld(regular: size)
          comparison.contenders = world.outerToInner(options.lookups)
          comparison.measures = measures
        },
        BenchmarkCase("regular-inner-to-outer-random-\(size.name)") { options, comparison in
          let world = LookupWorld(regular: size)
          comparison.contenders = world.innerToOuter(options.lookups)
          comparison.measures = measures
        },
        BenchmarkCase("regular-outer-to-inner-in-order-\(size.name)") { options, comparison in
          let world = LookupWorld(regular: size)
          let rows = 0..<min(options.lookups, world.layout.count)
          comparison.contenders = world.contenders(operations: rows.count) {
            $0.sumOfOrigins(rows: rows)
          }
          comparison.measures = [.noAllocation]
        },
        BenchmarkCase("regular-inner-to-outer-in-order-\(size.name)") { options, comparison in
          let world = LookupWorld(regular: size)
          let content = 0..<min(options.lookups, size.count)
          comparison.contenders = world.contenders(operations: content.count) {
            $0.sumOfRows(content: content)
          }
          comparison.measures = [.noAllocation]
        },
      ]
    }
  }

  private static var measures: [Measure] {
    [.within(2, of: BareArithmetic.name), .noAllocation]
  }
}
