import DecoratorTableKit
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("What UIKit does by itself to a content table")
@MainActor
struct ContentTableUpkeepTests {
  typealias Kind = LookedAfterScreen.Kind

  @Test(
    "None of it changes the real table", arguments: Kind.allCases,
    Thinning.oneOf([1, 2, 3] as [UInt64]))
  func changes(kind: Kind, seed: UInt64) {
    let run = LookedAfterScreen.run(kind, looksAfterContentTables: true, seed: seed)
    var counts: [String: Int] = [:]
    for change in run.changes { counts[change, default: 0] += 1 }
    #expect(counts == [:])
  }

  @Test(
    "The real table gets the same calls with and without it", arguments: Kind.allCases,
    Thinning.oneOf([1, 2, 3] as [UInt64]))
  func journals(kind: Kind, seed: UInt64) {
    let without = LookedAfterScreen.run(kind, looksAfterContentTables: false, seed: seed).journal
    let with = LookedAfterScreen.run(kind, looksAfterContentTables: true, seed: seed).journal
    let first = zip(with, without).enumerated().first { $1.0 != $1.1 }
    #expect(first == nil)
    #expect(with.count == without.count)
    #expect(with.count > 1000)
  }

  @Test(
    "It exposes no accessibility element, and is no target of a tap on the status bar",
    arguments: Kind.allCases)
  func flags(kind: Kind) {
    let screen = LookedAfterScreen(kind, looksAfterContentTables: true)
    let real = screen.real
    real.isAccessibilityElement = true
    real.accessibilityViewIsModal = true
    real.shouldGroupAccessibilityChildren = true
    for content in screen.contentTables {
      #expect(!content.scrollsToTop)
      #expect(content.accessibilityElementsHidden)
      #expect(!content.isAccessibilityElement)
      #expect(!content.accessibilityViewIsModal)
      #expect(!content.shouldGroupAccessibilityChildren)
    }
    #expect(real.scrollsToTop && !real.accessibilityElementsHidden)
  }

  @Test("What UIKit sets of the table itself is not set in the real one", arguments: Kind.allCases)
  func kept(kind: Kind) {
    let screen = LookedAfterScreen(kind, looksAfterContentTables: true)
    let real = screen.real
    let (size, bounds) = (real.contentSize, real.bounds)
    let recognizers = real.gestureRecognizers
    for content in screen.contentTables {
      content.contentSize = CGSize(width: 1, height: 2)
      content.bounds = CGRect(x: 0, y: 3, width: 4, height: 5)
      content.gestureRecognizers = [UITapGestureRecognizer()]
    }
    #expect(real.contentSize == size)
    #expect(real.bounds == bounds)
    #expect(real.gestureRecognizers == recognizers)
  }
}
#endif
