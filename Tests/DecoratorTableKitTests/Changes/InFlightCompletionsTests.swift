import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Completions of a view's batches")
@MainActor
struct InFlightCompletionsTests {
  private final class Ends {
    var all: [String] = []
  }

  @Test("One that is called calls those before it, none after it, and each is called once")
  func order() {
    let ends = Ends()
    let completions = InFlightCompletions()
    let calls = ["a", "b", "c"].map { name in
      completions.add { ends.all.append("\(name) \($0)") }
    }
    calls[0](true)
    #expect(ends.all == ["a true"])
    calls[2](false)
    #expect(ends.all == ["a true", "b false", "c false"])
    calls[1](true)
    completions.finishAll(true)
    #expect(ends.all.count == 3)
  }
}
