import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Sections that hide rows, one by one against a list of those that are shown.
@Suite("Layouts with hidden rows")
struct HiddenRowLayoutTests {
  @Test("Every set of hidden rows and every limit, in sections of up to seven rows")
  func smallWorlds() throws {
    for count in 0...7 {
      for hidden in 0..<1 << count {
        for limit in [Int.max] + Array(0...count) {
          try expectRight(
            count, (0..<count).filter { hidden >> $0 & 1 == 1 }, showingAtMost: limit)
        }
      }
    }
  }

  @Test("Sections of some thousand rows, thinly, evenly and densely hidden")
  func randomSections() throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      let count = generator.number(in: 0...3000)
      let (period, stretch) = (generator.number(in: 1...70), generator.number(in: 0...900))
      let start = generator.number(in: 0...count)
      let hidden = (0..<count).filter {
        (start..<start + stretch).contains($0) || generator.number(in: 0...period) == 0
      }
      let limit = generator.number(in: 0...1) == 0 ? Int.max : generator.number(in: 0...count)
      try expectRight(count, hidden, showingAtMost: limit)
    }
  }

  private func expectRight(
    _ count: Int, _ hidden: [Int], showingAtMost limit: Int
  ) throws {
    let layout = RowLayout(contentCount: count, hidden: hidden, showingAtMost: limit)
    let named = Set(hidden)
    let shown = Array((0..<count).filter { !named.contains($0) }.prefix(limit))
    let places = Dictionary(uniqueKeysWithValues: zip(shown, shown.indices))
    let text = "\(count) rows, \(hidden.prefix(40)) hidden, at most \(limit) shown"
    try expectEqual(layout.count, shown.count, "the count of \(text)")
    try expectEqual(layout.hiddenCount, count - shown.count, "the hidden rows of \(text)")
    try expectEqual(
      (0..<layout.count).map { layout.origin(ofRow: $0) }, shown.map { .content($0) },
      "the rows of \(text)")
    try expectEqual(
      (0..<count).map { layout.shownRow(ofContent: $0) }, (0..<count).map { places[$0] },
      "the places of \(text)")
    try expectEqual(
      (0...shown.count).map { layout.nearestContent(before: $0) },
      (0...shown.count).map { row -> Int? in
        if shown.count == count { return row > 0 ? row - 1 : nil }
        return row > 0 ? shown[row - 1] : nil
      }, "the rows above those of \(text)")
    try expectEqual(
      (0...count).map { index in layout.shownCount(ofFirst: index) },
      (0...count).map { index in shown.filter { $0 < index }.count }, "the shown of \(text)")
    try expectEqual(
      layout.endOfShown, shown.count < count ? shown.last.map { $0 + 1 } ?? 0 : count,
      "the end of \(text)")
  }

  @Test("Layouts are equal if they show the same, whatever a limit hides besides")
  func equality() {
    let layout = RowLayout(contentCount: 5, hidden: [1, 3, 4])
    #expect(layout == RowLayout(contentCount: 5, hidden: [1], showingAtMost: 2))
    #expect(layout != RowLayout(contentCount: 5, hidden: [1, 2, 4]))
    #expect(layout != RowLayout(contentCount: 5, hidden: [1, 3]))
    #expect(layout != RowLayout(contentCount: 6, hidden: [1, 3, 4]))
    #expect(RowLayout(contentCount: 5, hidden: []) == RowLayout(contentCount: 5))
    #expect(RowLayout(contentCount: 5, hidden: [], showingAtMost: 5) == RowLayout(contentCount: 5))
    #expect(
      Set([layout, RowLayout(contentCount: 5, hidden: [1], showingAtMost: 2)]).count == 1)
    #expect(layout.description == "5 content rows, 3 of them hidden")
  }

  @Test("Sections of any length can hide rows, and hiding none takes nothing")
  func endlessSections() throws {
    let count = RowLayout.maximumContentCount
    let layout = RowLayout(contentCount: count, hidden: [3, count - 1])
    #expect(layout.count == count - 2 && layout.origin(ofRow: count - 3) == .content(count - 2))
    #expect(layout.shownRow(ofContent: 3) == nil && layout.shownRow(ofContent: 4) == 3)
    #expect(RowLayout(contentCount: count, hidden: []) == RowLayout(contentCount: count))
    let first = RowLayout(contentCount: count, hidden: [0], showingAtMost: 2)
    #expect((0..<first.count).map(first.origin(ofRow:)) == [.content(1), .content(2)])
    #expect(first.shownRow(ofContent: count - 1) == nil && first.cutOffCount == count - 3)
  }
}
