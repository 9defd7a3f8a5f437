import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the feed of `swift run live`, which changes whenever it is told to.
  static func live() -> ScreenContent {
    let feed = LiveFeed(
      seed: 1, rows: Int(PhoneScreen.size.height / 44), width: PhoneScreen.size.width,
      rowHeight: 44)
    return ScreenContent(
      tableView: feed.screen.tableView, owner: feed, next: { "\(feed.step())" })
  }
}
