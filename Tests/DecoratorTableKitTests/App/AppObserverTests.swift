#if !os(iOS)
import DecoratorTableAds
import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

/// Each in a process of its own, since all tables of a process get the app's notifications.
@Suite("Notifications of the system")
struct AppObserverTests {
  @Test("A supply notices that memory is short without a notification centre of its own")
  func memory() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let feed = UpdatedFeed([(0..<50).map { "post \($0)" }], height: 400)
      let network = SlowNetwork()
      let supply = RowSupply(clock: ManualClock()) { try await network.load($0) }
      feed.table.addRows(
        suppliedBy: supply, placed: .every(6, after: 2),
        cell: .made { tableView, _, ad in textCell(tableView, ad) })
      feed.show()
      await wait { network.requests.count == 1 }
      // No row that arrives now is shown.
      supply.isPaused = true
      for _ in 0..<10 { await nextTurn() }
      network.answer()
      await wait { supply.readyModels == ["ad 0"] }
      precondition(supply.readyModels == ["ad 0"])
      post("UIApplicationDidReceiveMemoryWarningNotification")
      await wait { supply.readyModels.isEmpty }
      precondition(supply.readyModels.isEmpty)
    }
  }

  @Test("A table notices that the app is active or not without a centre of its own")
  func activity() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let feed = UpdatedFeed([["post"]], height: 400)
      feed.table.onViewed(.content, .mrcDisplay) { _, _ in }
      let viewing = feed.table.viewing
      post("UIApplicationWillResignActiveNotification")
      await wait { !viewing.isAppActive }
      precondition(!viewing.isAppActive)
      post("UIApplicationDidBecomeActiveNotification")
      await wait { viewing.isAppActive }
      precondition(viewing.isAppActive)
      // Another centre replaces the app's.
      let center = NotificationCenter()
      viewing.notificationCenter = center
      post("UIApplicationWillResignActiveNotification")
      await nextTurn()
      precondition(viewing.isAppActive)
      post("UIApplicationWillResignActiveNotification", from: center)
      await wait { !viewing.isAppActive }
      precondition(!viewing.isAppActive)
    }
  }
}

@MainActor
private func post(_ name: String, from center: NotificationCenter = .default) {
  center.post(name: Notification.Name(name), object: nil)
}
#endif
