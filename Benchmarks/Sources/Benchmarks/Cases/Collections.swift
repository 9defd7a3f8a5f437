import DecoratorTableKit

extension BenchmarkCase {
  /// The cases that measure decorated collections.
  static var collections: [BenchmarkCase] {
    collectionWorlds.flatMap { name, world in
      [
        origins(name, world), contentIndices(name, world), elements(name, world),
        iteration(name, world),
      ]
    } + [stackedElements, stackedIteration, textIteration, collectionMaking, collectionMemory]
  }

  private static var collectionWorlds: [(name: String, make: @Sendable () -> CollectionWorld)] {
    [
      ("regular", { CollectionWorld(regular: .million) }),
      ("irregular", { CollectionWorld(irregular: .million) }),
    ]
  }

  private static let layout = "RowLayout"
  private static let layoutAndArrays = "RowLayout and two arrays"

  /// Returns a case that asks where random elements come from.
  private static func origins(
    _ name: String, _ make: @escaping @Sendable () -> CollectionWorld
  ) -> BenchmarkCase {
    BenchmarkCase("collection-origins-\(name)-1e6") { options, comparison in
      let world = make()
      let (feed, layout, rows) = (world.feed, world.feed.layout, world.indices(options.lookups))
      comparison.contenders = [
        Contender(name: "kit", operations: rows.count) {
          var sum = 0
          for row in rows {
            switch feed.origin(of: row) {
            case .content(let index): sum &+= index
            case .additional(let index): sum &-= index
            }
          }
          return sum
        },
        Contender(name: Self.layout, operations: rows.count) {
          var sum = 0
          for row in rows { sum &+= layout.origin(ofRow: row).sum }
          return sum
        },
      ]
      // Where places are irregular, the compiler copies the layout out of the collection for each
      // question, which is a third of so short a look-up.
      comparison.measures = [
        .within(name == "regular" ? 1.2 : 1.5, of: Self.layout), .noAllocation,
      ]
    }
  }

  /// Returns a case that asks where random elements of the content are.
  private static func contentIndices(
    _ name: String, _ make: @escaping @Sendable () -> CollectionWorld
  ) -> BenchmarkCase {
    BenchmarkCase("collection-content-indices-\(name)-1e6") { options, comparison in
      let feed = make().feed
      let layout = feed.layout
      let content = SeededGenerator.numbers(options.lookups, in: 0..<layout.contentCount)
      comparison.contenders = [
        Contender(name: "kit", operations: content.count) {
          var sum = 0
          for index in content { sum &+= feed.index(ofContent: index) }
          return sum
        },
        Contender(name: Self.layout, operations: content.count) {
          var sum = 0
          for index in content { sum &+= layout.row(ofContent: index) }
          return sum
        },
      ]
      comparison.measures = [.within(1.2, of: Self.layout), .noAllocation]
    }
  }

  /// Returns a case that reads random elements.
  private static func elements(
    _ name: String, _ make: @escaping @Sendable () -> CollectionWorld
  ) -> BenchmarkCase {
    BenchmarkCase("collection-elements-\(name)-1e6") { options, comparison in
      comparison.contenders = elementReaders(make(), options.lookups)
      comparison.measures = [.within(1.2, of: layoutAndArrays), .noAllocation]
    }
  }

  /// Returns contenders that read random elements.
  static func elementReaders(_ world: CollectionWorld, _ lookups: Int) -> [Contender] {
    let (feed, posts, ads) = (world.feed, world.posts, world.ads)
    let (layout, rows) = (feed.layout, world.indices(lookups))
    return [
      Contender(name: "kit", operations: rows.count) {
        var sum = 0
        for row in rows {
          switch feed[row] {
          case .content(let post): sum &+= post.likes
          case .additional(let ad): sum &+= ad.price
          }
        }
        return sum
      },
      Contender(name: layoutAndArrays, operations: rows.count) {
        var sum = 0
        for row in rows {
          switch layout.origin(ofRow: row) {
          case .content(let index): sum &+= posts[index].likes
          case .additional(let ordinal): sum &+= ads[ordinal].price
          }
        }
        return sum
      },
    ]
  }

  /// Returns a case that goes through all elements.
  private static func iteration(
    _ name: String, _ make: @escaping @Sendable () -> CollectionWorld
  ) -> BenchmarkCase {
    BenchmarkCase("collection-iteration-\(name)-1e6") { _, comparison in
      comparison.contenders = elementAdders(make())
      comparison.measures = [.within(1.5, of: TwoArrays.name), .noAllocation]
    }
  }

  /// Returns contenders that go through all elements.
  static func elementAdders(_ world: CollectionWorld) -> [Contender] {
    let (feed, arrays) = (world.feed, TwoArrays(world))
    return [
      Contender(name: "kit", operations: feed.count) {
        var sum = 0
        for element in feed {
          switch element {
          case .content(let post): sum &+= post.likes
          case .additional(let ad): sum &+= ad.price
          }
        }
        return sum
      },
      Contender(name: TwoArrays.name, operations: feed.count) { arrays.sum() },
    ]
  }
}
