#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// Makes many random steps, and checks every row after each; that nothing on screen moves for what
/// arrives, unless the list is untouched or slots on screen are always filled, and never while it
/// moves; that nothing moves a moment after a load; and that no advertisement is in two places.
@MainActor
final class AdsCheck {
  private let arguments: AdsArguments
  private let clock = ManualClock()
  private let network: AdsNetwork
  private let screen: AdsScreen
  private var random: SeededRandom
  private var nextPost = 1_000_000
  private var arrivalCount = 0
  private let visibleSlots: VisibleSlots
  /// Whether the reader has touched the list since all rows on screen were new.
  private var isTouched = false
  /// The posts on screen after a load, until the next turn is over.
  private var postsOfLoad: [String: CGFloat]?
  /// The number of arrivals for which rows on screen made way, as they may.
  private var allowedJumps = 0
  /// What is wrong besides what the checker finds.
  private var mistakes: [String] = []

  /// Creates the requested check.
  init(_ arguments: AdsArguments) {
    self.arguments = arguments
    var random = SeededRandom(seed: UInt64(arguments.seed))
    network = AdsNetwork(seed: arguments.seed, clock: clock)
    visibleSlots = VisibleSlots.allCases.randomElement(using: &random) ?? .untilTouched
    let fillsPassedSlots = Bool.random(using: &random)
    var pauses = random
    screen = AdsScreen(
      postCount: 80, reserved: Int.random(in: 0...2, using: &random), width: 320, clock: clock,
      visibleSlots: visibleSlots, fillsPassedSlots: fillsPassedSlots,
      random: { Double.random(in: 0..<1, using: &pauses) }, network: network)
    screen.tableView.temper = Self.temper(using: &random)
    screen.tableView.simulateWindow()
    // The time in which the table would wait for the end of a flick is not the simulated one.
    screen.ads.changeTiming = .immediately
    self.random = random
    screen.supply.observer = { [weak self] event in
      if case .loaded = event { self?.arrivalCount += 1 }
    }
  }

  /// Habits of a table with which everything must be as it is without. In no window nobody sees
  /// anything, and an object in the place of one of the kit's is a mistake that is reported.
  private static func temper(using random: inout SeededRandom) -> UITableView.Temper {
    UITableView.Temper(
      UITableView.Temper.each.filter { temper in
        let isChosen = Int.random(in: 0..<3, using: &random) == 0
        return isChosen && ![.noWindow, .foreignDelegate].contains(temper)
      })
  }

  /// Makes the steps and prints the totals.
  ///
  /// - Throws: An error with exit code 1 if anything is wrong; the details are printed before.
  func run(_ output: CommandOutput) async throws(CommandError) {
    let checker = ConsistencyChecker(
      screen.table, content: { [source = screen.source] in source.posts[$0.row] },
      report: { _ in })
    defer { checker.stop() }
    screen.show()
    await screen.settle()
    var steps = 0
    var progress = ProgressLine("steps", of: arguments.arrivals > 0 ? nil : arguments.steps)
    while steps < arguments.steps || arrivalCount < arguments.arrivals, checker.violations.isEmpty,
      mistakes.isEmpty
    {
      progress.show(steps)
      let step = act()
      await screen.settle()
      checkLoad()
      await letArrive()
      checker.check(step)
      steps += 1
    }
    progress.end()
    network.hangUp()
    await screen.settle()
    try output(Data(report(checker, steps: steps).utf8))
    guard checker.violations.isEmpty else {
      throw .found("the table is not what it has to be: \(checker.violations[0].subject)")
    }
    guard mistakes.isEmpty else { throw .found("\(mistakes[0]), in step \(steps)") }
  }

  private func report(_ checker: ConsistencyChecker, steps: Int) -> String {
    let temper = screen.tableView.temper
    let habits = temper.isEmpty ? "none" : "\(temper)"
    var lines = [
      "seed \(arguments.seed): \(steps) steps, habits of the table: \(habits)",
      "  \(checker.totals.updates) batches sent to the table",
      "  \(checker.totals.rows) rows looked at in \(checker.totals.checks) checks, at every layer",
      "  \(arrivalCount) advertisements arrived; slots on screen are filled: \(visibleSlots)",
      "  rows on screen made way \(allowedJumps) times, as they may",
    ]
    lines += mistakes
    lines += checker.violations.map(\.description)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Time passes, in which loads end. The reader's finger is away, and the content stays.
  private func letArrive() async {
    let before = screen.visiblePosts
    let isMoving = screen.tableView.isDecelerating
    if screen.tableView.contentOffset.y > 0 { isTouched = true }
    clock.advance(by: Double.random(in: 0...2, using: &random))
    await screen.settle()
    check(screen.movement(since: before), isMoving: isMoving)
    let ads = screen.ads.shownModels.map(\.model.id) + screen.supply.readyModels.map(\.id)
    if Set(ads).count != ads.count { mistakes.append("an ad is in two places") }
    if isMoving {
      screen.tableView.simulateTime(passing: Double.random(in: 0...1, using: &random))
      await screen.settle()
    }
  }

  /// Checks a movement for what has arrived.
  private func check(_ movement: CGFloat, isMoving: Bool) {
    guard movement > 0 else { return }
    let isAllowed = visibleSlots == .always || visibleSlots == .untilTouched && !isTouched
    if isAllowed, !isMoving {
      allowedJumps += 1
    } else {
      mistakes.append("what was on screen has moved by \(movement) points")
    }
  }

  /// Checks that what was shown after a load has not moved since, for something that was ready.
  private func checkLoad() {
    guard let posts = postsOfLoad else { return }
    postsOfLoad = nil
    let movement = screen.movement(since: posts)
    // Which slots a list that is loaded in its middle will show is estimated. Where slots on screen
    // are always filled, one that was missed is filled now.
    guard movement > 0, visibleSlots != .always else { return }
    mistakes.append("rows have moved by \(movement) points after a load")
  }

  /// Takes note that all rows on screen are new to the reader.
  private func noteNewScreen() { isTouched = screen.tableView.contentOffset.y > 0 }

  // MARK: - Steps

  /// Does something.
  ///
  /// - Returns: What it was.
  private func act() -> String {
    let (tableView, supply) = (screen.tableView, screen.supply)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      isTouched = true
      let velocity = CGFloat.random(in: -2500...3000, using: &random).rounded()
      tableView.simulateFlick(velocity: velocity)
      tableView.simulateTime(passing: 0.2)
      return "a flick with \(velocity) points in a second"
    case 7:
      isTouched = true
      if let row = tableView.indexPathsForVisibleRows?.last { tableView.simulateTap(at: row) }
      return "a tap"
    case 8..<10:
      isTouched = true
      tableView.simulateScroll(by: CGFloat.random(in: -300...400, using: &random))
      return "a drag"
    case 10..<13: return insertPosts()
    case 13..<16: return deletePosts()
    case 16:
      let isForAll = Bool.random(using: &random)
      supply.refresh(isForAll ? .all : .offScreen)
      if isForAll { noteNewScreen() }
      return "a refresh"
    case 17:
      supply.releaseReady()
      return "short memory"
    case 18:
      supply.resume()
      return "the network is back"
    default:
      screen.table.reloadData()
      tableView.layoutIfNeeded()
      postsOfLoad = screen.visiblePosts
      noteNewScreen()
      return "a reload"
    }
  }

  private func insertPosts() -> String {
    let source = screen.source
    guard source.posts.count < 160 else { return deletePosts() }
    let row = Int.random(in: 0...source.posts.count, using: &random)
    let count = Int.random(in: 1...8, using: &random)
    source.posts.insert(contentsOf: nextPost..<nextPost + count, at: row)
    nextPost += count
    screen.table.insertRows(at: paths(row..<row + count), with: .none)
    return "\(count) posts come to row \(row)"
  }

  private func deletePosts() -> String {
    let source = screen.source
    guard source.posts.count > 40 else { return insertPosts() }
    let count = Int.random(in: 1...8, using: &random)
    let row = Int.random(in: 0...source.posts.count - count, using: &random)
    source.posts.removeSubrange(row..<row + count)
    screen.table.deleteRows(at: paths(row..<row + count), with: .none)
    return "\(count) posts go from row \(row)"
  }

  private func paths(_ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
  }
}
#endif
