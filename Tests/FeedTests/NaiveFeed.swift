import DecoratorTableKit

@testable import feed

/// The rows of a feed, worked out row by row with lists and nothing of the kit's.
enum NaiveFeed {
  static func rows(
    posts: [Post], advertisements: [Advertisement], rule: PlacementRule, showsSeparators: Bool
  ) -> [FeedRow] {
    var inner: [FeedRow] = []
    var separatorCount = 0
    for (index, post) in posts.enumerated() {
      let day = CalendarDay(of: post.date)
      if showsSeparators, index == 0 || CalendarDay(of: posts[index - 1].date) != day {
        inner.append(row("separators", index: separatorCount, text: "\(day)"))
        separatorCount += 1
      }
      let data = RowPosition(section: 0, row: index)
      inner.append(
        FeedRow(reuse: data, owner: "content", data: data, index: nil, text: post.text))
    }
    return merge(inner, advertisements, rule).enumerated().map { number, row in
      FeedRow(
        reuse: RowPosition(section: 0, row: number), owner: row.owner, data: row.data,
        index: row.index, text: row.text)
    }
  }

  private static func merge(
    _ inner: [FeedRow], _ advertisements: [Advertisement], _ rule: PlacementRule
  ) -> [FeedRow] {
    var outer: [FeedRow] = []
    var used = 0
    let most = min(advertisements.count, rule.limit ?? .max)
    func add() {
      outer.append(row("ads", index: used, text: advertisements[used].text))
      used += 1
    }
    for content in 0...inner.count {
      // One additional row satisfies all that want one here. Posts are counted directly above it.
      let posts = inner[..<content].count { $0.data != nil }
      let isBelowPost = content == 0 || inner[content - 1].data != nil
      var isClaimed = rule.terms.contains { term in
        if case .every(let period, let first) = term {
          return inner.contains { $0.data != nil } && isBelowPost && posts >= first
            && (posts - first) % period == 0
        }
        return claims(term, content, of: inner.count)
      }
      while used < most, isClaimed || rule.terms.contains(.row(outer.count)) {
        add()
        isClaimed = false
      }
      if content < inner.count { outer.append(inner[content]) }
    }
    return outer
  }

  private static func claims(_ term: PlacementRule.Term, _ content: Int, of count: Int) -> Bool {
    switch term {
    case .row, .every: false
    case .start: content == 0
    case .end: content == count
    }
  }

  private static func row(_ owner: String, index: Int, text: String) -> FeedRow {
    FeedRow(
      reuse: RowPosition(section: 0, row: 0), owner: owner, data: nil, index: index, text: text)
  }
}
