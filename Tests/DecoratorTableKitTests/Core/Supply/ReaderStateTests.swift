import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

/// What the reader does, and whether an ad that arrives then is inserted into the slot on screen.
@Suite("A supply and what its reader does")
struct ReaderStateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [SupplyRun.Step]
    var isFilled: Bool
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing", steps: [.arrive(0)], isFilled: true),
    Case(testDescription: "a tap", steps: [.tap, .arrive(0)], isFilled: false),
    Case(
      testDescription: "a scroll and back", steps: [.scroll(3), .scroll(-3), .arrive(0)],
      isFilled: false),
    Case(
      testDescription: "a finger that was there for a while",
      steps: [.hold, .release, .arrive(0)], isFilled: false),
    Case(
      testDescription: "a tap before a load", steps: [.tap, .renew, .arrive(0)], isFilled: true),
    Case(
      testDescription: "a tap before a refresh of all", steps: [.tap, .refresh(true), .arrive(0)],
      isFilled: true),
    Case(
      testDescription: "a tap before a refresh off screen",
      steps: [.tap, .refresh(false), .arrive(0)], isFilled: false),
    Case(
      testDescription: "a tap before the table goes and comes back",
      steps: [.tap, .pause, .comeBack, .arrive(0)], isFilled: true),
    Case(
      testDescription: "a tap before a pause", steps: [.tap, .pause, .goOn, .arrive(0)],
      isFilled: false),
    Case(
      testDescription: "a load under a finger that stays", steps: [.hold, .renew, .arrive(0)],
      isFilled: false),
    Case(
      testDescription: "a load under a finger that goes",
      steps: [.hold, .renew, .release, .arrive(0)], isFilled: true),
    Case(
      testDescription: "a load under a finger that scrolls and comes back",
      steps: [.hold, .renew, .scroll(3), .scroll(-3), .release, .arrive(0)], isFilled: false),
    Case(
      testDescription: "a load in the middle of the list",
      steps: [.scroll(1), .renew, .scroll(-1), .arrive(0)], isFilled: false),
  ]

  @Test("A slot on screen is filled until the reader has touched the list", arguments: cases)
  func filled(_ situation: Case) throws {
    var run = SupplyRun(
      SupplySettings(),
      world: SupplyWorld(slotsAt: [1], length: 14, visible: 0...2, lookAhead: 4))
    try run.take(.wait(0))
    for step in situation.steps { try run.take(step) }
    #expect((run.world.slots[0].fill != .none) == situation.isFilled)
  }

  @Test("A slot that waits for the list to come to rest is looked at again in a while")
  func rest() throws {
    var rules = SupplySettings()
    rules.visibleSlots = .always
    var run = SupplyRun(
      rules, world: SupplyWorld(slotsAt: [1], length: 14, visible: 0...2, lookAhead: 4))
    try run.take(.hold)
    #expect(run.plan.wakeTime == rules.scrollEndCheckInterval)
    try run.take(.release)
    #expect(run.plan.wakeTime != rules.scrollEndCheckInterval)
    // A pause after a failure does not replace it.
    try run.take(.fail(0))
    try run.take(.hold)
    #expect(run.plan.wakeTime == rules.scrollEndCheckInterval)
  }
}
