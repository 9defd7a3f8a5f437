import DecoratorTableKit

extension CountedCase {
  /// Everything whose instructions are counted.
  ///
  /// The figures stand in `instructions.txt`, and a name here is one there.
  static var all: [CountedCase] { lookups + layers + changes + lists }

  private static let lookupCount = 1_000

  @MainActor
  private static var rows: [Int] {
    SeededGenerator.numbers(lookupCount, in: 0..<ContentSize.tenThousand.count)
  }

  private static var lookups: [CountedCase] {
    let size = ContentSize.tenThousand
    return [
      CountedCase(name: "regular-outer-to-inner") {
        LookupWorld(regular: size).outerToInner(lookupCount)[0]
      },
      CountedCase(name: "regular-inner-to-outer") {
        LookupWorld(regular: size).innerToOuter(lookupCount)[0]
      },
      CountedCase(name: "irregular-outer-to-inner") {
        LookupWorld(irregular: size).outerToInner(lookupCount)[0]
      },
      CountedCase(name: "irregular-inner-to-outer") {
        LookupWorld(irregular: size).innerToOuter(lookupCount)[0]
      },
      CountedCase(name: "order-compare") { comparingOrder },
      CountedCase(name: "hidden-outer-to-inner") {
        BenchmarkCase.lookingUpShown(lookupCount, among: size.count)[0]
      },
      CountedCase(name: "collection-element") {
        BenchmarkCase.elementReaders(CollectionWorld(regular: size), lookupCount)[0]
      },
      CountedCase(name: "collection-iteration") {
        BenchmarkCase.elementAdders(CollectionWorld(regular: size))[0]
      },
    ]
  }

  /// Asks of neighbours in a list of random positions which one stands above the other.
  private static var comparingOrder: Contender {
    let numbers = SeededGenerator.numbers(2 * lookupCount + 2, in: 0..<4)
    let positions = (0...lookupCount).map {
      RowPosition(section: numbers[2 * $0], row: numbers[2 * $0 + 1])
    }
    return Contender(name: "kit", operations: lookupCount) {
      var sum = 0
      for index in 1...lookupCount where positions[index - 1] < positions[index] { sum &+= 1 }
      return sum
    }
  }

  private static var layers: [CountedCase] {
    let size = ContentSize.tenThousand
    return [0, 1, 8].map { depth in
      CountedCase(name: depth == 0 ? "cell-for-row-bare" : "cell-for-row-regular-\(depth)") {
        BenchmarkCase.asker("kit", placed: StackLayers.regularPlacements(depth), rows)
      }
    }
      + [
        CountedCase(name: "cell-for-row-irregular-8") {
          BenchmarkCase.asker(
            "kit", placed: StackLayers.irregularPlacements(8, around: size), around: size, rows)
        }
      ]
      + [1, 8].map { depth in
        CountedCase(name: "data-index-path-\(depth)") {
          BenchmarkCase.translator(layers: depth, rows)
        }
      }
      + [
        CountedCase(name: "resolve-irregular-8") {
          BenchmarkCase.resolver(StackLayers.irregular(8, around: size), rows)
        },
        CountedCase(name: "viewed-step") { BenchmarkCase.watched("kit", rows: size.count) },
      ]
  }

  private static var changes: [CountedCase] {
    let size = ContentSize.tenThousand
    return [1, 8].map { depth in
      CountedCase(name: "insert-lifted-\(depth)") {
        BenchmarkCase.contender(
          "kit",
          LayerSteps(irregular: size, depth: depth, insertions: BenchmarkCase.frozenOnce))
      }
    }
      + [0, 1, 8].map { depth in
        CountedCase(name: "announce-\(depth)") {
          BenchmarkCase.announcer(.one, layers: depth)
        }
      }
      + [
        CountedCase(name: "announce-by-rule-1") { BenchmarkCase.announcer(.byRule, layers: 1) },
        CountedCase(name: "composed-batch-100") { BenchmarkCase.changingOneChild(of: 100)[0] },
        CountedCase(name: "hide-one-1e4") { BenchmarkCase.turningOneRow(of: size.count)[0] },
      ]
  }

  private static var lists: [CountedCase] {
    [
      CountedCase(name: "layout-of-1e4-anchors") {
        let size = ContentSize(name: "1e5", count: 100_000, irregularCount: 10_000)
        return BenchmarkCase.irregularBuilder(size, size.irregularAnchors)
      },
      CountedCase(name: "lists-5000") {
        BenchmarkCase.changesOfLists(
          SnapshotWorld(count: 5_000, deleted: 500, inserted: 500, shuffled: 100))
      },
      CountedCase(name: "snapshot-5000") {
        BenchmarkCase.snapshotAndDifference(
          SnapshotWorld(count: 5_000, deleted: 1_000, inserted: 1_000, shuffled: 200))
      },
    ]
  }
}
