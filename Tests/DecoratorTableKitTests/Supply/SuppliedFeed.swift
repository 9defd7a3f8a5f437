import DecoratorTableTesting
import Foundation

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// A feed of a hundred posts, ten of them on screen, with ads from a slow network.
@MainActor
final class SuppliedFeed {
  let network = SlowNetwork()
  let clock = ManualClock()
  let notificationCenter = NotificationCenter()
  let feed: UpdatedFeed
  let supply: RowSupply<String>
  let ads: SuppliedLayer<String>
  private(set) var events: [String] = []

  init(
    posts: Int = 100, placed placement: Placement = .every(6, after: 2),
    policy: ContentPolicy? = .followContent, reserving reserved: Int? = nil,
    visibleSlots: VisibleSlots = .never,
    _ change: (inout SupplySettings) -> Void = { _ in }
  ) {
    feed = UpdatedFeed([(0..<posts).map { "post \($0)" }], height: 400)
    var settings = SupplySettings()
    settings.visibleSlots = visibleSlots
    change(&settings)
    // A slow machine must not end a wait for the list to come to rest.
    let (network, clock) = (network, clock)
    feed.table.queue.now = { clock.now }
    supply = RowSupply(
      settings, clock: clock, notificationCenter: notificationCenter, random: { 0.5 }
    ) { try await network.load($0) }
    let placeholders = reserved.map { count in
      ReservedSlots(ahead: count, height: 40) { tableView, _ in textCell(tableView, "placeholder") }
    }
    ads = feed.table.addRows(
      suppliedBy: supply, named: "ads", placed: placement, policy: policy,
      reserving: placeholders, cell: .made { tableView, _, ad in textCell(tableView, ad) })
    ads.height(40)
    supply.observer = { [weak self] event in self?.note(event) }
  }

  private func note(_ event: RowSupplyEvent<String>) {
    let text =
      switch event {
      case .asked(let request): "asked for slot \(request.ordinal), \(request.reason)"
      case .loaded(let ad, _): "loaded \(ad)"
      case .empty: "nothing"
      case .failed(let error, _): "failed: \(error)"
      case .timedOut: "timed out"
      case .shown(let ad): "shown \(ad)"
      case .dropped(let ad, let loss): "dropped \(ad), \(loss)"
      case .gaveUp: "rests"
      }
    events.append(text)
  }

  /// Shows the table, and lets the supply look.
  func show() async {
    feed.show()
    await settle()
  }

  /// Lets everything happen that is to happen now.
  func settle() async {
    for _ in 0..<4 {
      await nextTurn()
      feed.tableView.layoutIfNeeded()
    }
  }

  /// Scrolls so that a row is the first one on screen.
  func scroll(to row: Int) async {
    feed.tableView.contentOffset.y = CGFloat(row) * 40
    feed.tableView.layoutIfNeeded()
    await settle()
  }

  /// The network answers the oldest request.
  func answer() async {
    network.answer()
    await settle()
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// The rows of ads, with what they show.
  var rows: [String] { ads.shownModels.map { "\($0.model) at \($0.indexPath.row)" } }

  /// What is on screen, with its distance from the top of the screen.
  var screen: [String: CGFloat] {
    let tableView = feed.tableView
    var screen: [String: CGFloat] = [:]
    for cell in tableView.visibleCells {
      screen[cell.textLabel?.text ?? ""] = cell.frame.minY - tableView.contentOffset.y
    }
    return screen
  }
}
