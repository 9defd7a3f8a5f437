import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// Every sequence of events in small worlds, against a model that looks at everything.
@Suite("Supplies in small worlds")
struct SmallSupplyTests {
  /// A world, its rules, and what may happen in it.
  struct Situation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rules: SupplySettings
    var slots: [Int]
    var steps: [SupplyRun.Step]
    var depth: Int
  }

  static func rules(_ change: (inout SupplySettings) -> Void) -> SupplySettings {
    var rules = SupplySettings()
    rules.lifetime = 10
    rules.retryDelays = [1, 2]
    rules.noFillBackOff = 3
    rules.loadTimeout = 8
    rules.visibleSlots = .never
    change(&rules)
    return rules
  }

  static let situations: [Situation] = [
    Situation(
      testDescription: "coming and going", rules: rules { _ in }, slots: [4, 7, 8],
      steps: [.scroll(3), .scroll(-3), .arrive(0), .fail(0), .nothing(0), .wait(2), .see],
      depth: 7),
    Situation(
      testDescription: "several loads",
      rules: rules {
        $0.concurrentLoads = 3
        $0.readyCount = 1
      }, slots: [3, 4, 6],
      steps: [.scroll(4), .arrive(1), .arrive(0), .fail(0), .wait(3), .removeSlot(0), .addSlot(5)],
      depth: 7),
    Situation(
      testDescription: "placeholders",
      rules: rules {
        $0.placeholderCount = 2
        $0.collapsesReserved = true
        $0.retryDelays = [1]
        $0.limit = 2
      }, slots: [1, 4, 7, 10],
      steps: [.scroll(3), .scroll(-3), .arrive(0), .fail(0), .wait(1), .resume], depth: 7),
    Situation(
      testDescription: "replacing",
      rules: rules {
        $0.replacesStale = true
        $0.concurrentLoads = 2
      }, slots: [3, 5, 9],
      steps: [
        .scroll(3), .scroll(-3), .arrive(0), .wait(11), .refresh(false), .refresh(true), .see,
      ], depth: 6),
    Situation(
      testDescription: "life", rules: rules { $0.readyCount = 0 }, slots: [3, 4],
      steps: [
        .scroll(2), .arrive(0), .arriveAgain, .pause, .goOn, .warn, .end, .wait(9),
        .removeSlot(0),
      ], depth: 6),
    Situation(
      testDescription: "waiting for their slots", rules: rules { $0.concurrentLoads = 2 },
      slots: [4, 6],
      steps: [.pause, .goOn, .arrive(1), .arrive(0), .addSlot(3), .removeSlot(0)], depth: 6),
    Situation(
      testDescription: "ready ones", rules: rules { $0.readyCount = 1 }, slots: [3, 4, 5],
      steps: [
        .scroll(3), .arrive(0), .warn, .wait(6), .removeSlot(0), .removeSlot(1), .addSlot(6), .see,
      ], depth: 6),
    Situation(
      testDescription: "a list that opens",
      rules: rules {
        $0.visibleSlots = .untilTouched
        $0.concurrentLoads = 2
      }, slots: [0, 2, 4],
      steps: [.scroll(3), .scroll(-3), .arrive(1), .arrive(0), .tap, .renew, .hold, .release],
      depth: 6),
    Situation(
      testDescription: "a list that opens with placeholders",
      rules: rules {
        $0.visibleSlots = .untilTouched
        $0.placeholderCount = 1
        $0.collapsesReserved = true
        $0.retryDelays = []
      }, slots: [0, 1, 3, 5],
      steps: [.scroll(3), .scroll(-3), .arrive(0), .fail(0), .tap, .renew, .pause, .comeBack],
      depth: 6),
    Situation(
      testDescription: "a list that is filled whenever it rests",
      rules: rules {
        $0.visibleSlots = .always
        $0.fillsPassedSlots = true
        $0.concurrentLoads = 2
      }, slots: [1, 4, 7],
      steps: [
        .scroll(3), .scroll(-3), .arrive(0), .hold, .release, .wake, .refresh(true), .pause,
        .comeBack,
      ], depth: 6),
    Situation(
      testDescription: "slots that were passed", rules: rules { $0.fillsPassedSlots = true },
      slots: [0, 2, 5],
      steps: [.scroll(4), .scroll(-2), .arrive(0), .nothing(0), .hold, .release, .wake], depth: 6),
  ]

  @Test("Every sequence of events", arguments: situations)
  func sequences(situation: Situation) throws {
    let most = Thinning.isDebug ? 4 : Thinning.isLong ? 7 : 6
    let depth = min(situation.depth, most)
    let world = SupplyWorld(
      slotsAt: situation.slots, length: 14, visible: 0...2, lookAhead: 4)
    var (count, thinning) = (0, Thinning.byTurns)
    func extend(_ run: SupplyRun, by depth: Int) throws {
      count += 1
      guard depth > 0 else { return }
      try withEvery("then", in: situation.steps) { step in
        guard depth != 2 || thinning.takesNext() else { return }
        var run = run
        try run.take(step)
        try extend(run, by: depth - 1)
      }
    }
    var run = SupplyRun(situation.rules, world: world)
    try run.take(.wait(0))
    try extend(run, by: depth)
    #expect(count > 200 / Thinning.turns)
  }
}
