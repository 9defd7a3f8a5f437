/// A list of numbers that sums its first elements quickly (a Fenwick tree).
struct CountTree: Sendable {
  /// The sums of some numbers. The sum at `i` ends with number `i`, and covers as many numbers as
  /// the lowest bit of `i + 1` says.
  private var sums: [Int] = []

  /// Returns the sum of the first `count` numbers.
  ///
  /// - Complexity: O(log *n*). The same holds for each number that another member changes.
  func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var end = count
    while end > 0 {
      sum += sums[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// Appends a number.
  ///
  /// - Complexity: O(1) amortized.
  mutating func append(_ number: Int) {
    let first = sums.count & (sums.count + 1)
    var sum = number
    var end = sums.count
    while end > first {
      sum += sums[end - 1]
      end &= end - 1
    }
    sums.append(sum)
  }

  /// Adds to the number with this index.
  mutating func add(_ change: Int, at index: Int) {
    var end = index + 1
    while end <= sums.count {
      sums[end - 1] += change
      end += end & -end
    }
  }

  /// Removes all numbers from an index on.
  mutating func removeAll(from index: Int) { sums.removeLast(sums.count - index) }
}
