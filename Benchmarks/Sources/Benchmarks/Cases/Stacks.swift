import DecoratorTableKit

extension BenchmarkCase {
  /// The way of content rows through layers, all of them regular.
  static var stacks: [BenchmarkCase] {
    [
      BenchmarkCase("stack-regular-random-1e6") { options, comparison in
        let content = SeededGenerator.numbers(
          options.lookups, in: 0..<ContentSize.million.count)
        comparison.contenders = depths.map { depth in
          let stack = LayoutStack(regularLayers(depth))
          // Content rows, so that each look-up goes through every layer.
          let positions = content.compactMap {
            stack.convert(RowPosition(section: 0, row: $0), from: depth, to: 0)
          }
          return Contender(name: name(depth), operations: positions.count) {
            sumOfRows(stack, positions)
          }
        }
        for depth in [1, 8] {
          let layers = bareLayers(depth)
          let rows = content.map { row in
            layers.reversed().reduce(row) { $1.row(ofContent: $0) }
          }
          comparison.contenders.append(
            Contender(name: bareName(depth), operations: rows.count) {
              sumOfRows(layers, rows)
            })
        }
        comparison.measures = [
          .noAllocation,
          Measure(promise: "no allocation through 8 layers", limit: 0) {
            $0.allocations[$0.index(of: name(8))]
          },
          Measure(promise: "at most 5.0 ns for each further layer", limit: 5) { samples in
            let one = samples.times[samples.index(of: name(1))]
            let eight = samples.times[samples.index(of: name(8))]
            return Figure(zip(eight, one).map { ($0 - $1) / 7 }).median
          },
          Measure(promise: "8 layers at most 10.0× the time of one", limit: 10) {
            $0.ratio(of: name(8), to: name(1)).median
          },
        ]
      }
    ]
  }

  private static var depths: [Int] { [1, 2, 4, 8] }

  private static func name(_ depth: Int) -> String {
    depth == 1 ? "kit, 1 layer" : "kit, \(depth) layers"
  }

  private static func bareName(_ depth: Int) -> String { "\(BareArithmetic.name) × \(depth)" }

  /// Layers around a million content rows, the outermost first, each with a rule of its own.
  private static func regularLayers(_ depth: Int) -> [TableLayout] {
    var layers: [TableLayout] = []
    var count = ContentSize.million.count
    for level in 0..<depth {
      let layout = Placement.every(6 + level, after: 2).layout(contentCount: count)
      layers.insert(TableLayout(rows: [layout]), at: 0)
      count = layout.count
    }
    return layers
  }

  private static func bareLayers(_ depth: Int) -> [BareArithmetic] {
    var layers: [BareArithmetic] = []
    var count = ContentSize.million.count
    for level in 0..<depth {
      let layer = BareArithmetic(contentCount: count, first: 2, period: 6 + level)
      layers.insert(layer, at: 0)
      count += layer.additionalCount
    }
    return layers
  }

  @inline(never)
  private static func sumOfRows(_ stack: LayoutStack, _ positions: [RowPosition]) -> Int {
    var sum = 0
    for position in positions {
      let resolved = stack.resolve(position)
      sum &+= resolved.level == stack.layers.count ? resolved.position.row : -1
    }
    return sum
  }

  @inline(never)
  private static func sumOfRows(_ layers: [BareArithmetic], _ rows: [Int]) -> Int {
    var sum = 0
    for row in rows {
      var row = row
      var isContent = true
      for layer in layers {
        guard case .content(let inner) = layer.origin(ofRow: row) else {
          isContent = false
          break
        }
        row = inner
      }
      sum &+= isContent ? row : -1
    }
    return sum
  }
}
