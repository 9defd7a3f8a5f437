/// An item from which others are counted, by their distance.
protocol Countable: Equatable, Sendable {
  func advanced(by distance: Int) -> Self
}

extension Int: Countable {}

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
