import CommandLineWords
import DecoratorTableKit
import Foundation

/// A live feed: it changes its posts and its advertisements, and tells the table.
@MainActor
final class LiveFeed {
  /// The screen that shows the feed.
  let screen: LiveScreen
  /// The number of seconds that have passed in the feed.
  private(set) var seconds = 0

  private var random: SeededRandom
  private var madeCount = 0

  /// Creates a feed of a few posts.
  ///
  /// - Parameters:
  ///   - seed: The seed of all events.
  ///   - rows: The height of the screen, in rows.
  ///   - width: The width of the screen, in points.
  ///   - rowHeight: The height of a row, in points. That of a line of a picture, if left out.
  init(seed: Int, rows: Int, width: CGFloat, rowHeight: CGFloat = 22) {
    var random = SeededRandom(seed: UInt64(seed))
    let posts = (0..<8).map { LiveWords.post(id: $0, using: &random) }
    madeCount = posts.count
    self.random = random
    screen = LiveScreen(posts: posts, rows: rows, width: width, rowHeight: rowHeight)
  }

  /// Causes the next event.
  ///
  /// - Returns: The event.
  func step() -> LiveEvent {
    seconds += Int.random(in: 1...9, using: &random)
    let event = LiveEvent.random(
      postCount: screen.source.posts.count, adCount: screen.ads.models.count, using: &random)
    happen(event)
    return event
  }

  private func happen(_ event: LiveEvent) {
    let (table, source, ads) = (screen.table, screen.source, screen.ads)
    switch event {
    case .post(let rows):
      insertPosts(at: rows)
      table.insertRows(at: Self.paths(rows), with: .top)
    case .page(let count):
      let rows = Array(source.posts.count..<source.posts.count + count)
      insertPosts(at: rows)
      table.insertRows(at: Self.paths(rows), with: .bottom)
    case .delete(let rows):
      deletePosts(at: rows)
      table.deleteRows(at: Self.paths(rows), with: .fade)
    case .move(let row, let target):
      source.posts.insert(source.posts.remove(at: row), at: target)
      table.moveRow(at: Self.path(row), to: Self.path(target))
    case .edit(let row):
      source.posts[row] = LiveWords.edited(source.posts[row], using: &random)
      table.reloadRows(at: [Self.path(row)], with: .automatic)
    case .several(let deleted, let inserted):
      table.performBatchUpdates {
        self.deletePosts(at: deleted)
        self.insertPosts(at: inserted)
        table.insertRows(at: Self.paths(inserted), with: .automatic)
        table.deleteRows(at: Self.paths(deleted), with: .automatic)
      }
    case .adsArrive(let count): ads.append(contentsOf: (0..<count).map { _ in newAd() })
    case .adReplaced(let index): ads.replace(at: index, with: newAd())
    case .adWithdrawn(let index): ads.remove(at: index)
    }
  }

  /// Inserts new posts at rows of the resulting list, ascending.
  private func insertPosts(at rows: [Int]) {
    for row in rows {
      screen.source.posts.insert(LiveWords.post(id: newID(), using: &random), at: row)
    }
  }

  /// Deletes posts at rows of the present list, ascending.
  private func deletePosts(at rows: [Int]) {
    for row in rows.reversed() { screen.source.posts.remove(at: row) }
  }

  private func newAd() -> LiveAd { LiveWords.ad(id: newID(), using: &random) }

  private func newID() -> Int {
    madeCount += 1
    return madeCount
  }

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static func paths(_ rows: [Int]) -> [IndexPath] { rows.map(path) }
}
