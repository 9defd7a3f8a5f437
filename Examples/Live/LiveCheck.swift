import CommandLineWords
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// Changes the feed many times, and checks every row of every layer before and after each change.
@MainActor
struct LiveCheck {
  private let arguments: LiveArguments

  /// Creates the requested check.
  init(_ arguments: LiveArguments) { self.arguments = arguments }

  /// Makes the changes and prints the totals.
  ///
  /// - Throws: An error with exit code 1 if anything is wrong; the details are printed before.
  func run(_ output: CommandOutput) throws(CommandError) {
    let feed = LiveFeed(seed: arguments.seed, rows: 10, width: 320)
    let (table, source, ads) = (feed.screen.table, feed.screen.source, feed.screen.ads)
    var operationCount = 0
    table.observe { event in
      if case .didApply(let update) = event {
        operationCount += update.table.operations.count
      }
    }
    let checker = ConsistencyChecker(
      table, content: { source.posts[$0.row].id },
      models: [LiveScreen.adsName: { ads.committedModels[$0].id }], report: { _ in })
    defer { checker.stop() }
    var progress = ProgressLine("changes", of: arguments.steps)
    for step in 0..<arguments.steps where checker.violations.isEmpty {
      progress.show(step)
      let event = feed.step()
      feed.screen.tableView.layoutIfNeeded()
      checker.check("\(event)")
    }
    progress.end()
    let totals = checker.totals
    var lines = [
      "seed \(arguments.seed): \(arguments.steps) changes",
      "  \(totals.updates) batches with \(operationCount) operations sent to the table",
      "  \(totals.rows) rows looked at in \(totals.checks) checks, at every layer",
    ]
    lines += checker.violations.map(\.description)
    try output(Data(lines.map { $0 + "\n" }.joined().utf8))
    guard checker.violations.isEmpty else {
      throw .found("the table is not what it has to be: \(checker.violations[0].subject)")
    }
  }
}
