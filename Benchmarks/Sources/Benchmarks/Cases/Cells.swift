import DecoratedCollections
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
          asker(kitName(depth), placed: StackLayers.regularPlacements(depth), rows)
        }
        comparison.contenders.append(
          asker(
            "kit, 8 irregular layers",
            placed: StackLayers.irregularPlacements(8, around: .million), rows))
        let paths = outerPaths(StackLayers.regular(1), rows)
        comparison.contenders.append(
          contentsOf: [true, false].map { decoratedAsker(handingContentTable: $0, paths) })
        comparison.contenders.append(asker("bare data source", placed: [], rows))
        comparison.measures = [.noAllocation]
      }
    }
  }

  /// Returns a contender that requests the cells of content rows from a data source with layers,
  /// without involving a table.
  ///
  /// - Parameter placements: The rules of the layers, innermost first.
  @MainActor
  static func asker(
    _ name: String, placed placements: [Placement], around size: ContentSize = .million,
    _ rows: [Int]
  ) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: size.count, onlyCell: cell)
    let dataSource = content.decorated(placed: placements, cell: cell)
    let paths = outerPaths(StackLayers.stack(of: placements, around: size), rows)
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
    feed.providesContentTable = handingContentTable
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
