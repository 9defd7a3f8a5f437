import DecoratorTableKit

extension BenchmarkCase {
  /// Lists of rows of different types.
  static var lists: [BenchmarkCase] {
    [
      listLookups("regular", ads: 200_000, placed: .every(6, after: 2), isMeasure: true),
      listLookups(
        "short-rule", ads: 2,
        placed: .when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end), isMeasure: true),
      listLookups(
        "irregular", ads: ContentSize.million.irregularCount,
        placed: .before(contentRows: ContentSize.million.irregularAnchors), isMeasure: false),
      listBuilding("regular", ads: 200_000, placed: .every(6, after: 2)),
      listBuilding(
        "short-rule", ads: 2, placed: .when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end)),
    ]
  }

  /// Typed access at random rows of a million posts and some ads.
  private static func listLookups(
    _ name: String, ads: Int, placed placement: Placement, isMeasure: Bool
  ) -> BenchmarkCase {
    BenchmarkCase("list-items-\(name)-1e6") { options, comparison in
      let world = ListWorld(
        posts: ContentSize.million.count, ads: ads, placed: placement, lookups: options.lookups)
      let (posts, list, rows, indices) = (world.posts, world.list, world.rows, world.indices)
      let merged = world.merged
      comparison.contenders = [
        Contender(name: "kit", operations: rows.count) {
          var sum = 0
          for row in rows { sum &+= list.item(at: row, as: BenchmarkPost.self)?.digest ?? -1 }
          return sum
        },
        Contender(name: "plain array of posts", operations: rows.count) {
          var sum = 0
          for index in indices { sum &+= posts[index].digest }
          return sum
        },
        Contender(name: "merged array of Any", operations: rows.count) {
          var sum = 0
          for row in rows { sum &+= (merged[row.row] as? BenchmarkPost)?.digest ?? -1 }
          return sum
        },
      ]
      comparison.measures = [.noAllocation]
      if isMeasure { comparison.measures.append(.within(2, of: "plain array of posts")) }
    }
  }

  /// Merging the same ads into few and into many posts.
  private static func listBuilding(
    _ name: String, ads count: Int, placed placement: Placement
  ) -> BenchmarkCase {
    BenchmarkCase("list-merging-\(name)") { options, comparison in
      let ads = BenchmarkAd.ads(count)
      comparison.contenders = [ContentSize.million, .tenThousand].map { size in
        let list = HeterogeneousList(BenchmarkPost.posts(size.count))
        return Contender(name: size.name + " posts", operations: 1_000) {
          var sections = 0
          for _ in 0..<1_000 { sections += list.merging(ads, placed: placement).sectionCount }
          return sections
        }
      }
      comparison.measures = [.within(1.5, of: "1e4 posts")]
    }
  }
}
