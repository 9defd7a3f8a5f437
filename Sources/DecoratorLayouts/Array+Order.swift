// Look-ups by bisection in arrays whose elements are in ascending order.

extension Array {
  /// Returns the index of the first element for which `predicate` holds, or the number of elements
  /// if it holds for none. All elements for which it does not hold must come first.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func firstIndexInOrder(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) >> 1
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// Returns the index of the first element from `value` on, in an array in ascending order.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func firstIndex(atLeast value: Element) -> Int {
    firstIndexInOrder { $0 >= value }
  }

  /// Returns the index of the last element up to `value`, in an array in ascending order; -1 if
  /// there is none.
  ///
  /// - Complexity: O(log *n*)
  func lastIndex(atMost value: Element) -> Int { firstIndexInOrder { $0 > value } - 1 }

  /// Returns whether an array in ascending order contains `value`.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func containsInOrder(_ value: Element) -> Bool {
    let index = firstIndex(atLeast: value)
    return index < count && self[index] == value
  }

  /// Inserts elements in any order into an array in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements of both.
  mutating func insertInOrder(contentsOf elements: some Sequence<Element>) {
    append(contentsOf: elements)
    sortIfNeeded()
  }

  /// Removes all but one of elements that are equal, from an array in ascending order.
  mutating func removeRepetitions() {
    var last: Element?
    removeAll { element in
      defer { last = element }
      return element == last
    }
  }

  /// Whether the array is in ascending order. Elements may be equal.
  var isInOrder: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }

  /// Sorts the array. For an array in ascending order this costs one comparison per element.
  mutating func sortIfNeeded() {
    if !isInOrder { sort() }
  }
}

extension [Int] {
  /// Returns the index of the first element from `value` on, in an array in ascending order, as
  /// `firstIndex(atLeast:)` does. Not inlined, so that the look-ups of layouts stay short.
  ///
  /// - Complexity: O(log *n*)
  @usableFromInline
  @inline(never)
  func count(below value: Int) -> Int { count(below: value, rises: false) }

  /// Returns the number of elements with at most `index` numbers above them that are not in this
  /// array. The array must be in strictly ascending order, from 0 on.
  ///
  /// - Complexity: O(log *n*)
  @usableFromInline
  @inline(never)
  func count(upToFree index: Int) -> Int { count(below: index &+ 1, rises: true) }

  /// Returns the number with an index among those that are not in this array. The array must be in
  /// strictly ascending order, from 0 on.
  ///
  /// - Complexity: O(log *n*)
  func missingValue(at index: Int) -> Int { index + count(upToFree: index) }

  /// Returns the number of elements below a bound, which may rise by 1 from element to element.
  ///
  /// It is branch-free: which half is next is random, and a branch would be mispredicted every
  /// other time. The sign of a difference selects it.
  @inline(__always)
  private func count(below first: Int, rises: Bool) -> Int {
    withUnsafeBufferPointer { elements in
      var low = 0
      var length = elements.count
      while length != 0 {
        let half = (length &+ 1) >> 1
        let middle = low &+ half &- 1
        let bound = rises ? first &+ middle : first
        low &+= half & (elements[middle] &- bound) >> (Int.bitWidth - 1)
        length &-= half
      }
      return low
    }
  }
}
