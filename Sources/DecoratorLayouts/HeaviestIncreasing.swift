extension [Int] {
  /// Returns the heaviest strictly ascending subsequence. With equal weights it is the longest
  /// increasing subsequence.
  ///
  /// - Parameter weights: The weight of each element, more than 0.
  /// - Returns: The indices of the elements to keep, ascending.
  /// - Complexity: O(*n* log *n*); O(*n*) for elements that are in order.
  func indicesOfHeaviestIncreasing(weights: [Int]) -> [Int] {
    if zip(self, dropFirst()).allSatisfy({ $0 < $1 }) { return Array(indices) }
    // The elements are sorted by size. The tree has the best chain that ends in one of the smallest
    // elements. Of two equal elements the later comes first, so that it cannot follow the other.
    let order = indices.sorted { (self[$0], $1) < (self[$1], $0) }
    var rank = [Int](repeating: 0, count: count)
    for (position, index) in order.enumerated() { rank[index] = position }
    var chains = BestPrefixes(count: count)
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      let best = chains.best(before: rank[index])
      previous[index] = best.index
      chains.offer(weight: best.weight + weights[index], index: index, at: rank[index])
    }
    var kept: [Int] = []
    var index = chains.best(before: count).index
    while index >= 0 {
      kept.append(index)
      index = previous[index]
    }
    return kept.reversed()
  }
}

/// The heaviest entry before each of a number of places (a Fenwick tree of maxima).
private struct BestPrefixes {
  private var tree: [(weight: Int, index: Int)]

  init(count: Int) {
    tree = Array(repeating: (0, -1), count: count + 1)
  }

  /// Returns the heaviest entry at a place before `place`; weight 0 and index -1 if there is none.
  func best(before place: Int) -> (weight: Int, index: Int) {
    var best = (weight: 0, index: -1)
    var node = place
    while node > 0 {
      if tree[node].weight > best.weight { best = tree[node] }
      node &= node - 1
    }
    return best
  }

  mutating func offer(weight: Int, index: Int, at place: Int) {
    var node = place + 1
    while node < tree.count {
      if weight > tree[node].weight { tree[node] = (weight, index) }
      node += node & -node
    }
  }
}
