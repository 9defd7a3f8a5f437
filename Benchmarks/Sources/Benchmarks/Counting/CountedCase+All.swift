import DecoratorTableKit

extension CountedCase {
  /// Everything whose instructions are counted.
  ///
  /// The figures stand in `instructions.txt`, and a name here is one there.
  static var all: [CountedCase] { lookups + layers + callbacks + changes + lists }

  private static let lookupCount = 1_000
  private static let regular = "10 000 content rows, 1 667 additional"
  private static let irregular = "10 000 content rows, 1 000 additional"

  @MainActor
  private static var rows: [Int] {
    SeededGenerator.numbers(lookupCount, in: 0..<ContentSize.tenThousand.count)
  }

  private static var lookups: [CountedCase] {
    let size = ContentSize.tenThousand
    return [
      CountedCase(name: "regular-outer-to-inner", size: regular) {
        LookupWorld(regular: size).outerToInner(lookupCount)[0]
      },
      CountedCase(name: "regular-inner-to-outer", size: regular) {
        LookupWorld(regular: size).innerToOuter(lookupCount)[0]
      },
      CountedCase(name: "irregular-outer-to-inner", size: irregular) {
        LookupWorld(irregular: size).outerToInner(lookupCount)[0]
      },
      CountedCase(name: "irregular-inner-to-outer", size: irregular) {
        LookupWorld(irregular: size).innerToOuter(lookupCount)[0]
      },
      CountedCase(name: "order-compare", size: "two positions") { comparingOrder },
      CountedCase(name: "hidden-outer-to-inner", size: "10 000 content rows, a third hidden") {
        BenchmarkCase.lookingUpShown(lookupCount, among: size.count)[0]
      },
      CountedCase(name: "collection-element", size: regular) {
        BenchmarkCase.elementReaders(CollectionWorld(regular: size), lookupCount)[0]
      },
      CountedCase(name: "collection-iteration", size: regular) {
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
      CountedCase(
        name: depth == 0 ? "cell-for-row-bare" : "cell-for-row-regular-\(depth)",
        size: depth == 0 ? "10 000 content rows" : "10 000 content rows, every sixth to thirteenth"
      ) {
        BenchmarkCase.asker(
          "kit", placed: StackLayers.regularPlacements(depth), around: size, rows)
      }
    }
      + [
        CountedCase(name: "cell-for-row-irregular-8", size: "\(irregular) a layer") {
          BenchmarkCase.asker(
            "kit", placed: StackLayers.irregularPlacements(8, around: size), around: size, rows)
        }
      ]
      + [1, 8].map { depth in
        CountedCase(
          name: "data-index-path-\(depth)", size: "10 000 content rows, every sixth to thirteenth"
        ) {
          BenchmarkCase.translator(layers: depth, around: size, rows)
        }
      }
      + [
        CountedCase(name: "resolve-irregular-8", size: "\(irregular) a layer") {
          BenchmarkCase.resolver(StackLayers.irregular(8, around: size), rows)
        },
        CountedCase(name: "viewed-step", size: "10 000 content rows, 20 on screen") {
          BenchmarkCase.watched("kit", rows: size.count)
        },
      ]
  }

  /// Calls of a delegate about content rows: bare, through layers, and through one of a child.
  private static var callbacks: [CountedCase] {
    let callbacks: [DelegateCallback] = [
      .heightForRow, .willDisplay, .didSelect, .didScroll, .trailingSwipeActions,
    ]
    return callbacks.flatMap { callback in
      [("bare", 0, false), ("1", 1, false), ("8", 8, false), ("child-1", 1, true)].map {
        (name: String, layers: Int, isChild: Bool) in
        CountedCase(
          name: "\(callback.rawValue)-\(name)",
          size: layers == 0
            ? "10 000 content rows" : "10 000 content rows, every tenth in each layer"
        ) {
          CallbackWorld(layers: layers, around: .tenThousand, isChild: isChild)
            .caller(callback, rows)
        }
      }
    }
  }

  private static var changes: [CountedCase] {
    let size = ContentSize.tenThousand
    return [1, 8].map { depth in
      CountedCase(name: "insert-lifted-\(depth)", size: "\(irregular) a layer") {
        BenchmarkCase.contender(
          "kit",
          LayerSteps(irregular: size, depth: depth, insertions: BenchmarkCase.insertions))
      }
    }
      + [0, 1, 8].map { depth in
        CountedCase(
          name: "announce-\(depth)", size: "10 000 content rows, every sixth to thirteenth"
        ) {
          BenchmarkCase.announcer(.one, among: size.count, layers: depth)
        }
      }
      + [
        CountedCase(name: "announce-by-rule-1", size: "1 000 content rows, 166 additional") {
          BenchmarkCase.announcer(.byRule, layers: 1)
        },
        CountedCase(name: "composed-batch-100", size: "100 children of 10 rows") {
          BenchmarkCase.changingOneChild(of: 100)[0]
        },
        CountedCase(name: "composed-build-100", size: "100 children of 10 rows") {
          BenchmarkCase.puttingTogether(childCount: 100)[0]
        },
        CountedCase(name: "hide-one", size: "10 000 content rows, a third hidden") {
          BenchmarkCase.turningOneRow(of: size.count)[0]
        },
      ]
  }

  private static var lists: [CountedCase] {
    [
      CountedCase(name: "layout-of-anchors", size: irregular) {
        let size = ContentSize.tenThousand
        return BenchmarkCase.irregularBuilder(size, size.irregularAnchors)
      },
      CountedCase(name: "lists-5000", size: "5 000 models, 500 deleted, 500 inserted, 100 moved") {
        BenchmarkCase.changesOfLists(
          SnapshotWorld(count: 5_000, deleted: 500, inserted: 500, shuffled: 100))
      },
      CountedCase(
        name: "snapshot-5000", size: "5 000 items, 1 000 deleted, 1 000 inserted, 200 moved"
      ) {
        BenchmarkCase.snapshotAndDifference(
          SnapshotWorld(count: 5_000, deleted: 1_000, inserted: 1_000, shuffled: 200))
      },
    ]
  }
}
