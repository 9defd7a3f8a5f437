extension [Int] {
  /// The indices of a longest subsequence whose numbers increase.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) if all of them increase.
  func longestIncreasingSubsequence() -> [Int] {
    if zip(self, dropFirst()).allSatisfy(<) { return Array(indices) }
    // For each length the smallest number that ends a subsequence of it, and where that number is.
    var smallest: [Int] = []
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in enumerated() {
      let length = smallest.firstIndex(atLeast: value)
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == smallest.count {
        smallest.append(value)
        ends.append(index)
      } else {
        smallest[length] = value
        ends[length] = index
      }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(index)
      next = previous[index]
    }
    return result.reversed()
  }
}
