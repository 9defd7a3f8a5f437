import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("Any change of models and content, through a table")
@MainActor
struct RowLayerRandomTests {
  /// Placements whose naive reading is at hand.
  private static let placements: [NaivePlacement] = [
    .every(2, after: nil), .plus(.start, .end), .everyTableRows(3, first: 0),
    .spaced(.plus(.before([1, 2, 5]), .beforeLast(1)), atLeast: 2),
    .limited(.every(1, after: nil), to: 3),
  ]

  @Test("Each row shows its own text, cells stay with their rows, and no ad is lost")
  func everything() throws {
    try withEvery("policy", in: ContentPolicy.allCases) { policy in
      try withEverySeed(Thinning.seeds(0..<40)) { generator in
        let naive = Self.placements[generator.number(in: 0...Self.placements.count - 1)]
        let posts = (0..<generator.number(in: 1...3)).map { section in
          (0..<generator.number(in: 0...6)).map { "post \(section).\($0)" }
        }
        let reserved = generator.number(in: 0...1) * generator.number(in: 0...3)
        let feed = LiveFeed(
          posts, ads: (0..<generator.number(in: 0...5)).map { Ad($0) }, placed: naive.placement,
          policy: policy, reserving: reserved
        ) { table in
          table.addRows(named: "separators", placed: .every(3, after: 1)) {
            tableView, _, _ in textCell(tableView, "separator")
          }
        }
        var edits = ModelEdits()
        for step in 0..<12 {
          let before = feed.cellsByText
          let placesBefore = feed.texts.map { $0.map { $0.hasPrefix("ad") } }
          let isEverythingShown = feed.ads.waitingModels.isEmpty
          let edit = edits.next(feed, &generator)
          do {
            try feed.expectConsistency()
            try expectEqual(feed.loads, 0, "the number of reloads")
            try expectSameCells(before, feed.cellsByText)
            if policy == .followRule { try expectRule(naive, feed) }
            if edit == "shuffle", isEverythingShown {
              try expectEqual(
                feed.texts.map { $0.map { $0.hasPrefix("ad") } }, placesBefore, "the places of ads")
            }
          } catch let disagreement as Disagreement {
            throw disagreement.with("step \(step)", "\(edit), \(feed.lastBatch)")
          }
        }
      }
    }
  }

  /// Rows whose text is still there have the cell that they had.
  private func expectSameCells(
    _ before: [String: UITableViewCell], _ after: [String: UITableViewCell]
  ) throws {
    for (text, cell) in after where text != "placeholder" && text != "separator" {
      if let earlier = before[text] {
        try expectEqual(ObjectIdentifier(cell), ObjectIdentifier(earlier), "the cell of \(text)")
      }
    }
  }

  /// The ads are where the rule has its slots, from the top in their order.
  private func expectRule(_ placement: NaivePlacement, _ feed: LiveFeed) throws {
    var left = feed.ads.models.count + feed.ads.list.reservedCount
    var expected: [String] =
      feed.ads.models.map(\.text)
      + Array(repeating: "placeholder", count: feed.ads.list.reservedCount)
    for (section, texts) in feed.texts.enumerated() {
      let isAdditional = texts.map { $0.hasPrefix("ad") || $0 == "placeholder" }
      let content = isAdditional.filter { !$0 }.count
      guard
        let anchors = placement.anchors(contentCount: content, section: section, limit: left)
      else { return }
      left -= anchors.count
      let rows = NaiveLayout(contentCount: content, anchors: anchors).rows
      try expectEqual(isAdditional, rows.map { $0.content == nil }, "the slots of \(section)")
      let shown = zip(texts, isAdditional).filter(\.1).map(\.0)
      try expectEqual(shown, Array(expected.prefix(anchors.count)), "the ads of \(section)")
      expected.removeFirst(anchors.count)
    }
  }
}

/// Random changes of a feed, each announced as it is to be.
@MainActor
private struct ModelEdits {
  private var nextID = 100

  /// - Returns: What was done.
  mutating func next(_ feed: LiveFeed, _ generator: inout SeededGenerator) -> String {
    let ads = feed.ads
    let count = ads.models.count
    switch generator.number(in: 0...10) {
    case 0:
      ads.append(makeAd())
      return "append"
    case 1:
      ads.append(contentsOf: (0..<generator.number(in: 0...3)).map { _ in makeAd() })
      return "append some"
    case 2:
      ads.insert(makeAd(), at: generator.number(in: 0...count))
      return "insert"
    case 3 where count > 0:
      ads.remove(at: generator.number(in: 0...count - 1))
      return "remove"
    case 4 where count > 0:
      ads.replace(at: generator.number(in: 0...count - 1), with: makeAd())
      return "replace"
    case 5 where ads.list.reservedCount == 0:
      ads.models = ads.models.shuffled(using: &generator)
      return "shuffle"
    case 6:
      var models = ads.models
      if let index = models.indices.randomElement(using: &generator) {
        models.remove(at: index)
      }
      if let index = models.indices.randomElement(using: &generator) {
        models[index].text = "ad \(models[index].id), \(nextID)"
        models.insert(makeAd(), at: index)
      }
      ads.models = models
      return "set"
    case 7 where generator.number(in: 0...3) == 0:
      ads.releaseReserved()
      return "release"
    default:
      return editContent(feed, &generator)
    }
  }

  private mutating func makeAd() -> Ad {
    nextID += 1
    return Ad(nextID)
  }

  private mutating func editContent(
    _ feed: LiveFeed, _ generator: inout SeededGenerator
  ) -> String {
    let section = generator.number(in: 0...feed.source.sections.count - 1)
    let count = feed.source.sections[section].count
    nextID += 1
    if count > 1, generator.number(in: 0...2) == 0 {
      let source = generator.number(in: 0...count - 1)
      let target = generator.number(in: 0...count - 1)
      let moved = feed.source.sections[section].remove(at: source)
      feed.source.sections[section].insert(moved, at: target)
      feed.table.moveRow(
        at: IndexPath(row: source, section: section),
        to: IndexPath(row: target, section: section))
      return "move post \(source) to \(target)"
    }
    if count > 0, generator.number(in: 0...1) == 0 {
      let row = generator.number(in: 0...count - 1)
      feed.removePost(section, at: row)
      return "remove post \(row) of \(section)"
    }
    let row = generator.number(in: 0...count)
    feed.editPosts(section, inserting: "post \(nextID)", at: row)
    return "insert post \(row) of \(section)"
  }
}
