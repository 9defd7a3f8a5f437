import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The case that measures one row that an app announces, in a table that is not on screen.
  static var announcing: [BenchmarkCase] {
    [
      BenchmarkCase("announce-one-row-1e3") { _, comparison in
        comparison.contenders = [1, 8, 0].map { announcer(layers: $0) }
      }
    ]
  }

  private static let rowCount = 1_000
  private static let announcedPlaces = SeededGenerator.numbers(10, in: 0..<rowCount)

  /// Returns a contender that inserts rows and deletes them again, one by one.
  @MainActor
  static func announcer(layers: Int) -> Contender {
    let content = SectionsSource([rowCount])
    let decorated = DecoratedTable(dataSource: content)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for placement in StackLayers.regularPlacements(layers) {
      decorated.addRows(placed: placement) { _, _, _ in cell }
    }
    let table = makeTable()
    decorated.attach(to: table)
    table.layoutIfNeeded()
    let name = layers == 0 ? "kit, without layers" : kitName(layers)
    let rowCountBefore = table.numberOfRows(inSection: 0)
    let paths = announcedPlaces.map { IndexPath(row: $0, section: 0) }
    return Contender(name: name, operations: 2 * paths.count) {
      var sum = 0
      for path in paths {
        content.rowCounts[0] += 1
        decorated.insertRows(at: [path], with: .none)
        sum += table.numberOfRows(inSection: 0) > rowCountBefore ? 1 : 0
        content.rowCounts[0] -= 1
        decorated.deleteRows(at: [path], with: .none)
      }
      return sum &+ table.numberOfRows(inSection: 0) - rowCountBefore
    }
  }
}
