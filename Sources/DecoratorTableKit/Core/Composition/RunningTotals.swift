/// Counts in a row, with the total of those before each (a Fenwick tree).
struct RunningTotals: Hashable, Sendable {
  /// At *i* + 1, the sum of the counts up to *i*, as many as the lowest bit of *i* + 1 says.
  private var tree: [Int]
  /// The sum of all counts.
  private(set) var total: Int
  /// The highest power of two that is no more than the number of counts.
  private let highestStep: Int

  /// - Parameter counts: The counts, 0 or more.
  /// - Complexity: O(*n*) for *n* counts.
  init(_ counts: [Int]) {
    tree = [0]
    tree.reserveCapacity(counts.count + 1)
    tree += counts
    total = counts.reduce(0, +)
    highestStep = counts.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - counts.count.leadingZeroBitCount)
    for node in tree.indices.dropFirst() {
      let parent = node + (node & -node)
      if parent < tree.count { tree[parent] += tree[node] }
    }
  }

  /// Returns the sum of the counts before one.
  ///
  /// - Complexity: O(log *n*) for *n* counts.
  func total(before index: Int) -> Int {
    var sum = 0
    var node = index
    while node > 0 {
      sum += tree[node]
      node &= node - 1
    }
    return sum
  }

  /// Returns the index of the count that a place falls into, and the place within it. There is
  /// none, and the index is that of no count, for a place from the total on.
  ///
  /// - Parameter place: A place, 0 or more.
  /// - Complexity: O(log *n*) for *n* counts.
  func count(at place: Int) -> (index: Int, offset: Int) {
    var index = 0
    var offset = place
    var step = highestStep
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= offset {
        index = next
        offset -= tree[next]
      }
      step >>= 1
    }
    return (index, offset)
  }

  /// Makes a count larger, or smaller.
  ///
  /// - Complexity: O(log *n*) for *n* counts.
  mutating func add(_ difference: Int, to index: Int) {
    total += difference
    var node = index + 1
    while node < tree.count {
      tree[node] += difference
      node += node & -node
    }
  }
}
