import DecoratorTableTesting
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Clocks")
@MainActor
struct TableClockTests {
  @Test("The system's clock calls when the time is reached, unless the call is cancelled")
  func systemClock() async throws {
    let clock = SystemClock()
    let start = clock.now
    // Which of two calls that are both due is first is not specified: a machine can pause for
    // longer than the time between them.
    var times: [String: TimeInterval] = [:]
    _ = clock.wake(at: start + 0.05) { times["late"] = clock.now }
    _ = clock.wake(at: start - 5) { times["past"] = clock.now }
    clock.wake(at: start + 0.02) { times["cancelled"] = clock.now }()
    await wait { times.count == 2 }
    #expect(times.keys.sorted() == ["late", "past"])
    #expect(try #require(times["late"]) >= start + 0.05)
  }

  @Test("An alarm has one call at a time")
  func alarm() {
    let clock = ManualClock()
    let alarm = Alarm(clock)
    var calls: [String] = []
    alarm.set(to: 5) { calls.append("five") }
    alarm.set(to: 3) { calls.append("three") }
    #expect(clock.pendingWakeCount == 1)
    // The same time again is the same call.
    alarm.set(to: 3) { calls.append("another") }
    clock.advance(by: 10)
    #expect(calls == ["three"])
    #expect(!alarm.isSet)
    alarm.set(to: 20) { calls.append("twenty") }
    alarm.set(to: nil) {}
    clock.advance(by: 50)
    #expect(calls == ["three"])
    #expect(clock.pendingWakeCount == 0)
  }
}
