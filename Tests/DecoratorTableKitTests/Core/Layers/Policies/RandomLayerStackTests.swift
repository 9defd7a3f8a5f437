import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Stacks of layers of which any may count content")
struct RandomLayerStackTests {
  @Test("Random changes of the content, of models and of rules, one after the other")
  func changes() throws {
    var changes = 0
    let seeds = Thinning.seeds(debug: 200, release: 2_500, long: 40_000)
    try withEverySeed(seeds) { generator in
      guard var stack = LayerStackRun.random(using: &generator) else { return }
      do {
        try withEvery("step", in: 0..<6) { _ in
          if try stack.change(using: &generator) { changes += 1 }
        }
      } catch is LayerStackRun.NoEnd {
        // Its rules are refused elsewhere.
      }
    }
    // A turn of a debug build has too few seeds for a closer share.
    #expect(changes > seeds.count * (Thinning.isDebug ? 2 : 3))
  }

  @Test("The rules of all layers lay out what each layer does that knows what is content")
  func layouts() throws {
    var stacks = 0
    let seeds = Thinning.seeds(debug: 300, release: 3_000)
    try withEverySeed(seeds) { generator in
      guard let stack = LayerStackRun.random(using: &generator),
        stack.layers.allSatisfy({ $0.state.filledSlots == nil })
      else { return }
      stacks += 1
      let states = stack.layers.map(\.state)
      let layouts = LayoutStack(
        of: states.reversed().map(\.rule), rowCounts: stack.worlds[0].rowCounts)
      try expectEqual(layouts.layers, states.reversed().map(\.layout), "the layouts")
      for (state, naive) in zip(states, stack.layers.map(\.naive)) {
        if let naive { try expectAgreement(of: state, with: naive) }
      }
    }
    #expect(stacks > seeds.count / 4)
  }
}
