#if HEADLESS_UIKIT
import CommandLineWords
import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableTesting
import Foundation

/// A reader in front of a screen, and everything that happens there, frame by frame.
@MainActor
final class AdsSession {
  /// The time between two frames, in seconds.
  static let frameTime: TimeInterval = 1.0 / 60

  /// The screen that the reader sees.
  let screen: AdsScreen
  /// What becomes of each advertisement, by its number.
  private(set) var lives: [Int: AdsLife] = [:]
  /// All requests, in their order.
  private(set) var requests: [AdsRequest] = []
  /// The times at which the list has moved, and its offset from then on.
  private(set) var offsets: [(time: TimeInterval, offset: CGFloat)] = [(0, 0)]
  /// The number of times that something on screen moved for what arrived.
  private(set) var jumps = 0
  private var jumpsAfterTouch = 0
  /// Whether the reader has touched the list.
  private var isTouched = false
  /// The time at which the first advertisement was on screen.
  private var timeToFirst: TimeInterval?
  /// The slots of the first screen, and those of them that have an advertisement.
  private var firstScreen = (slots: 0, filled: 0)
  private(set) var events: [AdsEvent] = []

  private let clock = ManualClock()
  private let network: AdsNetwork
  private var reader: AdsReader
  private var openRequests: [SupplyRequest: Int] = [:]
  /// The advertisements that were given a row of which the table does not know yet.
  private var withoutRow: [Int] = []
  private var visibleAds: Set<Int> = []
  private var loadsPage = false

  /// The time since the beginning, in seconds.
  var now: TimeInterval { clock.now }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - seed: The seed of the network and of the reader.
  ///   - width: The width of the screen, in points.
  init(seed: Int, width: CGFloat) {
    network = AdsNetwork(seed: seed, clock: clock)
    reader = AdsReader(seed: seed)
    var random = SeededRandom(seed: UInt64(seed) &+ 1)
    screen = AdsScreen(
      postCount: 40, width: width, clock: clock,
      random: { Double.random(in: 0..<1, using: &random) }, network: network)
    // A line of time is that of a table without habits of its own.
    screen.tableView.temper = []
    screen.tableView.simulateWindow()
    // The time in which the table would wait for the end of a flick is not the simulated one.
    screen.ads.changeTiming = .immediately
    screen.supply.observer = { [weak self] in self?.note($0) }
    screen.ads.onViewed(.mrcDisplay) { [weak self] ad, row in
      self?.noteViewed(ad, row)
    }
  }

  /// Shows the screen.
  func begin() async {
    screen.show()
    await screen.settle()
    noteRows()
  }

  /// Lets the time of one frame pass.
  func frame() async {
    let before = screen.visiblePosts
    clock.advance(by: Self.frameTime)
    await screen.settle()
    if screen.movement(since: before) > 0 { noteJump() }
    if !isTouched { firstScreen = screen.slotsOnScreen }
    reader.act(on: screen.tableView, at: now)
    isTouched = isTouched || screen.tableView.isDecelerating || screen.tableView.isTracking
    screen.tableView.simulateTime(passing: Self.frameTime)
    await screen.settle()
    noteRows()
    loadPageIfNeeded()
  }

  private func noteJump() {
    jumps += 1
    if isTouched { jumpsAfterTouch += 1 }
    let reason = isTouched ? "it must not" : "the list was not touched yet"
    events.append(AdsEvent(time: now, kind: .jump, reason: reason))
  }

  /// Ends everything that waits.
  func end() async {
    network.hangUp()
    await screen.settle()
  }

  /// What it has come to by now.
  var summary: AdsSummary {
    var summary = AdsSummary()
    summary.requests = requests.count
    summary.filled = requests.count { $0.outcome == .arrived }
    summary.empty = requests.count { $0.outcome == .nothing }
    summary.failed = requests.count { [.failed, .timedOut].contains($0.outcome) }
    summary.shown = lives.values.count(where: \.wasShown)
    summary.seen = lives.values.count(where: \.wasSeen)
    summary.viewed = lives.values.count { $0.viewed != nil }
    summary.expired = events.count { $0.kind == .expired }
    summary.wasted = lives.values.count { !$0.wasSeen }
    let waits = requests.filter { $0.outcome == .arrived }.map { ($0.end ?? 0) - $0.start }
    summary.meanTimeToFill = waits.isEmpty ? 0 : waits.reduce(0, +) / Double(waits.count)
    summary.jumps = jumps
    summary.jumpsAfterTouch = jumpsAfterTouch
    summary.timeToFirst = timeToFirst
    (summary.firstSlots, summary.firstFilled) = firstScreen
    return summary
  }

  // MARK: - The supply

  private func note(_ event: RowSupplyEvent<NetworkAd>) {
    switch event {
    case .asked(let request): begin(request)
    case .loaded(let ad, let request):
      lives[ad.id] = AdsLife(arrival: now)
      end(request, .arrived, ad: ad.id)
    case .empty(let request): end(request, .nothing)
    case .failed(let error, let request):
      end(request, .failed, reason: (error as? AdsNetwork.Failure)?.rawValue)
    case .timedOut(let request): end(request, .timedOut)
    case .shown(let ad):
      withoutRow.append(ad.id)
    case .dropped(let ad, let loss):
      lives[ad.id]?.end = now
      withoutRow.removeAll { $0 == ad.id }
      events.append(
        AdsEvent(
          time: now, kind: loss == .stale ? .expired : .dropped, ad: ad.id, reason: "\(loss)"))
    case .gaveUp:
      events.append(AdsEvent(time: now, kind: .gaveUp))
      _ = clock.wake(at: now + 5) { [weak self] in self?.resume() }
    }
  }

  private func resume() {
    events.append(AdsEvent(time: now, kind: .retryRequested))
    screen.supply.resume()
  }

  private func begin(_ request: SupplyRequest) {
    let (table, tableView) = (screen.table, screen.tableView)
    let below = request.contentBelow.flatMap { table.reuseIndexPath(forData: $0) }
    let place = below.map { tableView.rectForRow(at: $0).minY } ?? tableView.contentSize.height
    openRequests[request] = requests.count
    requests.append(AdsRequest(start: now, place: place))
    events.append(
      AdsEvent(
        time: now, kind: request.reason == .retry ? .retried : .asked, slot: request.ordinal,
        row: below?.row))
  }

  private func end(
    _ request: SupplyRequest, _ outcome: AdsEvent.Kind, ad: Int? = nil, reason: String? = nil
  ) {
    guard let index = openRequests.removeValue(forKey: request) else { return }
    requests[index].end = now
    requests[index].outcome = outcome
    events.append(
      AdsEvent(
        time: now, kind: outcome, ad: ad, slot: request.ordinal,
        seconds: now - requests[index].start, reason: reason))
  }

  private func noteViewed(_ ad: NetworkAd, _ row: ViewedRow) {
    guard lives[ad.id]?.viewed == nil else { return }
    lives[ad.id]?.viewed = row.time
    events.append(
      AdsEvent(
        time: row.time, kind: .viewed, ad: ad.id, row: row.reuseIndexPath.row,
        seconds: row.time - row.record.firstSeen))
  }

  // MARK: - The screen

  /// Takes note of where the list is, and of the rows of advertisements if they may have changed.
  private func noteRows() {
    let (tableView, ads) = (screen.tableView, screen.ads)
    if offsets.last?.offset != tableView.contentOffset.y {
      offsets.append((now, tableView.contentOffset.y))
    }
    let paths = tableView.indexPathsForVisibleRows ?? []
    let visible = Set(paths.compactMap { ads.model(forReuse: $0)?.id })
    if timeToFirst == nil, !visible.isEmpty { timeToFirst = now }
    guard visible != visibleAds || !withoutRow.isEmpty else { return }
    visibleAds = visible
    for (path, ad) in ads.shownModels {
      if withoutRow.contains(ad.id) {
        withoutRow.removeAll { $0 == ad.id }
        events.append(AdsEvent(time: now, kind: .shown, ad: ad.id, row: path.row))
      }
      let frame = tableView.rectForRow(at: path)
      lives[ad.id]?.note(
        frame.minY...frame.maxY, isOnScreen: visible.contains(ad.id), at: now)
    }
  }

  /// Loads another page of posts when the end is near.
  private func loadPageIfNeeded() {
    let tableView = screen.tableView
    let rest = tableView.contentSize.height - tableView.bounds.maxY
    guard !loadsPage, rest < 15 * AdsScreen.rowHeight else { return }
    loadsPage = true
    _ = clock.wake(at: now + 0.4) { [weak self] in self?.addPage() }
  }

  private func addPage() {
    let source = screen.source
    let rows = source.posts.count..<source.posts.count + 20
    source.posts += rows
    screen.table.insertRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
    loadsPage = false
    events.append(AdsEvent(time: now, kind: .page))
  }
}
#endif
