import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Policies over many changes")
struct RandomPolicyTests {
  @Test(
    "Random changes of content and models, one after the other",
    arguments: [ContentPolicy.followContent, .keepRow])
  func changes(policy: ContentPolicy) throws {
    var runs = 0
    try withEverySeed(Thinning.seeds(debug: 150, release: 250)) { generator in
      guard var run = PolicyLayerRun(policy, using: &generator) else { return }
      runs += 1
      let description = "\(run.naive.placement), sections \(run.naive.sectionPlacement)"
      try withEvery("rule", in: [description]) { _ in
        try withEvery("step", in: 0..<8) { _ in
          try withEvery("layer", in: ["\(run.naive.lists), \(run.naive.sections)"]) { _ in
            if generator.number(in: 0...3) == 0 {
              try run.changeModels(using: &generator)
            } else {
              try run.changeContent(using: &generator)
            }
          }
        }
      }
    }
    #expect(runs >= 50 / Thinning.turns)
  }
}
