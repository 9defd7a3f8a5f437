import DecoratorTableKit
import DecoratorTableSources

/// The main content of a feed.
struct BenchmarkPost {
  let id: Int
  let author: String
  let text: String

  static func posts(_ count: Int) -> [BenchmarkPost] {
    let texts = (0..<16).map { "What was to be said for the \($0)th time, at some length" }
    return (0..<count).map {
      BenchmarkPost(id: $0, author: "author \($0 % 100)", text: texts[$0 % texts.count])
    }
  }
}

/// The occasional content of a feed.
struct BenchmarkAd {
  let id: Int
  let title: String

  static func ads(_ count: Int) -> [BenchmarkAd] {
    (0..<count).map { BenchmarkAd(id: $0, title: "ad \($0)") }
  }
}

/// An object that stores a post, as a cell stores its content.
final class PostHolder {
  var post: BenchmarkPost

  init(_ post: BenchmarkPost) { self.post = post }
}

/// Posts and occasional ads, in various data structures.
struct ListWorld {
  let posts: [BenchmarkPost]
  let list: HeterogeneousList
  /// All rows in one array of a common type.
  let merged: [Any]
  /// The rows of the list to look up, and the posts at these rows.
  let rows: [RowPosition]
  let indices: [Int]

  init(posts count: Int, ads: Int, placed placement: Placement, lookups: Int) {
    let posts = BenchmarkPost.posts(count)
    var list = HeterogeneousList(posts)
    list.merge(BenchmarkAd.ads(ads), placed: placement)
    let indices = SeededGenerator.numbers(lookups, in: 0..<count)
    self.posts = posts
    self.list = list
    self.indices = indices
    rows = indices.map { list.position(ofContent: RowPosition(section: 0, row: $0)) }
    merged = (0..<list.rowCount(inSection: 0)).map {
      list.item(at: RowPosition(section: 0, row: $0))
    }
  }
}
