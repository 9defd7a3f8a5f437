#if !os(iOS)
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableAds
@testable import DecoratorTableKit

@Suite("Standards that are impossible")
struct ViewabilityMisuseTests {
  static let mistakes: [Mistake] = [
    Mistake("a visible part of 1.5: give 0...1") {
      _ = ViewabilityStandard(fraction: 1.5, seconds: 1)
    },
    Mistake("a visible part of -0.1: give 0...1") {
      _ = ViewabilityStandard(fraction: -0.1, seconds: 1)
    },
    Mistake("a visible part of nan: give 0...1") {
      _ = ViewabilityStandard(fraction: .nan, seconds: 1)
    },
    Mistake("a time in view of -1.0 s: give a number that is 0 or more") {
      _ = ViewabilityStandard(fraction: 0.5, seconds: -1)
    },
    Mistake("a time in view of inf s: give a number that is 0 or more") {
      _ = ViewabilityStandard(fraction: 0.5, seconds: .infinity)
    },
    Mistake("a large area of -3.0 square points: give 0 or more") {
      _ = ViewabilityStandard.LargeArea(-3, fraction: 0.5)
    },
    Mistake("rows of the content that are to count once without an identity: give .content(id:)") {
      MainActor.assumeIsolated {
        let standard = ViewabilityStandard(fraction: 1, seconds: 0, counting: .eachModel)
        UpdatedFeed([["post"]]).table.onViewed(.content, standard) { _, _ in }
      }
    },
    Mistake("layer ads is in no table, so that nobody can view its rows: add it to one before") {
      MainActor.assumeIsolated {
        let ads = RowLayer(
          ["ad"], placed: .start, named: "ads",
          cell: .made { tableView, _, ad in textCell(tableView, ad) })
        ads.onViewed(.mrcDisplay) { _, _ in }
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
}
#endif
