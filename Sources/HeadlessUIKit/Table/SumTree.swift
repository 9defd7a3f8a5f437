import Foundation

/// A list of lengths that finds the beginning of each and the length at an offset.
///
/// It is a complete binary tree in one array. A changed length recomputes the sums above it from
/// their two children, so that rounding errors do not accumulate.
struct SumTree: Hashable, Sendable {
  /// The number of lengths.
  let count: Int
  private let capacity: Int
  private var nodes: [CGFloat]

  /// Creates a tree of the given lengths.
  ///
  /// - Complexity: O(*n*) in the number of lengths.
  init(_ lengths: some Sequence<CGFloat>) {
    let leaves = Array(lengths)
    var capacity = 1
    while capacity < leaves.count { capacity *= 2 }
    var nodes = [CGFloat](repeating: 0, count: capacity)
    nodes.append(contentsOf: leaves)
    nodes.append(contentsOf: repeatElement(0, count: capacity - leaves.count))
    for parent in stride(from: capacity - 1, to: 0, by: -1) {
      nodes[parent] = nodes[2 * parent] + nodes[2 * parent + 1]
    }
    count = leaves.count
    self.capacity = capacity
    self.nodes = nodes
  }

  /// The sum of all lengths.
  var total: CGFloat { nodes[1] }

  /// The length at an index.
  ///
  /// - Complexity: O(1) to read, O(log *n*) to write.
  subscript(index: Int) -> CGFloat {
    get { nodes[capacity + index] }
    set {
      var node = capacity + index
      nodes[node] = newValue
      while node > 1 {
        node /= 2
        nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
      }
    }
  }

  /// Returns the sum of the lengths before an index in `0...count`.
  ///
  /// - Complexity: O(log *n*).
  func sum(before index: Int) -> CGFloat {
    guard index < capacity else { return total }
    var sum: CGFloat = 0
    var node = 1
    var width = capacity
    var remaining = index
    while width > 1 {
      width /= 2
      node *= 2
      if remaining >= width {
        sum += nodes[node]
        node += 1
        remaining -= width
      }
    }
    return sum
  }

  /// Returns the first index whose length ends after `offset`, and the remaining offset inside it.
  ///
  /// - Returns: The index, which is `count` if everything ends at or before the offset.
  /// - Complexity: O(log *n*).
  func firstIndex(endingAfter offset: CGFloat) -> (index: Int, remainder: CGFloat) {
    guard offset < total else { return (count, offset - total) }
    var node = 1
    var remainder = offset
    while node < capacity {
      node *= 2
      // An empty right half is never entered, however the remainder was rounded.
      if remainder >= nodes[node], nodes[node + 1] > 0 {
        remainder -= nodes[node]
        node += 1
      }
    }
    return (node - capacity, remainder)
  }
}
