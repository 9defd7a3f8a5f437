/// Models that have no row, in ascending order.
struct WaitingModels: Hashable, Sendable {
  private var ranges: [Range<Int>] = []
  /// The number of models.
  private(set) var count = 0

  /// Creates a list of the first `count` models.
  init(count: Int) {
    add(0..<count)
  }

  /// Creates a list of those of the first `count` models that are in none of the ranges.
  ///
  /// - Complexity: O(*r* log *r*) for *r* ranges.
  init(count: Int, without taken: [Range<Int>]) {
    var next = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      add(next..<range.lowerBound)
      next = range.upperBound
    }
    add(next..<count)
  }

  /// Adds models that do not wait yet.
  ///
  /// - Complexity: O(*r*) for *r* ranges.
  mutating func add(_ models: Range<Int>) {
    guard !models.isEmpty else { return }
    count += models.count
    var index = ranges.count
    while index > 0, ranges[index - 1].lowerBound > models.lowerBound { index -= 1 }
    var models = models
    if index < ranges.count, ranges[index].lowerBound == models.upperBound {
      models = models.lowerBound..<ranges[index].upperBound
      ranges.remove(at: index)
    }
    if index > 0, ranges[index - 1].upperBound == models.lowerBound {
      ranges[index - 1] = ranges[index - 1].lowerBound..<models.upperBound
    } else {
      ranges.insert(models, at: index)
    }
  }

  /// Takes the first models out, at most the given number.
  ///
  /// - Complexity: O(*r*) for *r* ranges.
  mutating func takeFirst(_ number: Int) -> [Range<Int>] {
    var taken: [Range<Int>] = []
    var left = number
    while left > 0, let first = ranges.first {
      let end = first.lowerBound + min(left, first.count)
      taken.append(first.lowerBound..<end)
      left -= end - first.lowerBound
      count -= end - first.lowerBound
      if end == first.upperBound {
        ranges.removeFirst()
      } else {
        ranges[0] = end..<first.upperBound
      }
    }
    return taken
  }
}
