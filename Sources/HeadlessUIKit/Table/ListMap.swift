/// The positions of a list's elements after some were removed and others inserted.
///
/// Kept elements keep their order, and fill the places that the new ones leave.
struct ListMap: Hashable, Sendable {
  /// The removed elements, counted before, ascending.
  private(set) var removed: [Int]
  /// The inserted elements, counted after, ascending.
  private(set) var added: [Int]
  private var successors: [Int: Int] = [:]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - removed: the removed elements, counted before, in any order.
  ///   - added: the inserted elements, counted after, in any order.
  ///   - replaced: the elements that get a successor at their place, counted before.
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

  /// Whether nothing is removed or inserted.
  var isIdentity: Bool { removed.isEmpty && added.isEmpty }

  /// Returns an element's index after the change; nil if it was removed.
  ///
  /// - Complexity: O(log *m*) in the number of changes.
  func index(after index: Int) -> Int? { Self.index(index, leaving: removed, entering: added) }

  /// Returns an element's index before the change; nil if it was inserted.
  ///
  /// - Complexity: O(log *m*) in the number of changes.
  func index(before index: Int) -> Int? { Self.index(index, leaving: added, entering: removed) }

  /// Returns the index after the change of a replaced element's successor; nil for any other.
  func successor(of index: Int) -> Int? { successors[index] }

  /// Returns a gap between elements after the change: still behind the kept element in front of it.
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

  /// Returns how many numbers of an ascending list are less than a number.
  private static func count(in list: [Int], below number: Int) -> Int {
    partition(list.count) { list[$0] < number }
  }

  /// Returns the number with a rank among those that an ascending list does not contain.
  private static func place(ofFree rank: Int, among taken: [Int]) -> Int {
    // Before the i-th taken number there are taken[i] - i free ones.
    rank + partition(taken.count) { taken[$0] - $0 <= rank }
  }

  /// Returns the first index for which a condition fails that holds for all before it.
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
