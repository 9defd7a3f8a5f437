extension Array {
  /// The index of the first element for which `predicate` holds, in an array whose elements for which
  /// it does not hold all come first; the number of elements if it holds for none.
  ///
  /// - Complexity: O(log *n*)
  func firstIndexInOrder(where predicate: (Element) -> Bool) -> Int {
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
  /// Inserts an element into an array in ascending order, after all that equal it.
  ///
  /// - Complexity: O(1) for an element that belongs at the end, else O(*n*).
  mutating func insertInOrder(_ element: Element) {
    guard let last, element < last else {
      append(element)
      return
    }
    insert(element, at: firstIndexInOrder { $0 > element })
  }
}
