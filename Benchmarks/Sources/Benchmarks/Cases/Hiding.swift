import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure a section of which rows are hidden: look-ups, one row that is hidden or
  /// revealed, a rule that changes for half of the rows, and memory.
  static var hiding: [BenchmarkCase] {
    [
      lookups, oneRow, halfOfTheRows,
      BenchmarkCase("hidden-memory-1e5") { _ in memoryOfHiddenRows },
    ]
  }

  private static let rowCount = 100_000

  /// Returns a third of the rows, at random.
  private static func hiddenRows(of rowCount: Int) -> [Int] {
    zip(0..., SeededGenerator.numbers(rowCount, in: 0..<3, seed: 5)).filter { $1 == 0 }.map(\.0)
  }

  private static var lookups: BenchmarkCase {
    BenchmarkCase("hidden-outer-to-inner-random-1e5") { options, comparison in
      comparison.contenders = lookingUpShown(options.lookups, among: rowCount)
      comparison.measures = [.noAllocation, .time(atMost: 110)]
    }
  }

  /// Returns contenders that look a number of random places up, of rows of which some are hidden.
  @MainActor
  static func lookingUpShown(_ lookups: Int, among rowCount: Int) -> [Contender] {
    let hidden = hiddenRows(of: rowCount)
    let layout = RowLayout(contentCount: rowCount, hidden: hidden)
    let named = Set(hidden)
    let numbers = ShownNumbers(contentCount: rowCount, isHidden: named.contains)
    let places = SeededGenerator.numbers(lookups, in: 0..<layout.count)
    return [
      Contender(name: "kit", operations: places.count) { layout.sumOfOrigins(rows: places) },
      Contender(name: ShownNumbers.name, operations: places.count) {
        places.reduce(0) { $0 &+ numbers.rows[$1] }
      },
    ]
  }

  private static var oneRow: BenchmarkCase {
    BenchmarkCase("hide-one-1e5") { _, comparison in
      comparison.contenders = turningOneRow(of: rowCount)
      comparison.measures = [.time(atMost: 50_000)]
    }
  }

  /// Returns contenders that show one of many rows and hide it again, in its layer and in the batch
  /// outside it.
  @MainActor
  static func turningOneRow(of rowCount: Int) -> [Contender] {
    let turned = rowCount / 2
    let named = Set(hiddenRows(of: rowCount))
    let switched = Switch()
    let rule = LayerRule(hidingWhere: { row in
      MainActor.assumeIsolated {
        row.row == turned ? switched.isOn : named.contains(row.row)
      }
    })
    switched.state = LayerState(rule: rule, rowCounts: [rowCount])
    let update = BatchUpdate([.reloadRow(RowPosition(section: 0, row: turned))])
    let times = 100
    return [
      Contender(name: "kit", operations: times) {
        var sum = 0
        for _ in 0..<times {
          switched.isOn.toggle()
          switched.state = switched.state?.applyingLegal(update, rowCounts: [rowCount]).state
          sum &+= switched.state?.layout.rows[0].count ?? 0
        }
        return sum
      },
      Contender(name: ShownNumbers.name, operations: 2) {
        var sum = 0
        for isOn in [true, false] {
          let numbers = ShownNumbers(contentCount: rowCount) {
            $0 == turned ? isOn : named.contains($0)
          }
          sum &+= numbers.rows.count * times / 2
        }
        return sum
      },
    ]
  }

  /// A rule that changes for half of 100 000 rows, in a table that nobody sees: the layer, the
  /// batch, and the table that loads.
  private static var halfOfTheRows: BenchmarkCase {
    BenchmarkCase("hide-half-1e5") { _, comparison in
      let content = ContentSource(rowCount: rowCount)
      let table = DecoratedTable(dataSource: content)
      let switched = Switch()
      let layer = table.hideRows { ($0.row % 2 == 0) == switched.isOn }
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
      tableView.register(
        UITableViewCell.self, forCellReuseIdentifier: ContentSource.reuseIdentifier)
      tableView.rowHeight = 40
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
      comparison.contenders = [
        Contender(name: "kit", operations: 2) {
          var sum = 0
          for _ in 0..<2 {
            switched.isOn.toggle()
            layer.updateVisibility()
            sum &+= layer.hiddenCount(inSection: 0) &+ rowCount
          }
          withExtendedLifetime(table) {}
          return sum
        },
        Contender(name: ShownNumbers.name, operations: 2) {
          let all = [false, true].map { isOn in
            ShownNumbers(contentCount: rowCount) { ($0 % 2 == 0) == isOn }
          }
          let changes = all[0].changeCount(to: all[1])
          return all.reduce(0) { $0 &+ rowCount - $1.rows.count } &+ 2 * changes
        },
      ]
      comparison.measures = [.time(atMost: 20_000_000)]
    }
  }

  private static var memoryOfHiddenRows: Outcome {
    let hidden = hiddenRows(of: rowCount)
    let named = Set(hidden)
    func share(_ bytes: Int?) -> Double? { bytes.map { Double($0) / Double(hidden.count) } }
    func line(_ name: String, _ bytes: Double?) -> Outcome.Line {
      Outcome.Line(
        name: name, value: bytes.map { Figure.text($0) + " bytes a hidden row" } ?? "?",
        ratio: "", allocations: "")
    }
    let kit = share(
      Allocations.bytes {
        // A copy, since the layout would share the array.
        RowLayout(contentCount: rowCount, hidden: hidden.map { $0 })
      })
    let numbers = share(
      Allocations.bytes { ShownNumbers(contentCount: rowCount, isHidden: named.contains) })
    return Outcome(
      name: "hidden-memory-1e5", lines: [line("kit", kit), line(ShownNumbers.name, numbers)],
      verdicts: [Verdict(policy: "at most 9 bytes a hidden row", limit: 9, value: kit)])
  }
}

/// What a rule goes by, and the layer that it has led to.
@MainActor
private final class Switch {
  var isOn = false
  var state: LayerState?
}
