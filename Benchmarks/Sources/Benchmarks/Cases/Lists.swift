import DecoratorTableKit
import DecoratorTableSources

extension BenchmarkCase {
  /// The cases that measure lists of rows of different types.
  static var lists: [BenchmarkCase] {
    listPlacements.flatMap { name, ads, placement in
      [
        listItems(name, ads: ads, placed: placement),
        listReads(name, ads: ads, placed: placement),
        listMerging(name, ads: ads, placed: placement),
      ]
    }
  }

  private static var listPlacements: [(name: String, ads: Int, placement: Placement)] {
    let size = ContentSize.million
    return [
      ("regular", 200_000, .every(6, after: 2)),
      ("short-rule", 2, .when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end)),
      ("irregular", size.irregularCount, .before(contentRows: size.irregularAnchors)),
    ]
  }

  private static let plainArray = "plain array of posts"
  private static let arrayOfAny = "merged array of Any"

  /// Returns a case of typed access at random rows of a million posts and some ads; the result is
  /// stored, as in a cell.
  private static func listItems(
    _ name: String, ads: Int, placed placement: Placement
  ) -> BenchmarkCase {
    BenchmarkCase("list-items-\(name)-1e6") { options, comparison in
      let world = ListWorld(
        posts: ContentSize.million.count, ads: ads, placed: placement, lookups: options.lookups)
      let (posts, list, merged) = (world.posts, world.list, world.merged)
      let (rows, indices) = (world.rows, world.indices)
      let holder = PostHolder(posts[0])
      comparison.contenders = [
        Contender(name: "kit", operations: rows.count) {
          var sum = 0
          for row in rows {
            guard let post = list.item(at: row, as: BenchmarkPost.self) else { continue }
            holder.post = post
            sum &+= post.id
          }
          return sum
        },
        Contender(name: plainArray, operations: rows.count) {
          var sum = 0
          for index in indices {
            let post = posts[index]
            holder.post = post
            sum &+= post.id
          }
          return sum
        },
        Contender(name: arrayOfAny, operations: rows.count) {
          var sum = 0
          for row in rows {
            guard let post = merged[row.row] as? BenchmarkPost else { continue }
            holder.post = post
            sum &+= post.id
          }
          return sum
        },
      ]
      comparison.measures = [.noAllocation]
      if name != "irregular" { comparison.measures.append(.within(2, of: arrayOfAny)) }
    }
  }

  /// Returns a case that only reads a number of each post, so that the processor reads several
  /// posts of the array at once. This is no measure, because the results are not used.
  private static func listReads(
    _ name: String, ads: Int, placed placement: Placement
  ) -> BenchmarkCase {
    BenchmarkCase("list-reads-\(name)-1e6") { options, comparison in
      let world = ListWorld(
        posts: ContentSize.million.count, ads: ads, placed: placement, lookups: options.lookups)
      let (posts, list, merged) = (world.posts, world.list, world.merged)
      let (rows, indices) = (world.rows, world.indices)
      comparison.contenders = [
        Contender(name: "kit", operations: rows.count) {
          var sum = 0
          for row in rows { sum &+= list.item(at: row, as: BenchmarkPost.self)?.id ?? 0 }
          return sum
        },
        Contender(name: plainArray, operations: rows.count) {
          var sum = 0
          for index in indices { sum &+= posts[index].id }
          return sum
        },
        Contender(name: arrayOfAny, operations: rows.count) {
          var sum = 0
          for row in rows { sum &+= (merged[row.row] as? BenchmarkPost)?.id ?? 0 }
          return sum
        },
      ]
      comparison.measures = [.noAllocation]
    }
  }

  /// Returns a case that merges the same ads into many and into few posts.
  private static func listMerging(
    _ name: String, ads count: Int, placed placement: Placement
  ) -> BenchmarkCase {
    BenchmarkCase("list-merging-\(name)") { _, comparison in
      let ads = BenchmarkAd.ads(count)
      comparison.contenders = [ContentSize.million, .tenThousand].map { size in
        let list = HeterogeneousList(BenchmarkPost.posts(size.count))
        let times = count > 1_000 ? 4 : 1_000
        return Contender(name: "kit, \(size.name) posts", operations: times) {
          var sections = 0
          for _ in 0..<times {
            var merged = list
            merged.merge(ads, placed: placement)
            sections += merged.sectionCount
          }
          return sections
        }
      }
      // With fewer posts there are fewer irregular places.
      if name != "irregular" {
        comparison.measures = [.within(1.5, of: "kit, \(ContentSize.tenThousand.name) posts")]
      }
    }
  }
}
