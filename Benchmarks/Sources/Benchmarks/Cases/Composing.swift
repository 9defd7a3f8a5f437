import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure several sources in one table, against one source with as many sections.
  static var composing: [BenchmarkCase] {
    ComposedCallback.allCases.map(callback) + [batchOfOneChild, manyChildren]
  }

  private static let oneSource = "one source with sections"

  /// A table that is asked and tells of random rows of three children.
  private static func callback(_ callback: ComposedCallback) -> BenchmarkCase {
    BenchmarkCase("composed-\(callback.rawValue)") { options, comparison in
      let rowCounts = [Int](repeating: 100_000, count: 3)
      let rows = SeededGenerator.numbers(options.lookups / 10, in: 0..<300_000)
      let paths = rows.map { IndexPath(row: $0 / 3, section: $0 % 3) }
      let sources = rowCounts.map { SectionsSource([$0]) }
      let composed = ComposedTable(
        .bySections, sources.map { DecoratedTable(dataSource: $0, delegate: $0) })
      let table = makeTable()
      composed.attach(to: table)
      let content = SectionsSource(rowCounts)
      let plainTable = makeTable()
      plainTable.dataSource = content
      plainTable.delegate = content
      comparison.contenders = [
        caller("kit", callback, table, paths) {
          withExtendedLifetime(composed) {}
          return sources.reduce(0) { $0 &+ $1.sumOfRows }
        },
        caller(oneSource, callback, plainTable, paths) { content.sumOfRows },
      ]
      comparison.measures = [.noAllocation]
    }
  }

  /// Returns a contender that calls what a table has.
  @MainActor
  private static func caller(
    _ name: String, _ callback: ComposedCallback, _ table: UITableView, _ paths: [IndexPath],
    sumOfRows: @escaping @MainActor () -> Int
  ) -> Contender {
    table.layoutIfNeeded()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    return Contender(name: name, operations: paths.count) {
      let before = sumOfRows()
      if let dataSource = table.dataSource, let delegate = table.delegate {
        for path in paths { callback.call(dataSource, delegate, table, cell, path) }
      }
      return sumOfRows() &- before
    }
  }

  private static var batchOfOneChild: BenchmarkCase {
    BenchmarkCase("composed-batch-1e3") { _, comparison in
      comparison.contenders = changingOneChild(of: 1_000)
      comparison.rounds = 3
    }
  }

  /// Returns contenders in which a row comes to one of many children and goes again, in a table
  /// on screen that shows others.
  @MainActor
  static func changingOneChild(of childCount: Int) -> [Contender] {
    let rowCounts = [Int](repeating: 10, count: childCount)
    let sources = rowCounts.map { SectionsSource([$0]) }
    let children = sources.map { DecoratedTable(dataSource: $0, delegate: $0) }
    let composed = ComposedTable(.bySections, children)
    let table = makeTableOnScreen()
    composed.attach(to: table)
    table.layoutIfNeeded()
    let content = SectionsSource(rowCounts)
    let plainTable = makeTableOnScreen()
    plainTable.dataSource = content
    plainTable.delegate = content
    plainTable.layoutIfNeeded()
    let child = childCount / 2
    let row = IndexPath(row: 5, section: 0)
    let plainRow = IndexPath(row: 5, section: child)
    return [
      Contender(name: "kit", operations: 20) {
        var sum = 0
        for _ in 0..<10 {
          sources[child].rowCounts[0] = 11
          children[child].insertRows(at: [row], with: .none)
          sum &+= table.numberOfRows(inSection: child)
          sources[child].rowCounts[0] = 10
          children[child].deleteRows(at: [row], with: .none)
          sum &+= table.numberOfRows(inSection: child)
        }
        withExtendedLifetime(composed) {}
        return sum
      },
      Contender(name: oneSource, operations: 20) {
        var sum = 0
        for _ in 0..<10 {
          content.rowCounts[child] = 11
          plainTable.insertRows(at: [plainRow], with: .none)
          sum &+= plainTable.numberOfRows(inSection: child)
          content.rowCounts[child] = 10
          plainTable.deleteRows(at: [plainRow], with: .none)
          sum &+= plainTable.numberOfRows(inSection: child)
        }
        return sum
      },
    ]
  }

  /// A thousand children are put together and shown.
  private static var manyChildren: BenchmarkCase {
    BenchmarkCase("composed-build-1e3") { _, comparison in
      comparison.contenders = puttingTogether(childCount: 1_000)
      comparison.rounds = 3
    }
  }

  /// Returns contenders in which many children are put together and shown.
  @MainActor
  static func puttingTogether(childCount: Int) -> [Contender] {
    let rowCounts = [Int](repeating: 10, count: childCount)
    let sources = rowCounts.map { SectionsSource([$0]) }
    return [
      Contender(name: "kit", operations: 1) {
        let composed = ComposedTable(
          .bySections, sources.map { DecoratedTable(dataSource: $0, delegate: $0) })
        let table = makeTable()
        composed.attach(to: table)
        table.layoutIfNeeded()
        return table.numberOfSections
      },
      Contender(name: oneSource, operations: 1) {
        let content = SectionsSource(rowCounts)
        let plainTable = makeTable()
        plainTable.dataSource = content
        plainTable.delegate = content
        plainTable.layoutIfNeeded()
        return plainTable.numberOfSections
      },
    ]
  }

  @MainActor
  static func makeTable() -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  }

  /// Returns a table in a window, which is told of batches. One without is told to load.
  @MainActor
  static func makeTableOnScreen() -> UITableView {
    let table = makeTable()
    screen.addSubview(table)
    return table
  }

  /// The window of the tables on screen.
  @MainActor
  private static let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
}

/// A method that is called for each row of a composed table.
private enum ComposedCallback: String, CaseIterable {
  case cellForRow = "cell-for-row"
  case heightForRow = "height-for-row"
  case displaying = "displaying"
  case didSelect = "did-select"

  /// Makes one call; of what is displayed, both.
  @MainActor
  func call(
    _ dataSource: any UITableViewDataSource, _ delegate: any UITableViewDelegate,
    _ table: UITableView, _ cell: UITableViewCell, _ path: IndexPath
  ) {
    switch self {
    case .cellForRow: _ = dataSource.tableView(table, cellForRowAt: path)
    case .heightForRow: _ = delegate.tableView?(table, heightForRowAt: path)
    case .displaying:
      delegate.tableView?(table, willDisplay: cell, forRowAt: path)
      delegate.tableView?(table, didEndDisplaying: cell, forRowAt: path)
    case .didSelect: delegate.tableView?(table, didSelectRowAt: path)
    }
  }
}
