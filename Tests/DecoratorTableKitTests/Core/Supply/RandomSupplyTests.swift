import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Supplies over many events")
struct RandomSupplyTests {
  private static func rules(using generator: inout SeededGenerator) -> SupplySettings {
    var rules = SupplySettings()
    rules.readyCount = generator.number(in: 0...3)
    rules.concurrentLoads = generator.number(in: 1...4)
    if generator.number(in: 0...3) == 0 { rules.limit = generator.number(in: 0...12) }
    rules.lifetime = Double(generator.number(in: 0...20))
    rules.replacesStale = generator.number(in: 0...2) == 0
    rules.retryDelays = (0..<generator.number(in: 0...4)).map { Double(1 << $0) }
    rules.jitter = Double(generator.number(in: 0...4)) / 4
    rules.noFillBackOff = Double(generator.number(in: 0...8))
    rules.loadTimeout = generator.number(in: 0...2) == 0 ? .infinity : 12.1
    rules.placeholderCount = [nil, nil, 0, 1, 2, 3][generator.number(in: 0...5)]
    rules.visibleSlots = VisibleSlots.allCases[generator.number(in: 0...2)]
    rules.fillsPassedSlots = generator.number(in: 0...2) == 0
    rules.collapsesReserved = generator.number(in: 0...1) == 0
    return rules
  }

  private static func step(using generator: inout SeededGenerator) -> SupplyRun.Step {
    switch generator.number(in: 0...46) {
    case 0...9: .scroll(generator.number(in: -8...12))
    case 10...17: .arrive(generator.number(in: 0...1))
    case 18...20: .fail(generator.number(in: 0...1))
    case 21...22: .nothing(0)
    case 23: .arriveAgain
    // Tenths are not exact in sums, and a plan that wakes has something to do all the same.
    case 24...27: .wait(Double(generator.number(in: 0...40)) / 10)
    case 28: .wake
    case 29...30: .see
    case 31...32: .removeSlot(generator.number(in: 0...12))
    case 33...34: .addSlot(generator.number(in: 0...59))
    case 35: .pause
    case 36: .goOn
    case 37: generator.number(in: 0...1) == 0 ? .resume : .goOn
    case 39, 40: .hold
    case 41, 42: .release
    case 43: .tap
    case 44, 45: .renew
    case 46: .comeBack
    case 38: .refresh(generator.number(in: 0...2) == 0)
    default: generator.number(in: 0...30) == 0 ? .end : .warn
    }
  }

  @Test("Random events, one after the other")
  func events() throws {
    let length = 200
    var shown = 0
    var dropped = 0
    try withEverySeed(Thinning.seeds(debug: 100, release: 1_000, long: 5_000)) { generator in
      let slots = Set((0..<generator.number(in: 0...14)).map { _ in generator.number(in: 0...59) })
      let height = generator.number(in: 0...9)
      let world = SupplyWorld(
        slotsAt: slots.sorted(), length: 60, visible: 0...height,
        lookAhead: generator.number(in: 0...12))
      let rules = Self.rules(using: &generator)
      var run = SupplyRun(rules, world: world)
      try withEvery("rules", in: ["\(rules)"]) { _ in
        for index in 0..<length {
          let step = Self.step(using: &generator)
          try withEvery("step", in: ["\(index), \(step)"]) { _ in try run.take(step) }
        }
      }
      shown += run.plan.stock.shown.count
      dropped += run.dropped.count
    }
    #expect(shown > 0 && dropped > 0)
  }
}
