import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Rows that arrive while a reader scrolls and the content changes")
@MainActor
struct SupplyRandomTests {
  /// A feed, and what must hold of it.
  private struct Run {
    let feed: SuppliedFeed
    var generator: SeededGenerator
    var nextPost = 1000
    var arrivals = 0

    @MainActor
    init(_ generator: SeededGenerator) {
      var generator = generator
      let policies = ContentPolicy.allCases
      let reserved = generator.number(in: 0...1) == 0 ? nil : generator.number(in: 1...3)
      feed = SuppliedFeed(
        posts: generator.number(in: 20...120),
        placed: .every(generator.number(in: 2...9), after: generator.number(in: 0...4)),
        policy: policies[generator.number(in: 0...2)], reserving: reserved
      ) { settings in
        settings.readyCount = generator.number(in: 0...3)
        settings.concurrentLoads = generator.number(in: 1...3)
        settings.lookAhead = generator.number(in: 0...14)
        settings.collapsesReserved = generator.number(in: 0...1) == 0
        settings.retryDelays = [1, 2]
        settings.lifetime = 40
      }
      // Ads are higher than posts, but for those that replace a placeholder.
      feed.ads.height(reserved == nil ? 70 : 40)
      self.generator = generator
    }

    /// The posts on screen, with their distances from its top.
    @MainActor var posts: [String: CGFloat] { feed.screen.filter { $0.key.hasPrefix("post") } }

    @MainActor
    mutating func step() async throws {
      switch generator.number(in: 0...9) {
      case 0...3:
        let most = max(feed.feed.tableView.contentSize.height - 400, 0)
        let offset = feed.feed.tableView.contentOffset.y + CGFloat(generator.number(in: -500...800))
        feed.feed.tableView.contentOffset.y = min(max(offset, 0), most)
        feed.feed.tableView.layoutIfNeeded()
        if generator.number(in: 0...2) > 0 { await feed.settle() }
      case 4...6:
        await feed.settle()
        let before = posts
        let isOpen = !feed.network.open.isEmpty
        await feed.answer()
        if isOpen { arrivals += 1 }
        for (post, edge) in before {
          try expectEqual(posts[post], edge, "the place of \(post) after an arrival")
        }
      case 7:
        if generator.number(in: 0...1) == 0 {
          feed.network.fail()
        } else {
          feed.network.answerNothing()
        }
        feed.clock.advance(by: Double(generator.number(in: 0...40)))
        await feed.settle()
      case 8: changeContent()
      default:
        switch generator.number(in: 0...5) {
        case 0: feed.supply.refresh(.offScreen)
        case 1: feed.supply.refresh(.all)
        case 2: feed.supply.resume()
        case 3: feed.supply.releaseReady()
        case 4: feed.feed.table.reloadData()
        default: feed.supply.isPaused.toggle()
        }
        await feed.settle()
      }
      let shown = feed.ads.shownModels.map(\.model)
      try expectEqual(Set(shown).count, shown.count, "the number of ads in \(shown)")
      try expectEqual(
        Set(shown).isDisjoint(with: feed.supply.readyModels), true,
        "whether shown ones are not ready")
      try expectEqual(feed.feed.anomalies.map { "\($0)" }, [], "the anomalies")
    }

    /// A few posts are inserted and deleted, anywhere.
    @MainActor
    private mutating func changeContent() {
      let count = feed.feed.source.sections[0].count
      if generator.number(in: 0...1) == 0, count > 5 {
        let first = generator.number(in: 0...count - 3)
        feed.feed.update {
          $0[0].removeSubrange(first..<first + 3)
        } announcing: {
          $0.deleteRows(at: (first..<first + 3).map { path($0) }, with: .none)
        }
      } else {
        let row = generator.number(in: 0...count)
        nextPost += 2
        let new = ["post \(nextPost)", "post \(nextPost + 1)"]
        feed.feed.update {
          $0[0].insert(contentsOf: new, at: row)
        } announcing: {
          $0.insertRows(at: [path(row), path(row + 1)], with: .none)
        }
      }
    }

    /// The rows of the table are those of the layer and the source.
    @MainActor
    func finish() async throws {
      await feed.settle()
      feed.network.hangUp()
      let texts = feed.feed.texts[0]
      try expectEqual(
        texts.filter { $0.hasPrefix("post") }, feed.feed.source.sections[0], "the posts")
      try expectEqual(
        texts.filter { $0.hasPrefix("ad ") }, feed.ads.shownModels.map(\.model), "the ads")
    }
  }

  @Test("Nothing on screen moves for an arrival, and no ad is in two places")
  func arrivals() async throws {
    var arrivals = 0
    for seed in Thinning.seeds(debug: 20, release: 60) {
      var run = Run(SeededGenerator(seed: seed))
      await run.feed.show()
      for step in 0..<80 {
        do {
          try await run.step()
        } catch let disagreement as Disagreement {
          run.feed.network.hangUp()
          throw disagreement.with("step", "\(step)").with("seed", "\(seed)")
        }
      }
      try await run.finish()
      arrivals += run.arrivals
    }
    #expect(arrivals > 40 / Thinning.turns)
  }
}
