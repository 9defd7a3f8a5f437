import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
/// Random calls on a content table, and on a bare table with the same content.
///
/// `DECORATOR_CONTENT_TABLE_RUNS` sets the number of runs for each number of layers, and
/// `DECORATOR_FIRST_SEED` the first seed. A run makes 60 calls, and asks some twenty times as much
/// between them.
@Suite("Random calls on a content table")
@MainActor
struct ContentTableRandomTests {
  private static let seeds = Thinning.seeds(0..<4)
  private static let runs = number("DECORATOR_CONTENT_TABLE_RUNS") ?? UInt64(seeds.count)
  private static let firstSeed = number("DECORATOR_FIRST_SEED") ?? seeds.lowerBound
  private static let callsInRun = 60

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(
    "With additional rows of no height, all answers are those of a bare table", arguments: 0...4)
  func sameAsBare(layers: Int) throws {
    try compare(layers: layers, height: 0) { Self.everything(in: $0) }
  }

  @Test("With visible ones, all but geometry and what is visible", arguments: 1...4)
  func sameButForGeometry(layers: Int) throws {
    try compare(layers: layers, height: 30) { Self.rows(in: $0) }
  }

  @Test("The same holds in layers that are wired by hand", arguments: 1...4)
  func wiredByHand(layers: Int) throws {
    try compare(layers: layers, height: 0, isWiredByHand: true) { Self.everything(in: $0) }
    try compare(layers: layers, height: 30, isWiredByHand: true) { Self.rows(in: $0) }
  }

  private func compare(
    layers: Int, height: CGFloat, isWiredByHand: Bool = false,
    _ answers: (UITableView) -> [String]
  ) throws {
    let isGeometryEqual = height == 0
    try withEverySeed(Self.firstSeed..<Self.firstSeed + Self.runs) { generator in
      let sections = (0..<3).map { section in
        (0..<Int.random(in: 0..<9, using: &generator)).map { "\(section).\($0)" }
      }
      let placements = (0..<layers).map { _ in
        let placements: [Placement] = [.start, .end, .every(2), .start + .every(3), .every(1)]
        return placements.randomElement(using: &generator) ?? .start
      }
      let talking: any TalkingTable =
        isWiredByHand
        ? HandWiredFeed(sections, placed: placements, height: height)
        : TalkingFeed(sections, placed: placements, height: height)
      let (source, bare) = (TalkingSource(sections), UITableView.forTests())
      bare.dataSource = source
      bare.delegate = source
      bare.layoutIfNeeded()
      talking.tableView.layoutIfNeeded()
      let content = talking.content
      var history: [String] = []
      for call in 0..<Self.callsInRun {
        let made = ContentTableCall.random(
          for: source.sections, next: call, using: &generator)
        history.append(made.name)
        do {
          try withEvery("calls", in: [history]) { _ in
            var answer = ("", "")
            let expected = UIKitFailure.recording { answer.0 = made.make(bare, source) }
            var anomalies: [TableAnomaly] = []
            let found = UIKitFailure.recording {
              anomalies = TableAnomaly.recording { answer.1 = made.make(content, talking.source) }
            }
            if isGeometryEqual {
              try expectEqual(answer.1, answer.0, "the answer")
            }
            try expectEqual(found.map(\.name), expected.map(\.name), "what UIKit says")
            bare.layoutIfNeeded()
            content.layoutIfNeeded()
            try expectEqual(talking.source.sections, source.sections, "the model")
            for (one, other) in zip(answers(content), answers(bare)) {
              try expectEqual(one, other, "an answer afterwards")
            }
            // Which delegate the real table has is another matter.
            let others = anomalies.filter { $0.kind != .objectReplaced }
            try expectEqual(others, [], "the anomalies")
          }
        }
      }
    }
  }

  /// What has nothing to do with the place on screen.
  private static func rows(in table: UITableView) -> [String] {
    var answers = ["sections \(table.numberOfSections)"]
    for section in 0..<table.numberOfSections {
      answers.append("rows of \(section): \(table.numberOfRows(inSection: section))")
    }
    answers.append("selected: \(table.indexPathsForSelectedRows ?? [])")
    answers.append("selected first: \(table.indexPathForSelectedRow.map { "\($0)" } ?? "none")")
    let areRight = table.visibleCells.allSatisfy { cell in
      table.indexPath(for: cell).map { table.cellForRow(at: $0) === cell } == true
    }
    answers.append("cells and their rows: \(areRight)")
    return answers
  }

  private static func everything(in table: UITableView) -> [String] {
    var answers = rows(in: table)
    answers.append("offset \(table.contentOffset), size \(table.contentSize)")
    answers.append("visible \(table.indexPathsForVisibleRows ?? [])")
    answers.append("cells \(table.visibleCells.map { $0.textLabel?.text ?? "" })")
    answers.append("selected cells \(table.visibleCells.map(\.isSelected))")
    for section in 0..<table.numberOfSections {
      answers.append("section \(section): \(table.rect(forSection: section))")
      for row in 0..<table.numberOfRows(inSection: section) {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        answers.append("row \(row) of \(section): \(rect)")
        let point = CGPoint(x: 1, y: rect.midY)
        answers.append("at its middle: \(table.indexPathForRow(at: point) as Any)")
      }
    }
    return answers
  }
}
#endif
