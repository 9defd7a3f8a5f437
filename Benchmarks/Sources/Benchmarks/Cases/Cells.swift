import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure one cell of a content row, requested through layers and from the bare
  /// data source.
  static var cells: [BenchmarkCase] {
    ["random", "in-order"].map { order in
      BenchmarkCase("cell-for-row-\(order)") { options, comparison in
        let count = ContentSize.million.count
        let rows =
          order == "random"
          ? SeededGenerator.numbers(options.lookups, in: 0..<count)
          : Array(0..<options.lookups)
        comparison.contenders = [1, 2, 4, 8].map { depth in
          let layers = StackLayers.regular(depth)
          let paths = rows.compactMap { row in
            layers.convert(RowPosition(section: 0, row: row), from: depth, to: 0)
              .map { IndexPath($0) }
          }
          return asker(kitName(depth), layers: depth, paths)
        }
        let layers = StackLayers.regular(1)
        let outerPaths = rows.compactMap { row in
          layers.convert(RowPosition(section: 0, row: row), from: 1, to: 0).map { IndexPath($0) }
        }
        comparison.contenders.append(
          contentsOf: [true, false].map { decoratedAsker(handingContentTable: $0, outerPaths) })
        let paths = rows.map { IndexPath(row: $0, section: 0) }
        comparison.contenders.append(asker("bare data source", layers: 0, paths))
        comparison.measures = [.noAllocation]
      }
    }
  }

  /// Returns a contender that requests cells from a data source with a number of layers, without
  /// involving a table.
  @MainActor
  private static func asker(_ name: String, layers: Int, _ paths: [IndexPath]) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: ContentSize.million.count, onlyCell: cell)
    let dataSource = content.decorated(layers: layers, cell: cell)
    let table = UITableView(frame: .zero)
    _ = dataSource.numberOfSections?(in: table)
    return Contender(name: name, operations: paths.count) {
      let before = content.sumOfRows
      for path in paths { _ = dataSource.tableView(table, cellForRowAt: path) }
      return content.sumOfRows &- before
    }
  }

  /// Returns a contender that requests cells through one layer of a decorated table, whose source
  /// is handed the table in its own index paths, or the real one.
  @MainActor
  private static func decoratedAsker(
    handingContentTable: Bool, _ paths: [IndexPath]
  ) -> Contender {
    let name = "kit, decorated table" + (handingContentTable ? ", handing its own" : "")
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: ContentSize.million.count, onlyCell: cell)
    let feed = DecoratedTable(dataSource: content)
    feed.handsContentTable = handingContentTable
    feed.addRows(placed: .every(6, after: 2)) { _, _, _ in cell }
    let table = UITableView(frame: .zero)
    feed.attach(to: table)
    return Contender(name: name, operations: paths.count) {
      let before = content.sumOfRows
      guard let dataSource = feed.dataSource else { return 0 }
      for path in paths { _ = dataSource.tableView(table, cellForRowAt: path) }
      return content.sumOfRows &- before
    }
  }
}
