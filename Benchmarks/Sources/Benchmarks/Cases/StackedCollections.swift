import DecoratedCollections
import DecoratorTableKit

// Cases of decorated collections that are decorated, are made, and take memory.
extension BenchmarkCase {
  private static let layouts = "RowLayouts and three arrays"

  /// The case that reads random elements of a collection that was decorated twice.
  static var stackedElements: BenchmarkCase {
    BenchmarkCase("collection-elements-stack-1e6") { options, comparison in
      let world = CollectionWorld(regular: .million)
      let (posts, ads, feed) = (world.posts, world.ads, world.feed)
      let stack = feed.decorated(with: ads, placed: .every(10))
      let (inner, outer) = (feed.layout, stack.layout)
      let rows = SeededGenerator.numbers(options.lookups, in: 0..<stack.count)
      comparison.contenders = [
        Contender(name: "kit", operations: rows.count) {
          var sum = 0
          for row in rows {
            switch stack[row] {
            case .content(.content(let post)): sum &+= post.likes
            case .content(.additional(let ad)), .additional(let ad): sum &+= ad.price
            }
          }
          return sum
        },
        Contender(name: layouts, operations: rows.count) {
          var sum = 0
          for row in rows {
            switch outer.origin(ofRow: row) {
            case .additional(let ordinal): sum &+= ads[ordinal].price
            case .content(let row):
              switch inner.origin(ofRow: row) {
              case .content(let index): sum &+= posts[index].likes
              case .additional(let ordinal): sum &+= ads[ordinal].price
              }
            }
          }
          return sum
        },
      ]
      comparison.measures = [.within(1.2, of: layouts), .noAllocation]
    }
  }

  /// The case that goes through a collection that was decorated twice.
  static var stackedIteration: BenchmarkCase {
    BenchmarkCase("collection-iteration-stack-1e6") { _, comparison in
      let world = CollectionWorld(regular: .million)
      let stack = world.feed.decorated(with: world.ads, placed: .every(10))
      let merged = Array(stack)
      comparison.contenders = [
        Contender(name: "kit", operations: stack.count) { sum(stack) },
        Contender(name: "array of all elements", operations: stack.count) { sum(merged) },
      ]
      comparison.measures = [.noAllocation]
    }
  }

  private static func sum<Elements: Sequence>(_ elements: Elements) -> Int
  where Elements.Element == DecoratedCollection<CollectionWorld.Feed, [CollectedAd]>.Element {
    var sum = 0
    for element in elements {
      switch element {
      case .content(.content(let post)): sum &+= post.likes
      case .content(.additional(let ad)), .additional(let ad): sum &+= ad.price
      }
    }
    return sum
  }

  /// The case that goes through posts with texts, which are counted by references.
  static var textIteration: BenchmarkCase {
    BenchmarkCase("collection-iteration-texts-1e6") { _, comparison in
      let posts = BenchmarkPost.posts(ContentSize.million.count)
      let ads = BenchmarkAd.ads(posts.count / 6 + 1)
      let feed = posts.decorated(with: ads, placed: .every(6, after: 2))
      comparison.contenders = [
        Contender(name: "kit", operations: feed.count) {
          var sum = 0
          for element in feed {
            switch element {
            case .content(let post): sum &+= post.text.utf8.count
            case .additional(let ad): sum &+= ad.title.utf8.count
            }
          }
          return sum
        },
        Contender(name: TwoArrays.name, operations: feed.count) {
          var (sum, ad, next) = (0, 0, 2)
          for (index, post) in posts.enumerated() {
            if index == next, ad < ads.count {
              sum &+= ads[ad].title.utf8.count
              ad += 1
              next += 6
            }
            sum &+= post.text.utf8.count
          }
          return sum
        },
      ]
      comparison.measures = [.within(1.5, of: TwoArrays.name), .noAllocation]
    }
  }

  /// The case that decorates many posts and few.
  static var collectionMaking: BenchmarkCase {
    BenchmarkCase("collection-making-1e6") { _, comparison in
      comparison.contenders = [ContentSize.million, .tenThousand].map { size in
        let posts = Array(0..<size.count)
        return Contender(name: "kit, \(size.name) posts", operations: 1_000) {
          var sum = 0
          for _ in 0..<1_000 {
            sum += posts.decorated(with: posts, placed: .every(6, after: 2)).startIndex
          }
          return sum
        }
      }
      comparison.measures = [.within(1.5, of: "kit, \(ContentSize.tenThousand.name) posts")]
    }
  }

  /// The case that measures the bytes that a decorated collection occupies, beyond its parts.
  static var collectionMemory: BenchmarkCase {
    BenchmarkCase("collection-memory-1e6") { _ in
      let size = ContentSize.million
      let rows = Array(0..<size.count)
      func bytes(_ placement: Placement) -> Double? {
        let collection = Allocations.bytes(heldBy: { rows.decorated(with: rows, placed: placement) }
        )
        let layout = Allocations.bytes(heldBy: { placement.layout(contentCount: rows.count) })
        guard let collection, let layout else { return nil }
        return Double(collection - layout)
      }
      let cases = [
        ("regular", bytes(.every(6, after: 2))),
        ("irregular", bytes(.before(contentRows: size.irregularAnchors))),
      ]
      return Outcome(
        name: "collection-memory-1e6",
        lines: cases.map { name, bytes in
          Outcome.Line(
            name: name, value: bytes.map { Figure.text($0) + " bytes beyond the layout" } ?? "?",
            ratio: "", allocations: "")
        },
        verdicts: cases.map { name, bytes in
          Verdict(policy: "\(name): no byte beyond the layout", limit: 0, value: bytes)
        })
    }
  }
}
