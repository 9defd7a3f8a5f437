/// An item from which others are counted, by their distance.
protocol Countable: Equatable, Sendable {
  func advanced(by distance: Int) -> Self
}

extension Int: Countable {}

/// The origin of a row in a list after a change.
enum RowSource: Countable {
  /// It was at this place before.
  case old(RowPosition)
  /// It was not there.
  case new

  func advanced(by distance: Int) -> RowSource {
    switch self {
    case .old(let row): .old(RowPosition(section: row.section, row: row.row + distance))
    case .new: .new
    }
  }
}

/// Items that follow each other in counting order.
struct CountedRun<Item: Countable>: Equatable, Sendable {
  /// The first of them.
  var first: Item
  /// The number of items.
  var count: Int

  /// Returns the items from the one with this index.
  func dropFirst(_ index: Int) -> Self {
    CountedRun(first: first.advanced(by: index), count: count - index)
  }

  /// Returns the items up to the one with this index.
  func prefix(_ index: Int) -> Self { CountedRun(first: first, count: index) }
}

extension Array {
  /// Appends items to runs, to the last run if they go on where it ends.
  mutating func appendRun<Item>(_ run: CountedRun<Item>) where Element == CountedRun<Item> {
    guard run.count > 0 else { return }
    if let last, last.first.advanced(by: last.count) == run.first {
      self[count - 1].count += run.count
    } else {
      append(run)
    }
  }
}

/// A list that is edited, as an array of runs: a list of a million rows is one, until it changes.
///
/// An edit of any number of items is one walk over the runs.
struct CountedSequence<Item: Countable>: Sendable {
  /// All items in order, in as few runs as possible.
  private(set) var runs: [CountedRun<Item>]
  /// The number of items.
  private(set) var count: Int

  /// Creates a list of the items of one run.
  init(_ run: CountedRun<Item>) {
    runs = run.count > 0 ? [run] : []
    count = run.count
  }

  /// Takes out items.
  ///
  /// - Parameter indices: The indices of the items in `0..<count`, ascending.
  /// - Returns: The items, in their order.
  /// - Complexity: O(runs + *m*) for *m* items.
  mutating func remove(at indices: [Int]) -> [Item] {
    var (removed, kept): ([Item], [CountedRun<Item>]) = ([], [])
    var indices = indices[...]
    count -= indices.count
    var start = 0
    for run in runs {
      var rest = run
      while let index = indices.first, index - start < rest.count {
        kept.appendRun(rest.prefix(index - start))
        removed.append(rest.first.advanced(by: index - start))
        rest = rest.dropFirst(index - start + 1)
        start = index + 1
        indices.removeFirst()
      }
      kept.appendRun(rest)
      start += rest.count
    }
    runs = kept
    return removed
  }

  /// Puts in items.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - indices: The index of each item after all of them are in the list, ascending.
  /// - Complexity: O(runs + *m*) for *m* items.
  mutating func insert(_ items: [Item], at indices: [Int]) {
    var placed: [CountedRun<Item>] = []
    var pending = zip(indices, items).makeIterator()
    var next = pending.next()
    var index = 0
    for run in runs {
      var rest = run
      while let (target, item) = next, target - index < rest.count {
        placed.appendRun(rest.prefix(target - index))
        placed.appendRun(CountedRun(first: item, count: 1))
        rest = rest.dropFirst(target - index)
        index = target + 1
        next = pending.next()
      }
      placed.appendRun(rest)
      index += rest.count
    }
    while let (_, item) = next {
      placed.appendRun(CountedRun(first: item, count: 1))
      next = pending.next()
    }
    runs = placed
    count += items.count
  }

  /// All items in order.
  var items: [Item] {
    runs.flatMap { run in (0..<run.count).map { run.first.advanced(by: $0) } }
  }

  /// Returns items.
  ///
  /// - Parameter indices: The indices of the items in `0..<count`, ascending.
  /// - Complexity: O(runs + *m*) for *m* items.
  func items(at indices: [Int]) -> [Item] {
    var copy = self
    return copy.remove(at: indices)
  }
}
