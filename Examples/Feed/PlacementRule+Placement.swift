import DecoratorTableKit

extension PlacementRule {
  /// The placement for the rule.
  var placement: Placement {
    var placement = Placement.none
    for term in terms {
      switch term {
      case .row(let row): placement += .tableRow(row)
      case .every(let period, let first):
        placement += .every(period, after: first, counting: .content)
      case .start: placement += .start
      case .end: placement += .end
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
