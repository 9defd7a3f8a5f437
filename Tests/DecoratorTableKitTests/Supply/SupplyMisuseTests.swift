#if !os(iOS)
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Supplies that cannot be")
struct SupplyMisuseTests {
  private static func mistake(
    _ text: String, _ change: @escaping @Sendable (inout SupplySettings) -> Void
  ) -> Mistake {
    Mistake(text) {
      MainActor.assumeIsolated { _ = SuppliedFeed(change) }
    }
  }

  static let mistakes: [Mistake] = [
    mistake("a supply with a look-ahead of -1 rows: give 0 or more") { $0.lookAhead = -1 },
    mistake("a supply with -1 ready models at most: give 0 or more") { $0.readyCount = -1 },
    mistake("a supply with 0 loads at one time: give 1 or more") { $0.concurrentLoads = 0 },
    mistake("a supply with -2 models at most: give 0 or more") { $0.limit = -2 },
    mistake("a supply with a lifetime of nan s: give 0 or more") { $0.lifetime = .nan },
    mistake("a supply with a lifetime of -1.0 s: give 0 or more") { $0.lifetime = -1 },
    mistake("a supply with retries after [1.0, inf] s: give numbers that are 0 or more") {
      $0.retryDelays = [1, .infinity]
    },
    mistake("a supply with a jitter of 2.0: give 0...1") { $0.jitter = 2 },
    mistake("a supply with a back-off of -1.0 s: give a number that is 0 or more") {
      $0.noFillBackOff = -1
    },
    mistake("a supply with a load timeout of 0.0 s: give more than 0") { $0.loadTimeout = 0 },
    Mistake("the supply of layer more feeds another layer: give each layer a supply of its own") {
      MainActor.assumeIsolated {
        let feed = SuppliedFeed()
        feed.feed.table.addRows(
          suppliedBy: feed.supply, named: "more", placed: .every(9),
          cell: .made { tableView, _, ad in textCell(tableView, ad) })
      }
    },
  ]

  @Test("They stop the program, and are named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      Self.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }

  @Test("The least that is allowed is allowed")
  @MainActor
  func leastNumbers() {
    _ = SuppliedFeed {
      $0.lookAhead = 0
      $0.readyCount = 0
      $0.limit = 0
      $0.lifetime = 0
      $0.retryDelays = [0]
      $0.jitter = 0
      $0.noFillBackOff = 0
    }
    // The description of a new supply: retries are a fifth earlier or later.
    #expect(SupplySettings().jitter == 0.2)
  }
}
#endif
