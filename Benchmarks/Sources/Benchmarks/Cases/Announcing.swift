import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure one row that an app announces.
  static var announcing: [BenchmarkCase] { Announcing.allCases.map(announcing) }

  private static func announcing(_ announcing: Announcing) -> BenchmarkCase {
    BenchmarkCase("announce-\(announcing.rawValue)") { _, comparison in
      comparison.contenders =
        [1, 8, 0].map { announcer(announcing, layers: $0) } + [plainAnnouncer(announcing)]
    }
  }

  /// Returns a contender that inserts rows and deletes them again, one by one.
  @MainActor
  static func announcer(
    _ announcing: Announcing, among rowCount: Int? = nil, layers: Int
  ) -> Contender {
    let content = SectionsSource([rowCount ?? announcing.rowCount])
    let decorated = DecoratedTable(dataSource: content)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for placement in StackLayers.regularPlacements(layers) {
      decorated.addRows(placed: placement, policy: announcing.policy) { _, _, _ in cell }
    }
    let table = announcing.makeTable()
    decorated.attach(to: table)
    let name = layers == 0 ? "kit, without layers" : kitName(layers)
    return contender(name, table, content) {
      decorated.insertRows(at: [$0], with: .none)
    } delete: {
      decorated.deleteRows(at: [$0], with: .none)
    }
  }

  /// The same of a table that nobody decorates.
  @MainActor
  private static func plainAnnouncer(_ announcing: Announcing) -> Contender {
    let content = SectionsSource([announcing.rowCount])
    let table = announcing.makeTable()
    table.dataSource = content
    return contender("the table alone", table, content) {
      table.insertRows(at: [$0], with: .none)
    } delete: {
      table.deleteRows(at: [$0], with: .none)
    }
  }

  @MainActor
  private static func contender(
    _ name: String, _ table: UITableView, _ content: SectionsSource,
    insert: @escaping @MainActor (IndexPath) -> Void,
    delete: @escaping @MainActor (IndexPath) -> Void
  ) -> Contender {
    table.layoutIfNeeded()
    let rowCount = table.numberOfRows(inSection: 0)
    let paths = SeededGenerator.numbers(10, in: 0..<content.rowCounts[0])
      .map { IndexPath(row: $0, section: 0) }
    return Contender(name: name, operations: 2 * paths.count) {
      var sum = 0
      for path in paths {
        content.rowCounts[0] += 1
        insert(path)
        sum += table.numberOfRows(inSection: 0) > rowCount ? 1 : 0
        content.rowCounts[0] -= 1
        delete(path)
      }
      return sum &+ table.numberOfRows(inSection: 0) - rowCount
    }
  }
}

/// Where a row is announced, and what the layers policy.
enum Announcing: String, CaseIterable {
  /// A table on screen is told of one row.
  case one = "one-row-1e5"
  /// It is told of the layers' rows below as well, which get other neighbours.
  case byRule = "by-rule-1e3"
  /// A table that is in no window loads instead.
  case offScreen = "off-screen-1e3"

  var rowCount: Int { self == .one ? 100_000 : 1_000 }

  var policy: ContentPolicy { self == .one ? .followContent : .followRule }

  @MainActor
  func makeTable() -> UITableView {
    self == .offScreen ? BenchmarkCase.makeTable() : BenchmarkCase.makeTableOnScreen()
  }
}
