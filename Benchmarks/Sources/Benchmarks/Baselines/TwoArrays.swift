import DecoratorTableKit

/// Posts and ads in two arrays, gone through by a loop as one would write it.
struct TwoArrays {
  static let name = "two arrays by hand"

  let posts: [CollectedPost]
  let ads: [CollectedAd]
  /// The places of the ads among the posts, ascending; nil if there is one after the first two
  /// posts, and then after every six.
  let anchors: [Int]?

  init(_ world: CollectionWorld) {
    posts = world.posts
    ads = world.ads
    anchors = world.anchors
  }

  /// Adds a number of each element up.
  func sum() -> Int { anchors.map(sum(anchors:)) ?? sum(first: 2, period: 6) }

  private func sum(first: Int, period: Int) -> Int {
    var sum = 0
    var ad = 0
    var next = first
    for index in posts.indices {
      if index == next, ad < ads.count {
        sum &+= ads[ad].price
        ad += 1
        next += period
      }
      sum &+= posts[index].likes
    }
    if posts.count == next, ad < ads.count { sum &+= ads[ad].price }
    return sum
  }

  private func sum(anchors: [Int]) -> Int {
    var sum = 0
    var ad = 0
    for index in posts.indices {
      while ad < anchors.count, anchors[ad] == index {
        sum &+= ads[ad].price
        ad += 1
      }
      sum &+= posts[index].likes
    }
    while ad < anchors.count {
      sum &+= ads[ad].price
      ad += 1
    }
    return sum
  }
}
