import CommandLineWords
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// Changes the screen many times, and checks every row of every layer of every child after each.
@MainActor
struct ComposeCheck {
  private let arguments: ComposeArguments

  /// Creates the requested check.
  init(_ arguments: ComposeArguments) { self.arguments = arguments }

  /// Makes the changes and prints the totals.
  ///
  /// - Throws: An error with exit code 1 if anything is wrong; the details are printed before.
  func run(_ output: CommandProgram.Output) throws(CommandError) {
    // All rows are on screen.
    let life = ComposeLife(seed: arguments.seed, rows: 60, width: 320)
    let screen = life.screen
    let children: [ComposeScreen.Child] = [.stories, .feed, .settings]
    let tables = [screen.home.table] + children.compactMap { screen.tables[$0] }
    let checkers = tables.map { ConsistencyChecker($0, report: { _ in }) }
    defer { for checker in checkers { checker.stop() } }
    var problems: [String] = []
    for number in 0..<arguments.steps where problems.isEmpty {
      let step = life.step()
      screen.tableView.layoutIfNeeded()
      for checker in checkers {
        checker.check(step)
        problems += checker.violations.map(\.description)
      }
      let texts = texts(on: screen)
      if texts != screen.texts {
        problems.append("after step \(number), \(step):\n  \(texts), not\n  \(screen.texts)")
      }
    }
    let totals = checkers.map(\.totals)
    var lines = [
      "seed \(arguments.seed): \(arguments.steps) changes",
      "  \(totals[0].updates) batches sent to the table",
      "  \(totals.reduce(0) { $0 + $1.rows }) rows looked at, at every layer of every child",
    ]
    lines += problems
    try output(Data(lines.map { $0 + "\n" }.joined().utf8))
    guard problems.isEmpty else { throw .found("the table is not what it has to be") }
  }

  /// Returns the text of each row on screen that no layer has added.
  private func texts(on screen: ComposeScreen) -> [[String]] {
    let tableView = screen.tableView
    return (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).compactMap { row in
        let path = IndexPath(row: row, section: section)
        guard let (child, own) = screen.home.child(at: path),
          child.decoratedTable.dataIndexPath(forReuse: own) != nil
        else { return nil }
        return tableView.cellForRow(at: path)?.textLabel?.text ?? "no cell"
      }
    }
  }
}
