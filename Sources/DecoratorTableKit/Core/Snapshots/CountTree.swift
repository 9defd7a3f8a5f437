/// Numbers in a list, and the sums of the first so many of them (a Fenwick tree).
struct CountTree: Sendable {
  /// At `i` the sum of as many numbers up to number `i` as the lowest bit of `i + 1` says.
  private var sums: [Int] = []

  /// The sum of the first so many numbers.
  ///
  /// - Complexity: O(log *n*); so do all members for each number.
  func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var end = count
    while end > 0 {
      sum += sums[end - 1]
      end &= end - 1
    }
    return sum
  }

  mutating func append(_ number: Int) {
    let end = sums.count + 1
    sums.append(number + sum(ofFirst: end - 1) - sum(ofFirst: end & (end - 1)))
  }

  /// Adds to the number with this index.
  mutating func add(_ change: Int, at index: Int) {
    var end = index + 1
    while end <= sums.count {
      sums[end - 1] += change
      end += end & -end
    }
  }

  /// Takes out all numbers from an index on.
  mutating func removeAll(from index: Int) { sums.removeLast(sums.count - index) }
}
