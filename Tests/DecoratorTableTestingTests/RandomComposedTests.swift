import DecoratorTableKit
import Foundation
import Testing

@testable import DecoratorTableTesting

/// Composed tables of children that are themselves decorated and composed, with layers around all
/// of them, in tables with a temper: several children change in one block, others come, go and
/// move, and some load.
///
/// Few, unless the environment says otherwise, as for ``RandomUpdatesTests``.
@Suite("Random changes of composed tables")
@MainActor
struct RandomComposedTests {
  @Test("No rule is broken in the children and around them, and every row is whose it should be")
  func changes() {
    var totals = ConsistencyChecker.Totals()
    let firstSeed = RandomUpdatesTests.firstSeed
    var seed = firstSeed
    while totals.updates < max(RandomUpdatesTests.updateCount, 300 / Thinning.turns) {
      let world = ComposedWorld(seed: seed)
      let wrong = world.firstMistake(steps: 40)
      totals.updates += world.updateCount
      totals.rows += world.rowCount
      #expect(wrong == nil, "\(wrong ?? "")")
      if wrong != nil { return }
      seed += 1
    }
    print(
      "random batches of composed tables: \(totals.updates) in \(seed - firstSeed) tables,",
      "\(totals.rows) rows looked at, seeds \(firstSeed)..<\(seed)")
  }
}

@Suite("Random changes of composed tables that were once wrong")
@MainActor
struct FoundComposedTests {
  /// Rows in front of ads that changed places without names; a row that shows more in a child that
  /// came back; a child that came while another had announced something.
  @Test("No rule is broken", arguments: [10_000_096, 10_002_910, 20_001_777] as [UInt64])
  func changes(seed: UInt64) {
    let wrong = ComposedWorld(seed: seed).firstMistake(steps: 40)
    #expect(wrong == nil, "\(wrong ?? "")")
  }
}

/// A composed table of feeds, all of which a seed decides.
@MainActor
private final class ComposedWorld {
  private let seed: UInt64
  private var generator: SeededGenerator
  /// The feeds, which are children, or children of a child.
  private let feeds: [CheckedFeed]
  private let group: ComposedTable?
  private let home: ComposedTable
  private let isByRows: Bool
  /// All children that may be shown, in their first order.
  private let children: [LayeredTable]
  private let tableView = RecordingTableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  /// The tables that are checked, each with its checker while it is shown.
  private var checked: [(table: LayeredTable, checker: ConsistencyChecker?)] = []
  private var mistakes: [String] = []
  private var steps: [String] = []
  /// The number of batches that the table was told.
  private(set) var updateCount = 0
  /// The number of rows that were looked at.
  private(set) var rowCount = 0

  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    feeds = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let feed = CheckedFeed(
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Int.random(in: 0...6, using: &generator)
        })
      feed.addMixedLayers(0...3, using: &generator)
      return feed
    }
    // The last feeds are in a child of their own.
    let groupSize = feeds.count > 2 ? Int.random(in: 0...2, using: &generator) : 0
    let grouped = feeds.suffix(groupSize).map { $0.table as LayeredTable }
    let groupKind = Bool.random(using: &generator) ? ComposedTable.Kind.bySections : .byRows
    group = grouped.isEmpty ? nil : ComposedTable(groupKind, grouped)
    children =
      feeds.dropLast(groupSize).map { $0.table as LayeredTable } + [group].compactMap(\.self)
    isByRows = Bool.random(using: &generator)
    home = ComposedTable(isByRows ? .byRows : .bySections, children)
    for table in [home, group].compactMap(\.self) {
      for index in 0..<Int.random(in: 0...2, using: &generator) {
        let rule = CheckedFeed.rules[Int.random(in: CheckedFeed.rules.indices, using: &generator)]
        table.addRows(
          (0..<4).map { CheckedFeed.Ad(id: $0) }, named: "around \(index)", placed: rule,
          policy: ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)]
        ) { tableView, path, ad in textCell(tableView, path, "around \(ad.id)") }
        .height(40)
      }
    }
    self.generator = generator
    tableView.setUpForChecks(in: window)
    tableView.giveTemper(seed)
    home.attach(to: tableView)
    tableView.layoutIfNeeded()
    observe()
  }

  private func observe() {
    let others: [LayeredTable] = [home, group].compactMap(\.self)
    checked = (feeds.map(\.table) + others).map { (table: $0, checker: nil) }
    for (name, table) in checked.map(\.table).enumerated() {
      // What a table keeps must not keep the table.
      let isHome = table === home
      table.observe { [weak self] event in
        switch event {
        case .didApply where isHome: self?.updateCount += 1
        case .anomaly(let anomaly):
          if case .inconsistentUpdate = anomaly {
            self?.mistakes.append("table \(name): \(anomaly)")
          }
        default: break
        }
      }
    }
    check()
  }

  /// Returns what is wrong after the first step after which something is, with all steps.
  func firstMistake(steps count: Int) -> String? {
    defer {
      for (_, checker) in checked { checker?.stop() }
      home.detach()
    }
    for _ in 0..<count {
      steps.append(step())
      tableView.layoutIfNeeded()
      check()
      lookAtOwners()
      if let mistake = mistakes.first {
        return "seed \(seed): \(mistake)\n  \(steps.suffix(6).joined(separator: "\n  "))"
      }
    }
    return nil
  }

  /// Checks the tables that are shown, those that have come from now on.
  private func check() {
    for (index, (table, checker)) in checked.enumerated() {
      guard table === home || table.isAttached else {
        checker?.stop()
        checked[index].checker = nil
        continue
      }
      let present = checker ?? makeChecker(of: table, at: index)
      checked[index].checker = present
      present.check()
    }
  }

  /// Makes a checker, which knows the models of every other feed by name.
  private func makeChecker(of table: LayeredTable, at index: Int) -> ConsistencyChecker {
    let note = { [weak self] (violation: Violation) -> Void in
      self?.mistakes.append("table \(index): \(violation)")
    }
    if table === home { return ConsistencyChecker(home, report: note) }
    let feed = feeds.indices.contains(index) && index % 2 == 0 ? feeds[index] : nil
    return ConsistencyChecker(
      table, content: feed.map { feed in { feed.identity(of: $0) } }, models: feed?.models ?? [:],
      report: note)
  }

  // MARK: - Changes

  private func step() -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0..<5: return change()
    case 5..<7: return rearrange()
    case 7..<10:
      var steps: [String] = []
      home.performBatchUpdates {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          steps.append(Int.random(in: 0..<4, using: &generator) > 0 ? change() : rearrange())
        }
      }
      return "{ \(steps.joined(separator: "; ")) }"
    case 10:
      let feed = Int.random(in: feeds.indices, using: &generator)
      feeds[feed].sections.append([feeds[feed].newPost()])
      feeds[feed].table.reloadData()
      return "feed \(feed) loads"
    default:
      tableView.reloadData()
      return "the table loads"
    }
  }

  /// A feed changes, or one of its layers.
  private func change() -> String {
    let feed = Int.random(in: feeds.indices, using: &generator)
    let edits = feeds[feed].edits
    let random = RandomEdit(using: &generator)
    if Int.random(in: 0..<5, using: &generator) == 0, let other = random.makeOther(with: edits) {
      other.act()
      return "feed \(feed): \(other.name)"
    }
    var announced = SequentialEdits(rowCounts: edits.rowCounts())
    let texts = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
      RandomEdit(using: &generator).make(with: edits, announcing: &announced)
    }
    feeds[feed].table.announce(announced.reduced())
    return "feed \(feed): \(texts.joined(separator: ", "))"
  }

  /// Children come, go and move, of the table or of the child that is composed.
  private func rearrange() -> String {
    if let group, Int.random(in: 0..<3, using: &generator) == 0 {
      group.children.shuffle(using: &generator)
      return "the group is in another order"
    }
    var shown = children.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
    if Bool.random(using: &generator) { shown.shuffle(using: &generator) }
    home.children = shown
    return "children \(shown.map { child in children.firstIndex { $0 === child } ?? -1 })"
  }

  // MARK: - What is right

  /// Every row is that of a layer around, or of the next child that has any, in its order there.
  private func lookAtOwners() {
    var next: [ObjectIdentifier: RowPosition] = [:]
    var order: [ObjectIdentifier] = []
    for section in 0..<tableView.numberOfSections {
      for row in 0..<tableView.numberOfRows(inSection: section) {
        rowCount += 1
        let path = IndexPath(row: row, section: section)
        guard let owner = home.place(atOuter: position(path)) else { continue }
        let child = ObjectIdentifier(owner.child)
        if order.last != child { order.append(child) }
        let place = owner.position
        if let last = next[child], last >= place {
          mistakes.append("\(place) of a child comes after \(last), at \(position(path))")
        }
        next[child] = place
        if home.outerPosition(of: place, in: owner.child) != position(path) {
          mistakes.append("\(place) of a child is not at \(position(path))")
        }
        lookAtText(of: path)
      }
    }
    let expected = home.children.map { ObjectIdentifier($0) }.filter { next[$0] != nil }
    if order != expected { mistakes.append("the children stand in another order than was set") }
    for child in home.children { lookAtCount(of: child, last: next[ObjectIdentifier(child)]) }
  }

  /// All rows of a child are shown: its last one is.
  private func lookAtCount(of child: LayeredTable, last: RowPosition?) {
    guard let tableView = child.attachedTable else { return }
    let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    // By rows, only the first section of a child is shown.
    let shown = isByRows ? Array(counts.prefix(1)) : counts
    let expected = shown.lastIndex { $0 > 0 }.map {
      RowPosition(section: $0, row: shown[$0] - 1)
    }
    if last != expected {
      mistakes.append("the last row of a child is \(String(describing: last)) in \(counts)")
    }
  }

  /// What a row on screen shows is what the post is whose it is.
  private func lookAtText(of path: IndexPath) {
    guard let text = tableView.cellForRow(at: path)?.textLabel?.text else { return }
    var child = home.child(at: path)
    if let group, child === group { child = group.child(at: path) }
    guard let feed = feeds.first(where: { $0.table === child }),
      let data = feed.table.dataIndexPath(forReuse: path)
    else { return }
    if feed.table.reuseIndexPath(forData: data) != path {
      mistakes.append("\(data) of a child is not at \(position(path))")
    }
    let post = feed.sections[data.section][data.row]
    if text != "\(post)" {
      mistakes.append("\(position(path)) shows \(text) in place of \(post)")
    }
  }
}

private func position(_ path: IndexPath) -> RowPosition {
  RowPosition(section: path.section, row: path.row)
}
