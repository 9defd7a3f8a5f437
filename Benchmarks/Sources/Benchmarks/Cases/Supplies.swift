import DecoratorTableAds
import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure a step of a scroll where a supply looks for slots that need a model.
  static var supplies: [BenchmarkCase] {
    [
      BenchmarkCase("supply-step-1e6") { _, comparison in
        comparison.contenders = [
          supplied("kit", rows: ContentSize.million.count),
          supplied(smallName, rows: ContentSize.tenThousand.count),
          BareArithmetic.slotsInReach(rows: ContentSize.million.count),
        ]
        comparison.measures = [
          .within(1.5, of: smallName), .sameAllocations(as: smallName),
        ]
      }
    ]
  }

  /// Returns a contender that scrolls, and has the supply look at each step. A supply looks once a
  /// turn by itself, and at once when it is told to go on. An answer never comes.
  @MainActor
  private static func supplied(_ name: String, rows: Int) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: rows, onlyCell: cell)
    let decorated = DecoratedTable(dataSource: content)
    let supply = RowSupply<Int>(clock: StandingClock()) { _ in nil }
    decorated.addRows(
      suppliedBy: supply, placed: .every(6, after: 2), cell: .made { _, _, _ in cell })
    let table = tableOfTwenty(content)
    decorated.attach(to: table)
    table.layoutIfNeeded()
    return Contender(name: name, operations: scroll(table)) {
      var waiting = 0
      _ = scroll(table) {
        supply.resume()
        waiting += supply.loadCount
      }
      withExtendedLifetime(decorated) {}
      return waiting
    }
  }
}

extension BareArithmetic {
  /// Returns a contender that looks for a slot within eight rows of those on screen, at each step.
  @MainActor
  fileprivate static func slotsInReach(rows: Int) -> Contender {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = ContentSource(rowCount: rows, onlyCell: cell)
    let table = BenchmarkCase.tableOfTwenty(content)
    table.layoutIfNeeded()
    return Contender(name: name, operations: BenchmarkCase.scroll(table)) {
      var waiting = 0
      _ = BenchmarkCase.scroll(table) {
        guard let last = table.indexPathsForRows(in: table.bounds)?.last?.row else { return }
        let next = ((last - 2) / 6 + 1) * 6 + 2
        if next <= last + 8 { waiting += 1 }
      }
      withExtendedLifetime(content) {}
      return waiting
    }
  }
}
