import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the sources of `swift run compose`, with all that happens there but the taps. These
  /// are the user's.
  static func home() -> ScreenContent {
    let life = ComposeLife(
      seed: 1, rows: Int(PhoneScreen.size.height / UITableViewCell.lineHeight),
      width: PhoneScreen.size.width, taps: false)
    return ScreenContent(tableView: life.screen.tableView, owner: life, next: { life.step() })
  }
}
