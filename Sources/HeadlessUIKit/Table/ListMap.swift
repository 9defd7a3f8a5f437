/// Where the elements of a list are after some of them were taken out and others put in.
///
/// Those that are kept keep their order, and fill the places that the new ones leave.
struct ListMap: Hashable, Sendable {
  /// The elements that are taken out, counted before, ascending.
  private(set) var removed: [Int]
  /// The elements that are put in, counted after, ascending.
  private(set) var added: [Int]
  private var successors: [Int: Int] = [:]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - removed: what is taken out, counted before, in any order.
  ///   - added: what is put in, counted after, in any order.
  ///   - replaced: what is taken out and gets a successor at its place, counted before.
  /// - Complexity: O(*m* log *m*) in the number of elements named.
  init(removed: [Int] = [], added: [Int] = [], replaced: [Int] = []) {
    self.removed = removed.sorted()
    self.added = added.sorted()
    guard !replaced.isEmpty else { return }
    for before in replaced {
      if let after = index(after: before) { successors[before] = after }
    }
    self.removed = (removed + successors.keys).sorted()
    self.added = (added + successors.values).sorted()
  }

  /// Whether nothing is taken out or put in.
  var isIdentity: Bool { removed.isEmpty && added.isEmpty }

  /// Where an element is after; nil if it was taken out.
  ///
  /// - Complexity: O(log *m*) in the number of changes.
  func index(after index: Int) -> Int? { Self.index(index, leaving: removed, entering: added) }

  /// Where an element was before; nil if it was put in.
  ///
  /// - Complexity: O(log *m*) in the number of changes.
  func index(before index: Int) -> Int? { Self.index(index, leaving: added, entering: removed) }

  /// Where the successor of a replaced element is after; nil for any other.
  func successor(of index: Int) -> Int? { successors[index] }

  /// Where a gap between elements is after: behind the kept element that it was behind.
  ///
  /// - Complexity: O(log *m*) in the number of changes.
  func gap(after gap: Int) -> Int {
    let kept = gap - Self.count(in: removed, below: gap)
    return kept == 0 ? 0 : Self.place(ofFree: kept - 1, among: added) + 1
  }

  private static func index(_ index: Int, leaving: [Int], entering: [Int]) -> Int? {
    let gone = count(in: leaving, below: index)
    if gone < leaving.count, leaving[gone] == index { return nil }
    return place(ofFree: index - gone, among: entering)
  }

  /// How many numbers of an ascending list are less than a number.
  private static func count(in list: [Int], below number: Int) -> Int {
    partition(list.count) { list[$0] < number }
  }

  /// Of the numbers that are not in an ascending list, the one of this rank.
  private static func place(ofFree rank: Int, among taken: [Int]) -> Int {
    // Before the i-th taken number there are taken[i] - i free ones.
    rank + partition(taken.count) { taken[$0] - $0 <= rank }
  }

  /// The first index of which a condition no longer holds that holds for the first ones.
  private static func partition(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(middle) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
