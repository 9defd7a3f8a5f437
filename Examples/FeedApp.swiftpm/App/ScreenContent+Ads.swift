import DecoratorTableAds
import DecoratorTableKit
import Foundation

extension ScreenContent {
  /// Returns the posts of `swift run ads`. Ads arrive, and get a mark when they were viewed.
  ///
  /// - Parameters:
  ///   - clock: The clock that the network, the supply and the reader's eyes go by; nil for the
  ///     system's.
  ///   - notificationCenter: Where the system tells that the app is active.
  ///   - random: Returns a number in `0..<1` for the jitter of a back-off.
  ///   - note: Called for each ad that was viewed.
  static func ads(
    clock: (any TableClock)? = nil,
    notificationCenter: NotificationCenter = .default,
    random: @escaping () -> Double = { Double.random(in: 0..<1) },
    note: @escaping (String) -> Void
  ) -> ScreenContent {
    let screen = AdsScreen(
      postCount: 200, width: PhoneScreen.size.width, clock: clock,
      notificationCenter: notificationCenter, random: random,
      network: AdsNetwork(seed: 1, clock: clock))
    screen.ads.onViewed(.mrcDisplay) { [weak screen] ad, row in
      screen?.mark(ad, at: row.reuseIndexPath)
      note("ad \(ad.id) has been viewed in row \(row.reuseIndexPath.row)")
    }
    screen.show()
    return ScreenContent(tableView: screen.tableView, owner: screen)
  }
}
