#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// Changes the screen many times, and checks every row of every layer of every child after each.
@MainActor
final class ComposeCheck {
  private let arguments: ComposeArguments
  private let life: ComposeLife
  /// What the table was told of the present step.
  private var batches = 0
  private var loads = 0
  private var problems: [String] = []

  /// Creates the requested check.
  init(_ arguments: ComposeArguments) {
    self.arguments = arguments
    // All rows are on screen.
    life = ComposeLife(seed: arguments.seed, rows: 60, width: 320)
  }

  /// Makes the changes and prints the totals.
  ///
  /// - Throws: An error with exit code 1 if anything is wrong; the details are printed before.
  func run(_ output: CommandOutput) throws(CommandError) {
    let screen = life.screen
    screen.home.observe { [weak self] in self?.note($0, isOfAll: true) }
    for table in screen.tables.values {
      table.observe { [weak self] in self?.note($0, isOfAll: false) }
    }
    let home = ConsistencyChecker(screen.home, report: { _ in })
    let checkers = screen.tables.mapValues { ConsistencyChecker($0, report: { _ in }) }
    let all = [home] + checkers.values
    defer { for checker in all { checker.stop() } }
    var batchCount = 0
    var progress = ProgressLine("changes", of: arguments.steps)
    for number in 0..<arguments.steps where problems.isEmpty {
      progress.show(number)
      (batches, loads) = (0, 0)
      let step = life.step()
      screen.tableView.layoutIfNeeded()
      home.check(step)
      for child in screen.children { checkers[child]?.check(step) }
      problems += all.flatMap(\.violations).map(\.description)
      look(after: "after step \(number), \(step)")
      batchCount += batches
    }
    progress.end()
    let rowCount = all.reduce(0) { $0 + $1.totals.rows }
    var lines = [
      "seed \(arguments.seed): \(arguments.steps) changes",
      "  \(batchCount) batches sent to the table, never two for one change",
      "  \(rowCount) rows looked at, at every layer of every child",
    ]
    lines += problems
    try output(Data(lines.map { $0 + "\n" }.joined().utf8))
    guard problems.isEmpty else { throw .found("the table is not what it has to be") }
  }

  private func note(_ event: DecoratedTableEvent, isOfAll: Bool) {
    switch event {
    case .didApply(let update) where isOfAll && !update.table.isEmpty: batches += 1
    case .didLoad where isOfAll: loads += 1
    case .anomaly(let anomaly): problems.append("\(anomaly)")
    default: break
    }
  }

  /// Compares what is on screen with what has to be there.
  private func look(after step: String) {
    let screen = life.screen
    if batches > 1 { problems.append("\(step): \(batches) batches") }
    if loads > 0 { problems.append("\(step): the table is loaded") }
    if texts != screen.texts {
      problems.append("\(step):\n  \(texts), not\n  \(screen.texts)")
    }
    let headers = (0..<screen.tableView.numberOfSections).map {
      screen.tableView.headerView(forSection: $0)?.textLabel?.text
    }
    if headers != screen.headers {
      problems.append("\(step):\n  headers \(headers), not\n  \(screen.headers)")
    }
  }

  /// The text of each row on screen, but for those that have their places from the kit.
  private var texts: [[String]] {
    let tableView = life.screen.tableView
    return (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).compactMap { row in
        let path = IndexPath(row: row, section: section)
        let owner = ComposeRow(at: path, on: life.screen).owner
        guard owner != Feed.adsName, owner != ComposeScreen.greetingName else { return nil }
        return tableView.cellForRow(at: path)?.textLabel?.text ?? "no cell"
      }
    }
  }
}
#endif
