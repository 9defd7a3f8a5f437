import DecoratorTableKit
import DecoratorTableSources
import Foundation

/// Two lists of identities in sections, and their snapshots.
struct SnapshotWorld {
  let old: [[UUID]]
  let new: [[UUID]]
  let oldSnapshot: TableSnapshot<Int, UUID>
  let newSnapshot: TableSnapshot<Int, UUID>

  init(old: [[UUID]], new: [[UUID]]) {
    self.old = old
    self.new = new
    oldSnapshot = Self.snapshot(old)
    newSnapshot = Self.snapshot(new)
  }

  /// Creates identities in one section, and their changed list.
  init(count: Int, changing change: ([UUID]) -> [UUID]) {
    let old = Self.identities(count)
    self.init(old: [old], new: [change(old)])
  }

  /// Creates identities in sections of equal size, some of which are deleted, inserted or moved at
  /// random.
  init(count: Int, deleted: Int, inserted: Int, shuffled: Int, sections: Int = 1) {
    var generator = SeededGenerator(seed: 1)
    let all = Self.identities(count + inserted)
    let old = Array(all[..<count])
    let gone = Set((0..<count).shuffled(using: &generator).prefix(deleted))
    var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let places = Array(new.indices.shuffled(using: &generator).prefix(shuffled))
    let moved = places.shuffled(using: &generator).map { new[$0] }
    for (place, identity) in zip(places, moved) { new[place] = identity }
    let arrivals = Set(
      (0..<(count - deleted + inserted)).shuffled(using: &generator).prefix(inserted))
    var staying = new.makeIterator()
    var coming = all[count...].makeIterator()
    let list = (0..<(count - deleted + inserted)).compactMap {
      arrivals.contains($0) ? coming.next() : staying.next()
    }
    self.init(old: Self.divided(old, sections), new: Self.divided(list, sections))
  }

  static func snapshot(_ sections: [[UUID]]) -> TableSnapshot<Int, UUID> {
    var snapshot = TableSnapshot<Int, UUID>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  static func identities(_ count: Int) -> [UUID] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { _ in
      var words = (generator.next(), generator.next())
      return withUnsafeBytes(of: &words) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
  }

  private static func divided(_ list: [UUID], _ count: Int) -> [[UUID]] {
    (0..<count).map { part in
      Array(list[(part * list.count / count)..<((part + 1) * list.count / count)])
    }
  }
}

extension SnapshotWorld {
  /// The number of row operations of the difference.
  var operationCount: Int {
    newSnapshot.difference(from: oldSnapshot).operations.count
  }

  /// The minimum number of row operations that lead from one list to the other.
  var fewestOperations: Int {
    let places = Dictionary(
      uniqueKeysWithValues: old.enumerated().flatMap { section, items in
        items.enumerated().map { ($1, RowPosition(section: section, row: $0)) }
      })
    var common = 0
    var kept = 0
    for (section, items) in new.enumerated() {
      let rows = items.compactMap { places[$0] }
      common += rows.count
      kept += Self.longestIncreasingCount(rows.filter { $0.section == section }.map(\.row))
    }
    let counts = (old.reduce(0) { $0 + $1.count }, new.reduce(0) { $0 + $1.count })
    return counts.0 + counts.1 - common - kept
  }

  private static func longestIncreasingCount(_ rows: [Int]) -> Int {
    // The least row in which an ascending chain of i + 1 rows ends, at index i.
    var ends: [Int] = []
    for row in rows {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < row { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(row) } else { ends[low] = row }
    }
    return ends.count
  }
}
