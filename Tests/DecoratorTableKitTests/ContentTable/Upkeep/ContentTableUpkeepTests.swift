import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("What UIKit does by itself to the table that wrapped code knows")
@MainActor
struct ContentTableUpkeepTests {
  typealias Kind = LookedAfterScreen.Kind

  @Test("None of it changes the real table", arguments: Kind.allCases, [1, 2, 3] as [UInt64])
  func changes(kind: Kind, seed: UInt64) {
    let run = LookedAfterScreen.run(kind, looksAfterContentTables: true, seed: seed)
    var counts: [String: Int] = [:]
    for change in run.changes { counts[change, default: 0] += 1 }
    #expect(counts == [:])
  }

  @Test(
    "The real table has the same life with and without it", arguments: Kind.allCases,
    [1, 2, 3] as [UInt64])
  func journals(kind: Kind, seed: UInt64) {
    let without = LookedAfterScreen.run(kind, looksAfterContentTables: false, seed: seed).journal
    let with = LookedAfterScreen.run(kind, looksAfterContentTables: true, seed: seed).journal
    let first = zip(with, without).enumerated().first { $1.0 != $1.1 }
    #expect(first == nil)
    #expect(with.count == without.count)
    #expect(with.count > 1000)
  }
}
#endif
