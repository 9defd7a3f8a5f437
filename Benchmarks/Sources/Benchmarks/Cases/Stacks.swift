import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure the way of random content rows through layers. No layer owns them, so
  /// each look-up passes through all layers, and every depth leads to the same content.
  static var stacks: [BenchmarkCase] {
    [
      BenchmarkCase("stack-regular-table-to-content") { options, comparison in
        let content = randomContent(options)
        comparison.contenders = depths.map { resolver(StackLayers.regular($0), content) }
        comparison.contenders += [1, 8].map { depth in
          let layers = StackLayers.bareArithmetic(depth)
          let rows = content.map { layers.reversed().reduce($0) { $1.row(ofContent: $0) } }
          let name = "\(BareArithmetic.name), \(layersText(depth))"
          return Contender(name: name, operations: rows.count) { sumOfContent(layers, rows) }
        }
        comparison.measures = measures
      },
      BenchmarkCase("stack-irregular-table-to-content") { options, comparison in
        let content = randomContent(options)
        comparison.contenders = depths.map { resolver(StackLayers.irregular($0), content) }
        comparison.measures = [.noAllocation]
      },
      BenchmarkCase("stack-regular-content-to-table-and-back") { options, comparison in
        let content = randomContent(options)
        comparison.contenders = depths.map { depth in
          let stack = StackLayers.regular(depth)
          return Contender(name: kitName(depth), operations: content.count) {
            sumOfRoundTrips(stack, content)
          }
        }
        comparison.measures = [.noAllocation]
      },
      BenchmarkCase("data-index-path") { options, comparison in
        let content = Array(randomContent(options).prefix(options.lookups / 10))
        comparison.contenders = depths.map { translator(layers: $0, content) }
        comparison.contenders.append(translatorByHand(content))
        comparison.measures = [.noAllocation]
      },
    ]
  }

  private static let depths = [1, 2, 4, 8]

  private static var measures: [Measure] {
    [
      .noAllocation,
      Measure(policy: "at most 5 ns for each further layer", limit: 5) { samples in
        let one = Figure(samples.times[samples.index(of: kitName(1))]).lowest
        let eight = Figure(samples.times[samples.index(of: kitName(8))]).lowest
        return (eight - one) / 7
      },
      Measure(policy: "8 layers at most 10× the time of one", limit: 10) {
        $0.ratio(of: kitName(8), to: kitName(1)).median
      },
    ]
  }

  private static func layersText(_ depth: Int) -> String {
    depth == 1 ? "1 layer" : "\(depth) layers"
  }

  static func kitName(_ depth: Int) -> String { "kit, \(layersText(depth))" }

  private static func randomContent(_ options: Options) -> [Int] {
    SeededGenerator.numbers(options.lookups, in: 0..<ContentSize.million.count)
  }

  static func resolver(_ stack: LayoutStack, _ content: [Int]) -> Contender {
    let positions = content.compactMap {
      stack.convert(RowPosition(section: 0, row: $0), from: stack.layers.count, to: 0)
    }
    return Contender(name: kitName(stack.layers.count), operations: positions.count) {
      sumOfContent(stack, positions)
    }
  }

  /// Returns a contender that asks a table on screen which rows of the content its rows are.
  @MainActor
  static func translator(
    layers: Int, around size: ContentSize = .million, _ content: [Int]
  ) -> Contender {
    let source = ContentSource(rowCount: size.count)
    let table = DecoratedTable(dataSource: source)
    for level in 0..<layers {
      table.addRows(named: "\(level)", placed: .every(6 + level, after: 2)) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let tableView = UITableView(frame: .zero)
    table.attach(to: tableView)
    let stack = StackLayers.stack(of: StackLayers.regularPlacements(layers), around: size)
    let paths = outerPaths(stack, content)
    return Contender(name: kitName(layers), operations: paths.count) {
      // A closure for each path would ask each time whether it is on the main actor.
      var sum = 0
      for path in paths { sum &+= table.dataIndexPath(forReuse: path)?.row ?? -1 }
      return withExtendedLifetime((source, tableView)) { sum }
    }
  }

  /// Returns a contender that has a layout, and takes index paths apart and makes them.
  private static func translatorByHand(_ content: [Int]) -> Contender {
    let stack = StackLayers.regular(1)
    let paths = outerPaths(stack, content)
    return Contender(name: "one layout by hand", operations: paths.count) {
      var sum = 0
      for path in paths {
        let row = stack.resolve(RowPosition(path)).position
        sum &+= IndexPath(row: row.row, section: row.section).row
      }
      return sum
    }
  }

  static func outerPaths(_ stack: LayoutStack, _ content: [Int]) -> [IndexPath] {
    content.compactMap { row in
      stack.convert(RowPosition(section: 0, row: row), from: stack.layers.count, to: 0)
        .map { IndexPath($0) }
    }
  }

  @inline(never)
  private static func sumOfContent(_ stack: LayoutStack, _ positions: [RowPosition]) -> Int {
    var sum = 0
    for position in positions {
      let resolved = stack.resolve(position)
      sum &+= resolved.level == stack.layers.count ? resolved.position.row : -1
    }
    return sum
  }

  @inline(never)
  private static func sumOfContent(_ layers: [BareArithmetic], _ rows: [Int]) -> Int {
    var sum = 0
    for row in rows {
      var inner: Int? = row
      for layer in layers {
        guard let row = inner, case .content(let index) = layer.origin(ofRow: row) else {
          inner = nil
          break
        }
        inner = index
      }
      sum &+= inner ?? -1
    }
    return sum
  }

  @inline(never)
  private static func sumOfRoundTrips(_ stack: LayoutStack, _ content: [Int]) -> Int {
    let depth = stack.layers.count
    var sum = 0
    for index in content {
      let outer = stack.convert(RowPosition(section: 0, row: index), from: depth, to: 0)
      let inner = outer.flatMap { stack.convert($0, from: 0, to: depth) }
      sum &+= inner?.row ?? -1
    }
    return sum
  }
}
