import DecoratorTableKit
import Foundation

extension BenchmarkCase {
  /// The cases that measure the difference of two snapshots, and their creation and editing.
  static var snapshots: [BenchmarkCase] {
    [
      difference("snapshot-5000", within: 2) { _ in
        SnapshotWorld(count: 5_000, deleted: 1_000, inserted: 1_000, shuffled: 200)
      },
      difference("snapshot-1e5", within: 2) { _ in
        SnapshotWorld(count: 100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000)
      },
      difference("snapshot-sections-5x2e4", within: 2) { _ in
        SnapshotWorld(
          count: 100_000, deleted: 10_000, inserted: 10_000, shuffled: 2_000, sections: 5)
      },
      difference("snapshot-equal-1e5", within: 0.3) { _ in
        SnapshotWorld(count: 100_000) { $0 }
      },
      difference("snapshot-reversed-1e5", within: nil) { options in
        SnapshotWorld(count: options.quick ? 10_000 : 100_000) { $0.reversed() }
      },
      difference("snapshot-rotated-1000", within: 2) { _ in
        SnapshotWorld(count: 1_000) { [$0[999]] + $0.dropLast() }
      },
      difference("snapshot-one-more-1e5", within: 2) { _ in
        let items = SnapshotWorld.identities(100_001)
        return SnapshotWorld(
          old: [Array(items[..<100_000])],
          new: [Array(items[..<50_000]) + [items[100_000]] + items[50_000..<100_000]])
      },
      standardDifference, lists("lists-5000", count: 5_000), lists("lists-1e5", count: 100_000),
      editing, lookups,
    ]
  }

  /// Returns a case that compares the difference with the minimum work. It also measures the
  /// difference together with the creation of the new list's snapshot.
  private static func difference(
    _ name: String, within factor: Double?, _ make: @escaping @MainActor (Options) -> SnapshotWorld
  ) -> BenchmarkCase {
    BenchmarkCase(name) { options, comparison in
      let world = make(options)
      comparison.contenders = [
        differenceOfSnapshots(world),
        snapshotAndDifference(world),
        Contender(name: IdentityDictionary.name, operations: 1) {
          IdentityDictionary.build(world.new)
        },
      ]
      let (fewest, count) = (world.fewestOperations, world.operationCount)
      comparison.measures = [
        Measure(policy: "no more operations than needed (\(fewest))", limit: Double(fewest)) { _ in
          Double(count)
        }
      ]
      if let factor {
        comparison.measures.append(.within(factor, of: IdentityDictionary.name))
      }
    }
  }

  private static func differenceOfSnapshots(_ world: SnapshotWorld) -> Contender {
    Contender(name: "kit", operations: 1) {
      let difference = world.newSnapshot.difference(from: world.oldSnapshot)
      return difference.movedRows.count * 0 + world.newSnapshot.numberOfItems
    }
  }

  static func snapshotAndDifference(_ world: SnapshotWorld) -> Contender {
    Contender(name: "kit, with snapshot", operations: 1) {
      let snapshot = SnapshotWorld.snapshot(world.new)
      return snapshot.difference(from: world.oldSnapshot).movedRows.count * 0
        + snapshot.numberOfItems
    }
  }

  static func changesOfLists(_ world: SnapshotWorld) -> Contender {
    Contender(name: "kit", operations: 1) {
      BatchUpdate(from: world.old, to: world.new).operations.count
    }
  }

  /// Returns a case that compares the changes between two lists with those between their snapshots,
  /// which are made for it.
  private static func lists(_ name: String, count: Int) -> BenchmarkCase {
    BenchmarkCase(name) { _, comparison in
      let world = SnapshotWorld(
        count: count, deleted: count / 10, inserted: count / 10, shuffled: count / 50)
      let snapshots = "two snapshots and their difference"
      comparison.contenders = [
        changesOfLists(world),
        Contender(name: snapshots, operations: 1) {
          SnapshotWorld.snapshot(world.new).difference(from: SnapshotWorld.snapshot(world.old))
            .operations.count
        },
      ]
      comparison.measures = [.within(1, of: snapshots)]
    }
  }

  /// The standard library's difference, which runs once because it takes minutes if nearly
  /// everything differs.
  private static var standardDifference: BenchmarkCase {
    BenchmarkCase("snapshot-standard-library") { options, comparison in
      let count = options.quick ? 5_000 : 100_000
      let world = SnapshotWorld(
        count: count, deleted: count / 10, inserted: count / 10, shuffled: count / 50)
      comparison.rounds = options.quick ? 3 : 1
      comparison.contenders = [
        differenceOfSnapshots(world),
        Contender(name: "difference(from:)", operations: 1) {
          world.new[0].difference(from: world.old[0]).count * 0 + world.new[0].count
        },
      ]
      comparison.measures = [.faster(50, than: "difference(from:)")]
    }
  }

  /// The case that measures the insertion and deletion of single items in a long list.
  private static var editing: BenchmarkCase {
    BenchmarkCase("snapshot-edits-1e5") { _, comparison in
      let items = SnapshotWorld.identities(101_000)
      let (old, new) = (Array(items[..<100_000]), Array(items[100_000...]))
      var snapshot = SnapshotWorld.snapshot([old])
      var array = old
      comparison.contenders = [
        Contender(name: "kit", operations: 2_000) {
          for item in new { snapshot.insertItems([item], beforeItem: old[50_000]) }
          for item in new { snapshot.deleteItems([item]) }
          return snapshot.numberOfItems
        },
        Contender(name: "array, no index", operations: 2_000) {
          for item in new { array.insert(item, at: 50_000) }
          for _ in new { array.remove(at: 50_000) }
          return array.count
        },
      ]
    }
  }

  /// The case that measures look-ups of random items and positions.
  private static var lookups: BenchmarkCase {
    BenchmarkCase("snapshot-lookups-1e5") { options, comparison in
      let count = 100_000
      let items = SnapshotWorld.identities(count)
      let snapshot = SnapshotWorld.snapshot([items])
      let rows = SeededGenerator.numbers(options.lookups, in: 0..<count)
      let wanted = rows.map { items[$0] }
      let places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })
      comparison.contenders = [
        Contender(name: "kit, position(of:)", operations: rows.count) {
          wanted.reduce(0) { $0 + (snapshot.position(of: $1)?.row ?? 0) }
        },
        Contender(name: "kit, indexOfItem(_:)", operations: rows.count) {
          wanted.reduce(0) { $0 + (snapshot.indexOfItem($1) ?? 0) }
        },
        Contender(name: "kit, itemIdentifier(at:)", operations: rows.count) {
          zip(rows, wanted).reduce(0) { sum, pair in
            let item = snapshot.itemIdentifier(at: RowPosition(section: 0, row: pair.0))
            return sum + (item == pair.1 ? pair.0 : 0)
          }
        },
        Contender(name: IdentityDictionary.name, operations: rows.count) {
          wanted.reduce(0) { $0 + (places[$1] ?? 0) }
        },
      ]
      comparison.measures = [.time(atMost: 100), .noAllocation]
    }
  }
}
