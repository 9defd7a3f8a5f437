#if DEBUG
import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableInspector
@testable import DecoratorTableKit

@Suite("The colours of owners")
@MainActor
struct OwnerColorsTests {
  @Test("Each owner has its own, which stays the same however many are added")
  func own() {
    var colors = OwnerColors()
    let names = ["content"] + (0..<100).map { "layer \($0)" }
    let first = names.map { colors.color(of: $0) }
    #expect(Set(first).count == names.count)
    #expect(names.reversed().map { colors.color(of: $0) } == first.reversed())
  }

  #if HEADLESS_UIKIT
  @Test("White text can be read on each, and the first eight are easy to tell apart")
  func readable() {
    var colors = OwnerColors()
    let all = (["content"] + (0..<40).map { "layer \($0)" }).map { colors.color(of: $0) }
    for color in all { #expect(contrastWithWhite(of: color) > 4.5) }
    for first in 0..<9 {
      for second in 0..<first { #expect(distance(all[first], all[second]) > 0.12) }
    }
  }

  /// The contrast as the Web Content Accessibility Guidelines define it.
  private func contrastWithWhite(of color: UIColor) -> Double {
    func linear(_ value: CGFloat) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    return 1.05 / (luminance + 0.05)
  }

  private func distance(_ first: UIColor, _ second: UIColor) -> CGFloat {
    max(
      abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
  }
  #endif

  @Test("Layers have their colours by their order, and not by which is on screen first")
  func order() {
    func colors(beginningAtEnd: Bool) -> [UIColor?] {
      let feed = InspectedFeed([(0..<20).map { "post \($0)" }], isShown: false)
      feed.feed.addAds(["last"], placed: .end, named: "last")
      feed.feed.addAds(["first"], placed: .start, named: "first")
      feed.feed.show()
      let limits = feed.tableView.verticalOffsetLimits
      let offsets = [limits.lowerBound, limits.upperBound]
      var found: [String: UIColor] = [:]
      for offset in beginningAtEnd ? offsets.reversed() : offsets {
        feed.tableView.contentOffset.y = offset
        feed.tableView.layoutIfNeeded()
        feed.table.inspector.isShown = true
        for mark in feed.marks { found[mark.row?.owner ?? ""] = mark.backgroundColor }
      }
      return ["content", "last", "first"].map { found[$0] }
    }
    #expect(colors(beginningAtEnd: true) == colors(beginningAtEnd: false))
    #expect(!colors(beginningAtEnd: true).contains(nil))
  }

  @Test(
    "A layer keeps its colour when others are added and removed, wherever the list is scrolled to")
  func stable() async {
    func colors(_ feed: InspectedFeed) -> [String: UIColor] {
      var colors: [String: UIColor] = [:]
      for mark in feed.marks { colors[mark.row?.owner ?? ""] = mark.backgroundColor }
      return colors
    }
    let feed = InspectedFeed([(0..<20).map { "post \($0)" }])
    feed.feed.addAds(["last"], placed: .end, named: "last")
    let first = feed.feed.addAds(["first"], placed: .start, named: "first")
    feed.feed.show()
    let before = colors(feed)
    #expect(before.keys.sorted() == ["content", "first"])
    feed.feed.addAds(["new"], placed: .start, named: "new")
    #expect(colors(feed)["first"] == before["first"])
    let new = colors(feed)["new"]
    first.removeFromTable()
    await nextTurn()
    #expect(colors(feed).keys.sorted() == ["content", "new"])
    #expect(colors(feed)["new"] == new)
    feed.tableView.contentOffset.y = feed.tableView.verticalOffsetLimits.upperBound
    let last = colors(feed)["last"]
    #expect(Set([before["content"], before["first"], new, last]).count == 4)
    #expect(last != nil)
  }
}
#endif
