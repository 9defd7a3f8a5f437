import DecoratorTableKit
import Foundation

@testable import DecoratorTableTesting

/// What a feed, its layers and a table with a temper do in any order, one by one or in blocks, with
/// the table looked at after each.
func fuzzQueue(_ choices: inout ByteChoices) throws {
  try MainActor.assumeIsolated {
    let screen = QueuedScreen(&choices)
    defer { screen.close() }
    while !choices.isAtEnd && screen.steps.count < 40 {
      screen.step(&choices)
      try screen.look()
    }
    try screen.lookAtTheEnd()
  }
}

/// A feed in layers that the bytes have chosen.
@MainActor
private final class QueuedScreen {
  private let feed: CheckedFeed
  private var checker: ConsistencyChecker?
  private var mistakes: [String] = []
  /// What was done, in words that are made when they are asked for.
  private(set) var steps: [() -> String] = []
  /// How often the completion of each block was called.
  private var completions: [Int] = []
  private let losesCompletions: Bool
  /// Whether the table shows the layers. It does so, too, while somebody else's delegate stands
  /// around theirs.
  private var isShown = true
  /// Whether there are layers. Without them, completions come as the table calls them.
  private let hasLayers: Bool

  init(_ choices: inout ByteChoices) {
    let counts = (0..<choices.number(in: 0...3)).map { _ in choices.number(in: 0...6) }
    feed = CheckedFeed(counts)
    feed.addMixedLayers(0...3, using: &choices)
    var temper: UITableView.Temper = []
    for _ in 0..<choices.number(in: 0...2) {
      let tempers = UITableView.Temper.each
      temper.formUnion(tempers[choices.number(in: 0...tempers.count - 1)])
    }
    feed.tableView.temper = temper
    losesCompletions = temper.contains(.lostCompletions)
    feed.show()
    let layers = feed.table.layouts?.layers.count ?? 0
    hasLayers = layers > 0
    steps.append { "a feed of \(counts) in \(layers) layers, \(temper)" }
    beginChecks()
  }

  func close() {
    checker?.stop()
    feed.table.detach()
    letTurnPass()
  }

  private func beginChecks() {
    feed.table.observe { [weak self] event in
      if case .anomaly(.inconsistentUpdate) = event { self?.mistakes.append("\(event)") }
    }
    checker = ConsistencyChecker(
      feed.table, content: { [unowned self] in feed.identity(of: $0) }, models: feed.models
    ) { [weak self] in self?.mistakes.append("\($0)") }
  }

  // MARK: - Steps

  func step(_ choices: inout ByteChoices) {
    let table = feed.tableView
    switch choices.number(in: 0...17) {
    case 0...4: change(&choices)
    case 5, 6: changeLayer(&choices)
    case 7...9: block(&choices)
    case 10:
      feed.sections.append([feed.newPost()])
      feed.table.reloadData()
      steps.append { "the feed loads" }
    case 11:
      table.reloadData()
      steps.append { "the table loads" }
    case 12: attachOrDetach()
    case 13:
      table.simulateEndOfAnimations()
      steps.append { "animations end" }
    case 14:
      letTurnPass()
      steps.append { "a turn passes" }
    case 15:
      let distance = CGFloat(choices.number(in: 0...20) * 20 - 200)
      table.simulateScroll(by: distance)
      steps.append { "scrolls by \(distance)" }
    case 16:
      let isInWindow = choices.chance(50)
      table.simulateWindow(isInWindow)
      steps.append { "in a window: \(isInWindow)" }
    default:
      table.layoutIfNeeded()
      steps.append { "lays out" }
    }
  }

  /// A few edits of the model, announced as one batch.
  private func change(_ choices: inout ByteChoices) {
    change((0..<choices.number(in: 1...4)).map { _ in RandomEdit(using: &choices) })
  }

  /// Edits of the model that are announced as one batch, and changes of layers in between.
  private func change(_ randomEdits: [RandomEdit], _ layerChanges: [RandomEdit] = []) {
    let edits = feed.edits
    var announced = SequentialEdits(rowCounts: edits.rowCounts())
    let texts = randomEdits.compactMap { $0.make(with: edits, announcing: &announced) }
    for edit in layerChanges { changeLayer(edit) }
    // A table that does not show the layers reads the content when it is attached again.
    if isShown { feed.table.announce(announced.reduced()) }
    steps.append { texts.joined(separator: ", ") }
  }

  private func changeLayer(_ choices: inout ByteChoices) {
    changeLayer(RandomEdit(using: &choices))
  }

  private func changeLayer(_ edit: RandomEdit) {
    guard let other = edit.makeOther(with: feed.edits) else { return }
    other.act()
    steps.append { other.name }
  }

  /// Several changes in one block, or none, which may go on with another when it is complete.
  private func block(_ choices: inout ByteChoices) {
    guard isShown else { return }
    let index = completions.count
    completions.append(0)
    let edits = (0..<choices.number(in: 0...3)).map { _ in RandomEdit(using: &choices) }
    let layerChanges = (0..<choices.number(in: 0...2)).map { _ in RandomEdit(using: &choices) }
    let next = choices.chance(30) ? RandomEdit(using: &choices) : nil
    steps.append { "{" }
    feed.table.performBatchUpdates {
      self.change(edits, layerChanges)
    } completion: { [weak self] _ in
      guard let self else { return }
      completions[index] += 1
      if hasLayers, let open = completions.prefix(index).firstIndex(of: 0) {
        mistakes.append("block \(index) was completed before block \(open)")
      }
      if let next { change([next]) }
    }
    steps.append { "}" }
  }

  private func attachOrDetach() {
    if isShown {
      checker?.stop()
      checker = nil
      feed.table.detach()
      steps.append { "is detached" }
    } else {
      feed.table.attach(to: feed.tableView)
      beginChecks()
      steps.append { "is attached" }
    }
    isShown.toggle()
  }

  /// Lets what was put off until a later turn of the main actor happen.
  private func letTurnPass() {
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  // MARK: - What is right

  func look() throws {
    if isShown {
      feed.tableView.layoutIfNeeded()
      checker?.check()
    }
    for (index, count) in completions.enumerated() where count > 1 {
      mistakes.append("block \(index) was completed \(count) times")
    }
    if let mistake = mistakes.first {
      throw Disagreement(
        mistake + "\n  after " + steps.suffix(12).map { $0() }.joined(separator: "\n  "))
    }
  }

  /// When nothing is on its way any more, the table shows the model and every block is complete.
  func lookAtTheEnd() throws {
    if !isShown { attachOrDetach() }
    for _ in 0..<3 {
      feed.tableView.simulateEndOfAnimations()
      letTurnPass()
    }
    try look()
    if !losesCompletions, let index = completions.firstIndex(of: 0) {
      mistakes.append("block \(index) was never completed")
    }
    var last: IndexPath?
    for (section, posts) in feed.sections.enumerated() {
      for (row, post) in posts.enumerated() {
        let data = IndexPath(row: row, section: section)
        guard let reuse = feed.table.reuseIndexPath(forData: data) else {
          if feed.hiding.isEmpty, feed.more == nil { mistakes.append("post \(post) is hidden") }
          continue
        }
        if let last, reuse <= last { mistakes.append("\(reuse) comes after \(last)") }
        last = reuse
        if feed.table.dataIndexPath(forReuse: reuse) != data {
          mistakes.append("\(reuse) is not \(data)")
        }
        if let text = feed.tableView.cellForRow(at: reuse)?.textLabel?.text, text != "\(post)" {
          mistakes.append("\(reuse) shows \(text), not \(post)")
        }
      }
    }
    try look()
  }
}
