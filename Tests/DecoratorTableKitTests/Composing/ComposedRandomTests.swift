import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Children that change at random, with and without layers, against texts that are written out.
@Suite("Several sources that change at random")
@MainActor
struct ComposedRandomTests {
  /// Few, unless `DECORATOR_RANDOM_UPDATES` sets the number of changes; from
  /// `DECORATOR_FIRST_SEED` on.
  private static var seeds: Range<UInt64> {
    func number(_ name: String) -> UInt64? {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
    if let count = number("DECORATOR_RANDOM_UPDATES") {
      let first = number("DECORATOR_FIRST_SEED") ?? 0
      return first..<first + max(count / 30, 1)
    }
    return Thinning.seeds(debug: 60, release: 2_000)
  }

  @Test("After every change the table shows what the children have", arguments: [true, false])
  func changes(hasLayers: Bool) throws {
    try withEverySeed(Self.seeds) { generator in
      let world = RandomChildren(hasLayers: hasLayers, &generator)
      for _ in 0..<15 {
        let step = world.step(&generator)
        try withEvery("step", in: [step]) { _ in try world.expectRight() }
      }
    }
  }
}

/// The children, each of which may be shown or not.
@MainActor
private final class RandomChildren {
  private let kind: ComposedTable.Kind
  private let screen: ComposedScreen
  private let hasLayers: Bool
  private var nextText = 0

  init(hasLayers: Bool, _ generator: inout SeededGenerator) {
    self.hasLayers = hasLayers
    kind = generator.chance(50) ? .byRows : .bySections
    var next = 0
    var contents: [[[String]]] = []
    for _ in 0..<generator.number(in: 1...4) {
      contents.append(
        (0..<generator.number(in: 0...3)).map { _ in
          (0..<generator.number(in: 0...5)).map { _ in
            next += 1
            return "\(next)"
          }
        })
    }
    nextText = next
    screen = ComposedScreen(kind, contents)
    guard hasLayers else { return }
    for table in (screen.tables as [LayeredTable]) + [screen.composed] where generator.chance(60) {
      let policy: ContentPolicy = generator.chance(50) ? .followRule : .followContent
      table.addRows(
        ["ad 1", "ad 2", "ad 3"], placed: .every(generator.number(in: 1...3)), policy: policy
      ) { tableView, _, ad in textCell(tableView, ad) }
      .height(40)
    }
  }

  /// Changes something, and returns what.
  func step(_ generator: inout SeededGenerator) -> String {
    switch generator.number(in: 1...10) {
    case 1...4: return change(&generator)
    case 5...6: return rearrange(&generator)
    case 7...8:
      var steps: [String] = []
      screen.composed.performBatchUpdates {
        for _ in 0..<generator.number(in: 1...4) {
          steps.append(generator.chance(60) ? change(&generator) : rearrange(&generator))
        }
      }
      return "{ \(steps.joined(separator: "; ")) }"
    case 9:
      let child = Int.random(in: screen.tables.indices, using: &generator)
      screen.sources[child].sections = changed(screen.sources[child].sections, &generator)
      screen.tables[child].reloadData()
      return "child \(child) loads \(screen.sources[child].sections)"
    default:
      screen.tableView.reloadData()
      return "load"
    }
  }

  private func change(_ generator: inout SeededGenerator) -> String {
    let child = Int.random(in: screen.tables.indices, using: &generator)
    let (source, table) = (screen.sources[child], screen.tables[child])
    let before = source.sections
    source.sections = changed(before, &generator)
    let update = BatchUpdate(from: before, to: source.sections)
    table.performBatchUpdates { self.announce(update, to: table) }
    return "\(update) in child \(child)"
  }

  private func announce(_ update: BatchUpdate, to table: DecoratedTable) {
    for operation in update.operations {
      switch operation {
      case .deleteSection(let section): table.deleteSections([section], with: .none)
      case .insertSection(let section): table.insertSections([section], with: .none)
      case .moveSection(let source, let target):
        table.moveSection(source, toSection: target)
      case .reloadSection(let section): table.reloadSections([section], with: .none)
      case .deleteRow(let row): table.deleteRows(at: [IndexPath(row)], with: .none)
      case .insertRow(let row): table.insertRows(at: [IndexPath(row)], with: .none)
      case .moveRow(let source, let target):
        table.moveRow(at: IndexPath(source), to: IndexPath(target))
      case .reloadRow(let row): table.reloadRows(at: [IndexPath(row)], with: .none)
      case .reconfigureRow(let row): table.reconfigureRows(at: [IndexPath(row)])
      }
    }
  }

  private func changed(
    _ sections: [[String]], _ generator: inout SeededGenerator
  ) -> [[String]] {
    var sections = sections
    if generator.chance(15) { sections.append([]) }
    if generator.chance(15), !sections.isEmpty { sections.removeLast() }
    for section in sections.indices {
      sections[section].removeAll { _ in generator.chance(20) }
      if generator.chance(30) { sections[section].shuffle(using: &generator) }
      for _ in 0..<generator.number(in: 0...2) {
        nextText += 1
        let row = Int.random(in: 0...sections[section].count, using: &generator)
        sections[section].insert("\(nextText)", at: row)
      }
    }
    return sections
  }

  private func rearrange(_ generator: inout SeededGenerator) -> String {
    var children = screen.tables.indices.filter { _ in generator.chance(75) }
    if generator.chance(60) { children.shuffle(using: &generator) }
    screen.composed.children = children.map { screen.tables[$0] }
    return "children \(children)"
  }

  func expectRight() throws {
    // A foreign delegate is reported, and changes nothing.
    let anomalies = screen.anomalies.filter { anomaly in
      if case .objectReplaced = anomaly { false } else { true }
    }
    try expectEqual(anomalies.map { "\($0)" }, [], "what went wrong")
    let children = screen.composed.children.compactMap { child in
      screen.tables.firstIndex { $0 === child }
    }
    let contents = children.map { screen.sources[$0].sections }
    var texts = screen.texts
    try expectOwners(of: texts)
    let shown = texts
    for section in texts.indices { texts[section].removeAll { $0.hasPrefix("ad") } }
    switch kind {
    case .byRows:
      try expectEqual(texts, [contents.flatMap { $0.first ?? [] }], "the rows")
    case .bySections:
      try expectEqual(texts, Array(contents.joined()), "the rows")
    }
    guard !hasLayers else { return }
    screen.tableView.reloadData()
    try expectEqual(screen.texts, shown, "the rows, loaded again")
  }

  /// Every row is found from the table by way of the child that owns it.
  private func expectOwners(of texts: [[String]]) throws {
    for (section, rows) in texts.enumerated() {
      for (row, text) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        guard let table = screen.composed.child(at: path) else {
          try expectEqual(text.hasPrefix("ad"), true, "whether \(text) is of a layer")
          continue
        }
        guard let child = screen.tables.firstIndex(where: { $0 === table }) else {
          throw Disagreement("\(text) is of nobody")
        }
        if let data = table.dataIndexPath(forReuse: path) {
          try expectEqual(screen.sources[child].text(at: data), text, "the text of \(data)")
          try expectEqual(table.reuseIndexPath(forData: data), path, "the place of \(data)")
        } else {
          try expectEqual(text.hasPrefix("ad"), true, "whether \(text) is of a layer")
        }
        try expectEqual(table.explain(path)?.reuseIndexPath, path, "the place of \(text)")
        for (other, table) in screen.tables.enumerated() where other != child {
          try expectEqual(table.dataIndexPath(forReuse: path), nil, "\(text) in child \(other)")
          try expectEqual(table.explain(path), nil, "\(text), explained by child \(other)")
        }
      }
    }
  }
}
