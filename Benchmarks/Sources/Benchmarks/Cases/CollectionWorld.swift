import DecoratedCollections
import DecoratorTableKit

/// A post that is read as a whole: nothing in it is counted by references.
struct CollectedPost {
  let id: Int
  let likes: Int
}

/// An ad between such posts.
struct CollectedAd {
  let id: Int
  let price: Int
}

/// Posts with ads among them, as a decorated collection and as what it is made of.
struct CollectionWorld {
  typealias Feed = DecoratedCollection<[CollectedPost], [CollectedAd]>

  let posts: [CollectedPost]
  let ads: [CollectedAd]
  let feed: Feed
  /// The places of the ads among the posts, if they are irregular.
  let anchors: [Int]?

  private init(
    _ size: ContentSize, ads count: Int, placed placement: Placement, anchors: [Int]?
  ) {
    posts = (0..<size.count).map { CollectedPost(id: $0, likes: $0 & 7) }
    ads = (0..<count).map { CollectedAd(id: $0, price: $0 & 3) }
    feed = posts.decorated(with: ads, placed: placement)
    self.anchors = anchors
  }

  /// Places an ad after the first two posts and then after every six.
  init(regular size: ContentSize) {
    self.init(size, ads: size.count / 6 + 1, placed: .every(6, after: 2), anchors: nil)
  }

  /// Places ads at random.
  init(irregular size: ContentSize) {
    // A post that is named twice has one ad.
    let rows = Set(size.irregularAnchors).sorted()
    self.init(size, ads: rows.count, placed: .before(contentRows: rows), anchors: rows)
  }

  /// Returns random outer indices.
  func indices(_ lookups: Int) -> [Int] {
    SeededGenerator.numbers(lookups, in: 0..<feed.count)
  }
}

extension RowOrigin {
  /// A number that tells this origin from others.
  var sum: Int {
    switch self {
    case .content(let index): index
    case .additional(let ordinal): -ordinal
    }
  }
}
