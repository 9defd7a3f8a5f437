import DecoratorTableKit
import Testing

@Suite("Examples of rules that count content, or through sections")
struct CountingExampleTests {
  /// The rows of a table: posts by their number, and what layers add.
  private func table(_ rules: [(LayerRule, name: String)], posts: [Int]) -> [String] {
    let stack = LayoutStack(of: rules.map(\.0), rowCounts: posts)
    let table = stack.layers[0]
    var number = 0
    return (0..<table.sectionCount).map { section in
      (0..<table.rowCount(inSection: section)).map { row in
        let resolved = stack.resolve(RowPosition(section: section, row: row))
        guard case .content = resolved.row else { return rules[resolved.level].name }
        defer { number += 1 }
        return "\(number)"
      }.joined(separator: " ")
    }
  }

  private func ads(_ placement: Placement) -> (LayerRule, name: String) {
    (LayerRule(rows: placement, supply: .everySlot), "ad")
  }

  /// Three days of two posts each, with a row above each day.
  private let days = (LayerRule(rows: .before(contentRows: [0, 2, 4]), supply: .everySlot), "day")

  @Test("After two rows is after one post of the first day; after two posts is below the day")
  func daysAndAds() {
    #expect(
      table([ads(.every(5, after: 2)), days], posts: [6])
        == ["day 0 ad 1 day 2 3 day ad 4 5"])
    #expect(
      table([ads(.every(5, after: 2, counting: .content)), days], posts: [6])
        == ["day 0 1 ad day 2 3 day 4 5"])
    #expect(
      table([ads(.every(3, after: 2, counting: .content)), days], posts: [6])
        == ["day 0 1 ad day 2 3 day 4 ad 5"])
  }

  @Test("Sections of one to three posts have an ad after every fourth post of the table")
  func shortSections() {
    let posts = [1, 3, 0, 2, 1, 3]
    #expect(
      table([ads(.every(4, after: 2))], posts: posts)
        == ["0", "1 2 ad 3", "", "4 5 ad", "6", "7 8 ad 9"])
    let through = Placement.every(4, after: 2, through: .allSections)
    #expect(
      table([ads(through)], posts: posts)
        == ["0", "1 ad 2 3", "", "4 5 ad", "6", "7 8 9 ad"])
    #expect(
      table([ads(through.limited(to: 2))], posts: posts)
        == ["0", "1 ad 2 3", "", "4 5 ad", "6", "7 8 9"])
    #expect(
      table([ads(.every(4, after: 2).limited(to: 1))], posts: posts)
        == ["0", "1 2 ad 3", "", "4 5 ad", "6", "7 8 ad 9"])
  }

  @Test("Through sections, a section and rows that a layer adds are left out of what is counted")
  func addedSections() {
    let shelf = (
      LayerRule(
        rows: .start, supply: .everySlot, sections: .before(1), addedSectionRowCounts: [2]),
      "shelf"
    )
    let posts = [2, 3]
    let rows = Placement.every(3, after: 0, through: .allSections)
    #expect(
      table([ads(rows), shelf], posts: posts)
        == ["ad shelf 0 1 ad", "shelf shelf", "shelf 2 3 ad 4"])
    let content = Placement.every(2, after: 0, counting: .content, through: .allSections)
    #expect(
      table([ads(content), shelf], posts: posts)
        == ["ad shelf 0 1 ad", "shelf shelf", "shelf 2 3 ad 4"])
    // In a rule that begins anew, rows of an added section are rows, and no content.
    #expect(
      table([ads(.every(2, after: 2)), shelf], posts: posts)
        == ["shelf 0 ad 1", "shelf shelf ad", "shelf 2 ad 3 4 ad"])
    #expect(
      table([ads(.every(2, after: 2, counting: .content)), shelf], posts: posts)
        == ["shelf 0 1 ad", "shelf shelf", "shelf 2 3 ad 4"])
  }

  @Test("An additional section after every second section of content")
  func sections() {
    func shelves(_ sections: Placement) -> (LayerRule, name: String) {
      let rule = LayerRule(
        rows: .none, supply: .everySlot, sections: sections, addedSectionRowCounts: [1, 1, 1])
      return (rule, "shelf")
    }
    let banner = (
      LayerRule(rows: .none, supply: .everySlot, sections: .before(1), addedSectionRowCounts: [1]),
      "banner"
    )
    #expect(
      table([shelves(.every(2)), banner], posts: [1, 1, 1, 1])
        == ["0", "banner", "shelf", "1", "2", "shelf", "3"])
    #expect(
      table([shelves(.every(2, counting: .content)), banner], posts: [1, 1, 1, 1])
        == ["0", "banner", "1", "shelf", "2", "3", "shelf"])
  }
}
