import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Twenty ways in which a feed may look when it opens, beside a placer that considers the slots
/// from the first visible row on, as soon as an ad is there.
@Suite("The first screen, beside that of a known placer")
@MainActor
struct OpeningStatesTests {
  /// A feed, and a screen that it opens on.
  struct Opening: Sendable, CustomTestStringConvertible {
    var posts: Int
    var rowsOnScreen: Int
    var first: Int
    var period: Int

    var testDescription: String {
      "\(posts) posts, \(rowsOnScreen) on screen, an ad before post \(first) and each \(period)th"
    }
  }

  nonisolated static let openings: [Opening] = [
    (100, 10, 2, 6), (100, 10, 0, 6), (100, 10, 9, 6), (100, 10, 10, 6), (100, 10, 2, 1),
    (100, 10, 1, 2), (100, 10, 5, 20), (100, 3, 2, 6), (100, 3, 0, 3), (100, 3, 3, 3),
    (100, 20, 2, 6), (100, 20, 4, 8), (100, 20, 19, 5), (4, 10, 2, 6), (4, 10, 4, 6),
    (1, 10, 0, 6), (1, 10, 1, 6), (2, 10, 1, 1), (12, 10, 2, 6), (12, 10, 11, 6),
  ].map { Opening(posts: $0.0, rowsOnScreen: $0.1, first: $0.2, period: $0.3) }

  /// The rows of ads on the screen of a placer that looks at the table again and again, and each
  /// time fills the first empty slot from the first visible row to the last one, and a screen and
  /// three rows further down.
  private func rowsOfPlacer(_ opening: Opening) -> [Int] {
    // A slot may be after the last post, too.
    let slots = stride(from: opening.first, through: opening.posts, by: opening.period)
    var rows: [Int?] = (0..<opening.posts).map { $0 }
    var filled: Set<Int> = []
    while true {
      let last = min(2 * opening.rowsOnScreen + 3, rows.count)
      let atEnd = last == rows.count ? [opening.posts] : []
      let next = (rows[..<last].compactMap { $0 } + atEnd)
        .first { slots.contains($0) && !filled.contains($0) }
      guard let next else { break }
      filled.insert(next)
      rows.insert(nil, at: rows.firstIndex(of: next) ?? rows.count)
    }
    return rows.prefix(opening.rowsOnScreen).indices.filter { rows[$0] == nil }
  }

  @Test("As many ads are on the first screen, in the same rows", arguments: openings)
  func openings(opening: Opening) async {
    let feed = SuppliedFeed(
      posts: opening.posts, placed: .every(opening.period, after: opening.first),
      visibleSlots: .untilTouched)
    feed.feed.tableView.frame.size.height = CGFloat(opening.rowsOnScreen) * 40
    await feed.show()
    for _ in 0..<40 where !feed.network.open.isEmpty { await feed.answer() }
    feed.network.hangUp()
    let rows = feed.ads.shownModels.map(\.indexPath.row).filter { $0 < opening.rowsOnScreen }
    #expect(rows == rowsOfPlacer(opening))
    #expect(feed.feed.anomalies.isEmpty)
  }
}
