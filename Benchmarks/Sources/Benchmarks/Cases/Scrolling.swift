import DecoratedCollections
import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure scrolling a table through a million content rows, a screen at a time.
  static var scrolling: [BenchmarkCase] {
    [
      BenchmarkCase("scroll-1e6") { options, comparison in
        // A full run takes some seconds; a quick run uses a shorter table.
        let rows = options.quick ? 5_000 : ContentSize.million.count
        if !options.quick { comparison.rounds = 3 }
        comparison.contenders = [
          scroller(kitName(1), layers: 1, rows: rows),
          scroller("bare data source", layers: 0, rows: rows),
        ]
      }
    ]
  }

  /// Returns a contender that scrolls a table of its own from the top to the end; an operation is a
  /// content row.
  @MainActor
  private static func scroller(_ name: String, layers: Int, rows: Int) -> Contender {
    let content = ContentSource(rowCount: rows)
    let dataSource = content.decorated(placed: StackLayers.regularPlacements(layers))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    table.register(UITableViewCell.self, forCellReuseIdentifier: ContentSource.reuseIdentifier)
    table.rowHeight = 40
    table.dataSource = dataSource
    table.layoutIfNeeded()
    return Contender(name: name, operations: rows) {
      // Shows the top rows again, whatever was shown before.
      table.contentOffset = .zero
      table.reloadData()
      let before = content.sumOfRows
      table.layoutIfNeeded()
      let end = table.contentSize.height - table.bounds.height
      while table.contentOffset.y < end {
        table.contentOffset.y = min(table.contentOffset.y + table.bounds.height, end)
        table.layoutIfNeeded()
      }
      withExtendedLifetime(dataSource) {}
      return content.sumOfRows &- before
    }
  }
}
