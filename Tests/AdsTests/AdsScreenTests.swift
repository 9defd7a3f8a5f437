#if !os(iOS)
import DecoratorTableTesting
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("The screen of ads")
struct AdsScreenTests {
  @Test("A post that moves is detected; one that is removed or inserted has not moved")
  func movement() async {
    let clock = ManualClock()
    let network = AdsNetwork(seed: 1, clock: clock)
    let screen = AdsScreen(
      postCount: 40, width: 320, clock: clock, random: { 0.5 }, network: network)
    screen.tableView.simulateWindow()
    screen.show()
    await screen.settle()
    let before = screen.visiblePosts
    #expect(before.count == 14)
    #expect(screen.movement(since: before) == 0)
    screen.tableView.contentOffset.y = 100
    screen.tableView.layoutIfNeeded()
    #expect(screen.movement(since: before) == 100)
    screen.tableView.contentOffset.y = 30 * AdsScreen.rowHeight
    screen.tableView.layoutIfNeeded()
    #expect(screen.movement(since: before) == 0)
    network.hangUp()
    await screen.settle()
  }
}
#endif
