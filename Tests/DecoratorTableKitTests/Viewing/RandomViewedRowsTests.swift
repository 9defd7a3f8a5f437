#if HEADLESS_UIKIT
import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A reader flicks, drags and stops a list, while rows are inserted, deleted, moved and replaced,
/// in all ways that there are. A sampler looks at the cells on screen 1024 times a second, knows
/// them by their texts alone, and has to find what the kit finds. The times of such ticks, and
/// their sums, are exact.
@Suite("What a person sees of a list that is flicked, against a look at every tick")
@MainActor
struct RandomViewedRowsTests {
  private struct Promo: Identifiable {
    var id: Int
  }

  /// A list, what the kit reports as viewed, and what a sampler has seen.
  @MainActor
  private final class Run {
    private static let ticksPerSecond = 1024
    private static let tick = 1 / Double(ticksPerSecond)
    private static let standards: [[ViewabilityStandard]] = [
      // Of promos.
      [
        .mrcDisplay, .full,
        ViewabilityStandard(fraction: 0.3, seconds: 0.25, counting: .eachModel),
      ],
      // Of posts.
      [ViewabilityStandard(fraction: 0.5, seconds: 0.375)],
    ]

    var generator: SeededGenerator
    private let feed: UpdatedFeed
    private let promos: RowLayer<Promo>
    private let clock = ManualClock()
    private var samplers: [ViewingSampler]
    private var views: [[ViewingSampler.View]] = [[], []]
    private var ends: [[ViewingSampler.End]] = [[], []]
    /// The time in ticks.
    private var time = 0
    private var nextID: Int
    /// Whether the posts are identified by what they show, and not by their rows alone.
    private let postsHaveIDs: Bool
    private(set) var flicks = 0
    /// How often rows were changed in each way.
    private(set) var changes: [Int: Int] = [:]

    var viewCount: Int { views[0].count + views[1].count }

    init(_ generator: SeededGenerator) {
      var generator = generator
      let posts = generator.number(in: 5...80)
      let sectionCount = generator.number(in: 1...3)
      let sections = (0..<sectionCount).map { section in
        (0..<posts).filter { $0 * sectionCount / posts == section }.map { "post \($0)" }
      }
      feed = UpdatedFeed(sections, height: CGFloat(generator.number(in: 150...700)))
      postsHaveIDs = generator.number(in: 0...2) > 0
      nextID = 1000
      promos = feed.table.addRows(
        (0..<30).map { Promo(id: $0) }, named: "promos",
        placed: .every(generator.number(in: 1...6), after: generator.number(in: 0...3)),
        policy: .followContent
      ) { tableView, _, promo in textCell(tableView, "promo \(promo.id)") }
      let heights = [70, generator.number(in: 20...90), 260]
      promos.height { promo in CGFloat(heights[promo.id % 3]) }
      samplers = Self.standards.map {
        ViewingSampler(standards: $0, ticksPerSecond: Self.ticksPerSecond)
      }
      self.generator = generator
      feed.tableView.temper = []
      feed.table.viewing.clock = clock
      watch()
    }

    private func watch() {
      for (number, standard) in Self.standards[0].enumerated() {
        promos.onViewed(standard) { [weak self] promo, row in
          self?.note(row, promo.id, number, of: 0)
        } ended: { [weak self] promo, row in
          self?.noteEnd(row, promo.id, number, of: 0)
        }
      }
      let source = feed.source
      let posts =
        postsHaveIDs ? ViewedContent.content(id: { source.text(at: $0) }) : .content
      feed.table.onViewed(posts, Self.standards[1][0]) { [weak self] path, row in
        self?.note(row, self?.post(at: path) ?? -1, 0, of: 1)
      }
    }

    /// The number in the text of a post.
    private func post(at path: IndexPath) -> Int {
      Self.number(in: feed.source.text(at: path))
    }

    private static func number(in text: String?) -> Int {
      text?.split(separator: " ").last.flatMap { Int($0) } ?? -1
    }

    private func note(_ row: ViewedRow, _ id: Int, _ standard: Int, of kind: Int) {
      views[kind].append(
        ViewingSampler.View(time: ticks(row.time), id: id, standard: standard))
    }

    private func noteEnd(_ row: ViewedRow, _ id: Int, _ standard: Int, of kind: Int) {
      let record = row.record
      ends[kind].append(
        ViewingSampler.End(
          time: ticks(row.time), id: id, standard: standard,
          longest: ticks(record.continuousTime), total: ticks(record.totalTime),
          visible: ticks(record.visibleTime),
          largest: (record.largestFraction * 1e6).rounded() / 1e6))
    }

    private func ticks(_ time: Double) -> Int {
      Int((time * Double(Self.ticksPerSecond)).rounded())
    }

    // MARK: - What the sampler sees

    /// The visible parts of the cells with a kind of text, by plain geometry.
    private func cells(_ kind: String) -> [VisibleRow<Int>] {
      let (tableView, viewing) = (feed.tableView, feed.table.viewing)
      guard tableView.window != nil, !tableView.isHidden, viewing.isAppActive else { return [] }
      let top = tableView.contentOffset.y + tableView.contentInset.top
      let screen = tableView.bounds.height - tableView.contentInset.top
      let bottom = top + screen - (viewing.coveredRectangles.first?.height ?? 0)
      return tableView.visibleCells.compactMap { cell in
        guard let text = cell.textLabel?.text, text.hasPrefix(kind) else { return nil }
        let height = min(cell.frame.maxY, bottom) - max(cell.frame.minY, top)
        let fraction = min(height / min(cell.frame.height, screen), 1)
        // A rounding of coordinates is nothing to see.
        guard fraction > 1e-9 else { return nil }
        return VisibleRow(
          id: Self.number(in: text), part: VisiblePart(fraction: fraction, area: 0))
      }
    }

    private func sample() {
      feed.tableView.layoutIfNeeded()
      samplers[0].show(cells("promo"), at: time)
      samplers[1].show(cells("post"), at: time)
    }

    // MARK: - What happens

    func show() async {
      feed.show()
      await nextTurn()
      sample()
    }

    /// A tick passes.
    private func pass() throws {
      time += 1
      clock.advance(by: Self.tick)
      for index in samplers.indices { samplers[index].tick(time) }
      if feed.tableView.isDecelerating {
        feed.tableView.simulateTime(passing: Self.tick)
        sample()
      }
      try checkTimers()
    }

    /// Something waits exactly while something will have been viewed.
    private func checkTimers() throws {
      let isAwaited = samplers.contains { $0.awaitsView }
      try expectEqual(
        clock.pendingWakeCount, isAwaited ? 1 : 0, "the number of timers at tick \(time)")
    }

    func step() async throws {
      for _ in 0..<pause { try pass() }
      act()
      // What a table does in the middle of its layout is looked at in the next turn.
      feed.tableView.layoutIfNeeded()
      await nextTurn()
      sample()
      let changes = generator.number(in: 0...4) == 0 && !feed.tableView.isDecelerating
      if changes {
        change()
        await nextTurn()
        sample()
      }
      try checkTimers()
    }

    /// A time between two events in ticks, often one of those that decide.
    private var pause: Int {
      switch generator.number(in: 0...5) {
      case 0: [255, 256, 257, 384, 1023, 1024, 1025][generator.number(in: 0...6)]
      case 1: 0
      default: generator.number(in: 1...500)
      }
    }

    private func act() {
      let (tableView, viewing) = (feed.tableView, feed.table.viewing)
      if tableView.isHidden || !viewing.isAppActive, generator.number(in: 0...1) == 0 {
        tableView.isHidden = false
        viewing.isAppActive = true
        return viewing.refresh()
      }
      switch generator.number(in: 0...12) {
      case 0...4:
        tableView.decelerationRate = generator.number(in: 0...1) == 0 ? .normal : .fast
        tableView.simulateFlick(velocity: CGFloat(generator.number(in: -4000...5000)))
        flicks += 1
      case 5: tableView.simulateScroll(by: CGFloat(generator.number(in: -120...150)))
      case 6 where tableView.isDecelerating:
        // The finger is back, and holds the list.
        _ = tableView.simulateTouchDown(at: path(0))
      case 7: tableView.setContentOffset(tableView.contentOffset, animated: false)
      case 8:
        let height = CGFloat(generator.number(in: 0...80))
        let bounds = tableView.bounds
        viewing.coveredRectangles = [
          CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        ]
      case 9:
        tableView.contentInset.top = CGFloat(generator.number(in: 0...60))
        tableView.layoutIfNeeded()
        viewing.refresh()
      case 10:
        tableView.isHidden.toggle()
        viewing.refresh()
      case 11: viewing.isAppActive.toggle()
      default: break
      }
    }

    /// Rows are inserted, deleted, moved, loaded again, or show something else.
    private func change() {
      // What loses its row is identified only by what it shows.
      let way = generator.number(in: 0...(postsHaveIDs ? 11 : 6))
      changes[way, default: 0] += 1
      switch way {
      case 0: insert()
      case 1: remove()
      case 2: replacePromo()
      case 3: move()
      case 4: reload()
      case 5:
        let count = promos.models.count
        promos.models.swapAt(
          generator.number(in: 0...count - 1), generator.number(in: 0...count - 1))
      case 6:
        let models = promos.models
        promos.models = []
        promos.models = models
      case 7:
        feed.source.sections.swapAt(0, feed.source.sections.count - 1)
        feed.source.sections[0].shuffle(using: &generator)
        feed.table.reloadData()
      case 8:
        let section = generator.number(in: 0...feed.source.sections.count - 1)
        feed.update { _ in
        } announcing: {
          $0.reloadSections([section], with: .none)
        }
      case 9: moveInTwoBatches()
      case 10: moveSection()
      default:
        // Put into each other's rows.
        let models = promos.models
        let other = generator.number(in: 1...models.count - 1)
        promos.replace(at: 0, with: models[other])
        promos.replace(at: other, with: models[0])
      }
    }

    private func anyRow(toInsert: Bool = false) -> IndexPath? {
      let section = generator.number(in: 0...feed.source.sections.count - 1)
      let count = feed.source.sections[section].count + (toInsert ? 1 : 0)
      return count == 0 ? nil : path(generator.number(in: 0...count - 1), section)
    }

    private func insert() {
      guard let place = anyRow(toInsert: true) else { return }
      let post = "post \(nextID)"
      nextID += 1
      feed.update {
        $0[place.section].insert(post, at: place.row)
      } announcing: {
        $0.insertRows(at: [place], with: .none)
      }
    }

    private func remove() {
      guard feed.source.sections.joined().count > 4, let row = anyRow() else { return }
      feed.update {
        $0[row.section].remove(at: row.row)
      } announcing: {
        $0.deleteRows(at: [row], with: .none)
      }
    }

    private func replacePromo() {
      let index = generator.number(in: 0...promos.models.count - 1)
      nextID += 1
      promos.replace(at: index, with: Promo(id: nextID))
    }

    /// A post moves to another place, of another section perhaps.
    private func move() {
      guard let row = anyRow() else { return }
      let section = generator.number(in: 0...feed.source.sections.count - 1)
      let count = feed.source.sections[section].count - (section == row.section ? 1 : 0)
      let place = path(generator.number(in: 0...count), section)
      feed.update {
        $0[place.section].insert($0[row.section].remove(at: row.row), at: place.row)
      } announcing: {
        $0.moveRow(at: row, to: place)
      }
    }

    private func moveInTwoBatches() {
      guard let row = anyRow() else { return }
      let post = feed.source.sections[row.section].remove(at: row.row)
      feed.table.deleteRows(at: [row], with: .none)
      if generator.number(in: 0...1) == 0 { feed.tableView.layoutIfNeeded() }
      guard let place = anyRow(toInsert: true) else { return }
      feed.source.sections[place.section].insert(post, at: place.row)
      feed.table.insertRows(at: [place], with: .none)
    }

    private func reload() {
      guard let row = anyRow() else { return }
      feed.update { _ in
      } announcing: {
        $0.reloadRows(at: [row], with: .none)
      }
    }

    private func moveSection() {
      let last = feed.source.sections.count - 1
      let (source, target) = (generator.number(in: 0...last), generator.number(in: 0...last))
      feed.update {
        $0.insert($0.remove(at: source), at: target)
      } announcing: {
        $0.moveSection(source, toSection: target)
      }
    }

    /// The list comes to rest, and everything is viewed that will be.
    func finish() throws {
      for _ in 0..<2500 { try pass() }
      while feed.tableView.isDecelerating { try pass() }
      for _ in 0..<1025 { try pass() }
      try expectEqual(clock.pendingWakeCount, 0, "the timers of a list at rest")
      for kind in 0...1 {
        let (found, seen) = (Set(views[kind]), Set(samplers[kind].views))
        try expectEqual(found.subtracting(seen), [], "what only the kit has viewed")
        try expectEqual(seen.subtracting(found), [], "what only the sampler has viewed")
        try expectEqual(views[kind].count, samplers[kind].views.count, "the number of views")
      }
      let seen = samplers[0].ends.map { end in
        var end = end
        end.largest = (end.largest * 1e6).rounded() / 1e6
        return end
      }
      try expectEqual(
        Set(ends[0]).symmetricDifference(seen), [], "the ends that only one of both has seen")
      try expectEqual(ends[0].count, seen.count, "the number of these")
      // Two models may have got the same identity, which is reported.
      let others = feed.anomalies.filter {
        if case .repeatedIdentity = $0 { false } else { true }
      }
      try expectEqual(others.map { "\($0)" }, [], "the anomalies")
    }
  }

  @Test("The same rows, at the same times, and a timer only while one waits to be viewed")
  func scripts() async throws {
    var (views, flicks) = (0, 0)
    var changes: [Int: Int] = [:]
    let seeds = Thinning.seeds(debug: 20, release: 300, long: 10_000)
    for seed in seeds {
      let run = Run(SeededGenerator(seed: seed))
      await run.show()
      do {
        for _ in 0..<20 { try await run.step() }
        try run.finish()
      } catch let disagreement as Disagreement {
        throw disagreement.with("seed", "\(seed)")
      }
      views += run.viewCount
      flicks += run.flicks
      changes.merge(run.changes, uniquingKeysWith: +)
    }
    // A turn of a debug build has two scripts, of which one may have few flicks.
    let isFew = Thinning.isDebug && Thinning.turns > 1
    #expect(views > (isFew ? 5 : 20) * seeds.count && flicks > (isFew ? 0 : 3 * seeds.count))
    // A quick look may miss one of the changes.
    if !Thinning.isDebug && seeds.count >= 30 { #expect(Set(changes.keys) == Set(0...11)) }
    print("viewed rows: \(seeds.count) scripts, \(flicks) flicks, \(views) views")
  }
}
#endif
