import DecoratorTableKit

extension PlacementRule {
  /// The placement for the rule.
  var placement: Placement {
    let placement = terms.reduce(Placement.none) { sum, term in
      switch term {
      case .row(let row): sum + .tableRows([row])
      case .every(let period, let first): sum + .every(period, after: first, counting: .content)
      case .start: sum + .start
      case .end: sum + .end
      }
    }
    return limit.map { placement.limited(to: $0) } ?? placement
  }
}

extension FeedContent {
  /// Creates a feed of posts in the given order, with advertisements by a rule.
  init(
    posts: [Post], advertisements: [Advertisement], place: PlacementRule,
    showsSeparators: Bool = true
  ) {
    self.init(
      posts: posts, advertisements: advertisements, placed: place.placement,
      showsSeparators: showsSeparators)
  }
}
