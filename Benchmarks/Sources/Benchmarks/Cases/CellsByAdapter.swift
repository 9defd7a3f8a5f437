import DecoratorTableKit
import DecoratorTableSources
import Foundation

extension BenchmarkCase {
  /// The cases that measure one cell among rows of several kinds, through a map of adapters and by
  /// hand.
  static var cellsByAdapter: [BenchmarkCase] { [threeKinds, fiftyKinds] }

  private static let rowCount = 10_000

  /// How much longer than through an enum a cell may take. A model is held as `Any`, so that its
  /// type is looked up and it is cast: some 50 ns of the microseconds that a cell takes on screen.
  private static let beyondAnEnum = 2.5

  private static var threeKinds: BenchmarkCase {
    BenchmarkCase("cells-by-adapter-3") { options, comparison in
      let made = rows(kinds: 3)
      let models = made.map(\.1)
      let enumRows = made.map { row in
        switch row.0 {
        case .kind00(let model): ThreeKinds.first(model)
        case .kind01(let model): ThreeKinds.second(model)
        case .kind02(let model): ThreeKinds.third(model)
        default: fatalError("there are three kinds")
        }
      }
      let objects = made.indices.map { KindObject.classes[kind(ofRow: $0, of: 3)].init(models[$0]) }
      var anyKind = CellAdapterMap()
      anyKind.add(CellAdapter<Cell00, any KindModel> { $0.show($1.title, $1.number) })
      let sources: [(String, any UITableViewDataSource)] = [
        (
          "kit", ListTableViewDataSource(HeterogeneousList(models), cells: ThreeKinds.adapters)
        ),
        ("switch over an enum", ThreeKindsSource(enumRows)),
        ("chain of casts", CastingSource(models)),
        (
          "with a protocol's adapter",
          ListTableViewDataSource(HeterogeneousList(models), cells: anyKind)
        ),
        (
          "with models of classes",
          ListTableViewDataSource(HeterogeneousList(objects), cells: KindObject.adapters)
        ),
      ]
      comparison.contenders = contenders(sources, options)
      comparison.measures = [
        .within(1, of: "chain of casts"), .within(beyondAnEnum, of: "switch over an enum"),
        .noAllocation,
      ]
    }
  }

  private static var fiftyKinds: BenchmarkCase {
    BenchmarkCase("cells-by-adapter-50") { options, comparison in
      let made = rows(kinds: 50)
      let list = HeterogeneousList(made.map(\.1))
      comparison.contenders = contenders(
        [
          ("kit", ListTableViewDataSource(list, cells: FiftyKinds.adapters)),
          ("switch over an enum", FiftyKindsSource(made.map(\.0))),
        ], options)
      comparison.measures = [
        .within(beyondAnEnum, of: "switch over an enum"), .noAllocation,
      ]
    }
  }

  private static func kind(ofRow row: Int, of kinds: Int) -> Int {
    kindNumbers[row] % kinds
  }

  private static let kindNumbers = SeededGenerator.numbers(rowCount, in: 0..<3 * 50)

  /// Returns rows of a number of kinds in random order: for an enum, and as models.
  @MainActor
  private static func rows(kinds: Int) -> [(FiftyKinds, any KindModel)] {
    let makers = FiftyKinds.makers
    return (0..<rowCount).map { row in
      makers[kind(ofRow: row, of: kinds)]("the title of row \(row)", row)
    }
  }

  /// Returns contenders that request the cells of the same rows, without involving a table.
  @MainActor
  private static func contenders(
    _ sources: [(name: String, source: any UITableViewDataSource)], _ options: Options
  ) -> [Contender] {
    let table = ReadyTable(FiftyKinds.cellClasses)
    let paths = SeededGenerator.numbers(options.lookups, in: 0..<rowCount, seed: 2).map {
      IndexPath(row: $0, section: 0)
    }
    return sources.map { name, source in
      Contender(name: name, operations: paths.count) {
        var sum = 0
        for path in paths {
          let cell = source.tableView(table, cellForRowAt: path)
          sum = sum &+ unsafeDowncast(cell, to: KindCell.self).number
        }
        return sum
      }
    }
  }
}
