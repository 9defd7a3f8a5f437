import DecoratorTableKit
import DecoratorTableTesting
import Foundation
import Testing

@Suite("A clock that a test advances")
@MainActor
struct ManualClockTests {
  let clock = ManualClock()

  /// What has called, and when.
  @MainActor
  final class Log {
    var calls: [String] = []
  }

  let log = Log()

  @discardableResult
  func wake(_ name: String, at time: TimeInterval) -> @MainActor () -> Void {
    clock.wake(at: time) { [clock, log] in log.calls.append("\(name) at \(clock.now)") }
  }

  @Test("Calls are made in the order of their times, each at its time")
  func order() {
    wake("third", at: 3)
    wake("first", at: 1)
    wake("second", at: 2)
    wake("last", at: 4)
    #expect(clock.pendingWakeCount == 4)
    #expect(clock.nextWakeTime == 1)
    clock.advance(by: 3)
    #expect(log.calls == ["first at 1.0", "second at 2.0", "third at 3.0"])
    #expect(clock.now == 3)
    #expect(clock.pendingWakeCount == 1)
    #expect(clock.nextWakeTime == 4)
    clock.advance(by: 0.75)
    #expect(log.calls.count == 3)
    clock.advance(by: 0.25)
    #expect(log.calls.last == "last at 4.0")
    #expect(clock.nextWakeTime == nil)
  }

  @Test("Calls of one time are made in the order in which they were asked for")
  func equalTimes() {
    for name in ["a", "b", "c", "d"] { wake(name, at: 2) }
    wake("before", at: 1)
    clock.advance(by: 5)
    #expect(log.calls == ["before at 1.0", "a at 2.0", "b at 2.0", "c at 2.0", "d at 2.0"])
    #expect(clock.now == 5)
  }

  @Test("A call that a call asks for is made in the same advance if it is due")
  func callsFromCalls() {
    _ = clock.wake(at: 1) {
      wake("now", at: 1)
      wake("soon", at: 1.5)
      wake("too late", at: 3)
    }
    wake("asked for before", at: 1)
    wake("between", at: 1.25)
    clock.advance(by: 2)
    #expect(
      log.calls == ["asked for before at 1.0", "now at 1.0", "between at 1.25", "soon at 1.5"])
    #expect(clock.nextWakeTime == 3)
  }

  @Test("A call at a time that has passed is made by the next advance, also by one of no time")
  func past() {
    clock.advance(by: 10)
    wake("now", at: 10)
    wake("past", at: 4)
    wake("long past", at: -3)
    #expect(log.calls.isEmpty)
    #expect(clock.nextWakeTime == -3)
    clock.advance(by: 0)
    #expect(log.calls == ["long past at 10.0", "past at 10.0", "now at 10.0"])
    #expect(clock.now == 10)
  }

  @Test("A call that is cancelled is not made")
  func cancel() {
    let cancel = wake("cancelled", at: 1)
    wake("other", at: 1)
    cancel()
    cancel()
    #expect(clock.pendingWakeCount == 1)
    clock.advance(by: 1)
    #expect(log.calls == ["other at 1.0"])
  }

  @Test("A call can cancel others, of its own time as well, and itself to no effect")
  func cancelInCall() {
    @MainActor
    final class Cancelling {
      var own: (@MainActor () -> Void)?
      var others: [@MainActor () -> Void] = []
    }
    let cancelling = Cancelling()
    cancelling.own = clock.wake(at: 1) {
      cancelling.own?()
      for cancel in cancelling.others { cancel() }
      wake("later", at: 2)
    }
    cancelling.others = [wake("same time", at: 1), wake("next", at: 1.5)]
    clock.advance(by: 3)
    #expect(log.calls == ["later at 2.0"])
    #expect(clock.pendingWakeCount == 0)
  }

  @Test("A clock begins where it is told, and a call can advance it")
  func nested() {
    let clock = ManualClock(now: 100)
    var calls: [String] = []
    _ = clock.wake(at: 101) {
      clock.advance(by: 5)
      calls.append("outer, \(clock.now)")
    }
    _ = clock.wake(at: 103) { calls.append("inner, \(clock.now)") }
    clock.advance(by: 2)
    #expect(calls == ["inner, 103.0", "outer, 106.0"])
    #expect(clock.now == 106)
    // Time never runs backwards, and never stops.
    clock.advance(by: 1)
    #expect(clock.now == 107)
  }

  @Test("A clock that is gone makes no calls, and cancelling does nothing")
  func gone() {
    var clock: ManualClock? = ManualClock()
    weak let known = clock
    var count = 0
    let cancel = clock?.wake(at: 1) { count += 1 }
    clock = nil
    #expect(known == nil)
    cancel?()
    #expect(count == 0)
  }

  /// What is to happen in a call: calls are asked for and cancelled.
  struct Script {
    var time: Int
    var asks: [(after: Int, script: Int)] = []
    var cancels: [Int] = []
  }

  /// Goes from one whole second to the next, and makes the first call that is due, again and again.
  static func naiveCalls(_ scripts: [Script], first count: Int, until end: Int) -> [String] {
    var calls: [String] = []
    var pending: [(script: Int, time: Int)] = (0..<count).map { ($0, scripts[$0].time) }
    for now in 0...end {
      while true {
        let times = Set(pending.map(\.time)).filter { $0 <= now }.sorted()
        guard let time = times.first else { break }
        guard let index = pending.firstIndex(where: { $0.time == time }) else { break }
        let script = pending.remove(at: index).script
        calls.append("\(script) at \(now)")
        for ask in scripts[script].asks { pending.append((ask.script, now + ask.after)) }
        pending.removeAll { scripts[script].cancels.contains($0.script) }
      }
    }
    return calls
  }

  @Test("Random calls are made as by somebody who goes from second to second")
  func random() {
    var callCount = 0
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let first = Int.random(in: 0...6, using: &generator)
      var scripts = (0..<12).map { number in
        Script(time: number < first ? Int.random(in: -2...8, using: &generator) : 0)
      }
      for number in scripts.indices {
        // Only later scripts are asked for, each once, so that it comes to an end.
        let later = (max(first, number + 1)..<12).filter { _ in
          Int.random(in: 0...4, using: &generator) == 0
        }
        let isFree = { (one: Int) in !scripts.contains { $0.asks.contains { $0.script == one } } }
        scripts[number].asks = later.filter(isFree).map {
          (Int.random(in: -2...3, using: &generator), $0)
        }
        scripts[number].cancels = scripts.indices.filter { _ in
          Int.random(in: 0...9, using: &generator) == 0
        }
      }
      let clock = ManualClock()
      var calls: [String] = []
      var cancels: [Int: @MainActor () -> Void] = [:]
      func ask(_ number: Int, at time: Int) {
        cancels[number] = clock.wake(at: TimeInterval(time)) {
          calls.append("\(number) at \(Int(clock.now))")
          let now = Int(clock.now)
          for one in scripts[number].asks { ask(one.script, at: now + one.after) }
          for one in scripts[number].cancels { cancels[one]?() }
        }
      }
      for number in 0..<first { ask(number, at: scripts[number].time) }
      while clock.now < 20 {
        clock.advance(by: TimeInterval(Int.random(in: 0...7, using: &generator)))
      }
      let end = Int(clock.now)
      #expect(
        calls == Self.naiveCalls(scripts, first: first, until: end), "seed \(seed)")
      callCount += calls.count
    }
    #expect(callCount > 1_500)
  }

  #if !os(iOS)
  @Test(
    "Time that runs backwards, is no number or has no end traps", arguments: ["-1.0", "nan", "inf"])
  func misuse(_ seconds: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [seconds] in
      ManualClock().advance(by: Double(seconds) ?? 0)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "DecoratorTableTesting: a clock cannot be advanced by \(seconds) s: give 0 or more"))
    #expect(text.contains("ManualClockTests.swift"))
  }

  @Test("A call at a time that is no number traps, and so do calls without an end")
  func endless() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = ManualClock().wake(at: .nan) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("a call at a time that is not a number"))
    let endless = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let clock = ManualClock()
      @MainActor func again() { _ = clock.wake(at: 2) { again() } }
      again()
      clock.advance(by: 3)
    }
    let error = String(decoding: try #require(endless).standardErrorContent, as: UTF8.self)
    #expect(error.contains("10001 calls were made at 2.0 s of a clock"))
  }
  #endif

  @Test("Many calls at many times are no calls without an end")
  func manyCalls() {
    var count = 0
    func again() {
      count += 1
      if count < 12_000 { _ = clock.wake(at: clock.now + 0.5) { again() } }
    }
    again()
    clock.advance(by: 6_000)
    #expect(count == 12_000)
    for number in 0..<1_000 { wake("\(number)", at: clock.now + 1) }
    clock.advance(by: 1)
    #expect(log.calls.count == 1_000)
  }
}
