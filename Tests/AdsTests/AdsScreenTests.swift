#if !os(iOS)
import Foundation
import Testing

@testable import ads

@MainActor
@Suite("The screen of ads")
struct AdsScreenTests {
  @Test("A post that moves is noticed, and one that goes or comes is none that moves")
  func movement() async {
    let clock = AdsClock()
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

  @Test("A clock makes its calls in the order of their times, and those of one time as they came")
  func clock() {
    let clock = AdsClock()
    var calls: [String] = []
    for (name, time) in [("late", 3.0), ("first", 1), ("second", 1), ("never", 9)] {
      let wake = clock.wake(at: time) { calls.append("\(name) at \(clock.now)") }
      if name == "never" { wake.cancel() }
    }
    clock.pass(2)
    #expect(calls == ["first at 1.0", "second at 1.0"])
    clock.pass(10)
    #expect(calls.last == "late at 3.0")
    #expect(calls.count == 3)
    #expect(clock.now == 12)
  }
}
#endif
