import DecoratorTableKit
import Foundation

extension GrowingCase {
  /// What an app announces in a table on screen, with a layer.
  static var tables: [GrowingCase] {
    [
      announced("announced-descending") { table, count in
        for row in (0..<count).reversed() {
          table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
        for row in (0..<count).reversed() {
          table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
      },
      announced("announced-reversed") { table, count in
        for row in 0..<count {
          table.moveRow(
            at: IndexPath(row: row, section: 0), to: IndexPath(row: count - 1 - row, section: 0))
        }
      },
    ]
  }

  /// One block in which each row is announced by a call of its own.
  private static func announced(
    _ name: String, _ announce: @escaping @MainActor @Sendable (DecoratedTable, Int) -> Void
  ) -> GrowingCase {
    GrowingCase(name, .almostLinear) { count in
      let content = SectionsSource([count])
      let decorated = DecoratedTable(dataSource: content)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      decorated.addRows(placed: .start) { _, _, _ in cell }
      let table = BenchmarkCase.makeTableOnScreen()
      decorated.attach(to: table)
      table.layoutIfNeeded()
      return {
        decorated.performBatchUpdates { announce(decorated, count) }
        return table.numberOfRows(inSection: 0)
      }
    }
  }
}
