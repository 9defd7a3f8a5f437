import DecoratorTableKit
import Foundation
import Testing

@Suite("Random changes of content and layers, through a table")
@MainActor
struct RandomChangeTests {
  /// A feed with layers, and the rules that they were made with.
  @MainActor
  private struct World {
    let feed: UpdatedFeed
    var layers: [(rows: RowLayer<String>, placement: NaivePlacement)] = []

    /// The rows that a table freshly loaded has, where all layers follow their rules: written down
    /// as lists of texts.
    var listedTexts: [[String]] {
      layers.reduce(feed.source.sections) { sections, layer in
        var models = layer.rows.models[...]
        return sections.enumerated().map { section, texts in
          let anchors =
            layer.placement.anchors(
              contentCount: texts.count, section: section, limit: models.count) ?? []
          var rows: [String] = []
          for index in 0...texts.count {
            for _ in anchors.filter({ $0 == index }) { rows.append(models.removeFirst()) }
            if index < texts.count { rows.append(texts[index]) }
          }
          return rows
        }
      }
    }
  }

  private static let placements: [NaivePlacement] = [
    .every(2, after: nil), .every(3, after: 1), .start, .end, .plus(.start, .end),
    .before([1, 2, 4]), .everyTableRows(3, first: nil), .tableRows([0, 3, 4]), .beforeLast(1),
    .limited(.every(1, after: nil), to: 3), .spaced(.plus(.end, .every(2, after: 0)), atLeast: 2),
  ]

  private func world(
    _ generator: inout SeededGenerator, policies: [ContentPolicy]
  ) -> World {
    let sections = (0..<generator.number(in: 1...3)).map { section in
      (0..<generator.number(in: 0...7)).map { "\(section).\($0)" }
    }
    var world = World(feed: UpdatedFeed(sections))
    for level in 0..<generator.number(in: 1...4) {
      let placement = Self.placements[generator.number(in: 0...(Self.placements.count - 1))]
      let policy = policies[generator.number(in: 0...(policies.count - 1))]
      let ads = (0..<generator.number(in: 0...6)).map { "ad \(level).\($0)" }
      world.layers.append(
        (
          world.feed.addAds(
            ads, placed: placement.placement, policy: policy, named: "layer \(level)"),
          placement
        ))
    }
    world.feed.show()
    return world
  }

  /// Changes something, as an app or an ad network does.
  private func change(_ world: World, _ generator: inout SeededGenerator, step: Int) {
    let feed = world.feed
    switch generator.number(in: 0...9) {
    case 0: changeSections(feed, &generator, step: step)
    case 1, 2: changeModels(of: world, &generator, step: step)
    case 3:
      // Both at once: one of them has to wait.
      feed.table.beginUpdates()
      changeModels(of: world, &generator, step: step)
      feed.randomUpdate(&generator, step: step)
      feed.table.endUpdates()
    default: feed.randomUpdate(&generator, step: step)
    }
  }

  private func changeModels(of world: World, _ generator: inout SeededGenerator, step: Int) {
    let rows = world.layers[generator.number(in: 0...(world.layers.count - 1))].rows
    let count = rows.models.count
    switch generator.number(in: 0...4) {
    case 0 where count > 0: rows.remove(at: generator.number(in: 0...(count - 1)))
    case 1 where count > 0:
      rows.replace(at: generator.number(in: 0...(count - 1)), with: "ad for \(step)")
    case 2: rows.insert("ad at \(step)", at: generator.number(in: 0...count))
    case 3: rows.models = rows.models.reversed()
    default: rows.append("ad of \(step)")
    }
  }

  private func changeSections(
    _ feed: UpdatedFeed, _ generator: inout SeededGenerator, step: Int
  ) {
    var sections = feed.source.sections
    var update = BatchUpdate()
    let last = sections.count - 1
    let source = generator.number(in: 0...last)
    let target = generator.number(in: 0...last)
    switch generator.number(in: 0...3) {
    case 0:
      sections.insert(["section \(step)"], at: target)
      update.add(.insertSection(target))
    case 1 where last > 0:
      sections.remove(at: source)
      update.add(.deleteSection(source))
    case 2 where source != target:
      sections.insert(sections.remove(at: source), at: target)
      update.add(.moveSection(from: source, to: target))
    default:
      sections[source] = ["reloaded \(step)", "and more \(step)"]
      update.add(.reloadSection(source))
    }
    let (after, operations) = (sections, update)
    feed.update {
      $0 = after
    } announcing: {
      $0.announce(operations)
    }
  }

  /// Every cell shows the row that it is at, and nothing is lost.
  private func check(_ world: World, followsRules: Bool) throws {
    let feed = world.feed
    let texts = feed.texts
    var content: [[String]] = feed.source.sections.map { _ in [] }
    for (section, rows) in texts.enumerated() {
      for (index, text) in rows.enumerated() {
        let reuse = path(index, section)
        if let data = feed.table.dataIndexPath(forReuse: reuse) {
          try expectEqual(text, feed.source.text(at: data), "the content at \(reuse)")
          content[data.section].append(text)
        } else {
          let models = world.layers.compactMap { $0.rows.model(forReuse: reuse) }
          try expectEqual([text], models, "the row of a layer at \(reuse)")
        }
      }
    }
    try expectEqual(content, feed.source.sections, "the content on screen")
    for (rows, _) in world.layers {
      let shown = texts.joined().filter { rows.models.contains($0) }.count
      try expectEqual(
        shown + rows.waitingModels.count, rows.models.count, "the models of \(rows.name)")
    }
    if followsRules { try expectEqual(texts, world.listedTexts, "the rows") }
    try expectEqual(feed.loads, 0, "loads")
    try expectEqual(feed.anomalies, [], "anomalies")
  }

  @Test("Layers that follow their rules show what a freshly loaded table does")
  func rules() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      let world = world(&generator, policies: [.followRule])
      for step in 0..<8 {
        change(world, &generator, step: step)
        try withEvery("step", in: [step]) { _ in try check(world, followsRules: true) }
      }
    }
  }

  @Test("Whatever layers policy, each cell shows its row and no row is lost")
  func policies() throws {
    try withEverySeed(Thinning.seeds(1000..<1080)) { generator in
      let world = world(&generator, policies: ContentPolicy.allCases)
      for step in 0..<8 {
        change(world, &generator, step: step)
        try withEvery("step", in: [step]) { _ in try check(world, followsRules: false) }
      }
    }
  }
}
