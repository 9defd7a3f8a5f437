import DecoratorTableAds
import DecoratorTableKit
import Foundation

/// What is viewed of a table, as it is found out by hand: at each step of a scroll all visible rows
/// are looked up among those of the step before, and compared with each standard.
final class HandMadeViewing: NSObject, UITableViewDelegate {
  static let name = "by hand"

  private struct Impression {
    /// The time from which on each standard is met; nil where it is not.
    var starts: [TimeInterval?]
    var hasCounted: [Bool]
  }

  /// The number of times that a row was viewed.
  private(set) var viewCount = 0
  private let standards: [ViewabilityStandard]
  private let clock: StandingClock
  private var impressions: [IndexPath: Impression] = [:]

  init(_ standards: [ViewabilityStandard], clock: StandingClock) {
    self.standards = standards
    self.clock = clock
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let tableView = scrollView as? UITableView else { return }
    var now: [IndexPath: Impression] = [:]
    for path in tableView.indexPathsForRows(in: tableView.bounds) ?? [] {
      let frame = tableView.rectForRow(at: path)
      let fraction = frame.intersection(tableView.bounds).height / frame.height
      guard fraction > 0 else { continue }
      var impression =
        impressions[path]
        ?? Impression(
          starts: standards.map { _ in nil }, hasCounted: standards.map { _ in false })
      for (index, standard) in standards.enumerated() {
        guard fraction >= standard.fraction else {
          impression.starts[index] = nil
          continue
        }
        let start = impression.starts[index] ?? clock.now
        impression.starts[index] = start
        if !impression.hasCounted[index], clock.now - start >= standard.seconds {
          impression.hasCounted[index] = true
          viewCount += 1
        }
      }
      now[path] = impression
    }
    impressions = now
  }
}
