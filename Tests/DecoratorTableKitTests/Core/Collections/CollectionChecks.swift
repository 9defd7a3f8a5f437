/// Asks a collection all that every random access collection answers, and compares with an array:
/// each index, each pair and each triple of indices, each slice and each part of a slice.
func expectCollection<List: RandomAccessCollection>(
  _ list: List, is elements: [List.Element]
) throws where List.Element: Equatable {
  try expectElements(of: list, are: elements)
  let indices = try allIndices(of: list)
  try expectEqual(Array(list.indices), indices.dropLast(), "indices")
  try expectDistances(in: list, indices)
  try expectLimits(in: list, indices)
  for start in indices.indices {
    for end in start..<indices.count {
      try withEvery("slice", in: [start..<end]) { range in
        let slice = list[indices[start]..<indices[end]]
        try expectElements(of: slice, are: Array(elements[range]))
        try expectEqual(slice.startIndex, indices[start], "the start of the slice")
        try expectEqual(slice.endIndex, indices[end], "the end of the slice")
        for middle in start...end {
          try expectElements(
            of: slice[indices[middle]..<indices[end]], are: Array(elements[middle..<end]))
        }
      }
    }
  }
}

/// Reads all elements, one after the other and by index, forwards and backwards.
func expectElements<List: RandomAccessCollection>(
  of list: List, are elements: [List.Element]
) throws where List.Element: Equatable {
  try expectEqual(list.count, elements.count, "count")
  try expectEqual(list.underestimatedCount, elements.count, "underestimatedCount")
  try expectEqual(list.isEmpty, elements.isEmpty, "isEmpty")
  try expectEqual(list.first, elements.first, "first")
  try expectEqual(list.last, elements.last, "last")
  try expectEqual(Array(list), elements, "the array of all elements")
  try expectEqual(list.reversed(), elements.reversed(), "reversed")
  var iterator = list.makeIterator()
  for (offset, element) in elements.enumerated() {
    try expectEqual(iterator.next(), element, "element \(offset) of an iterator")
  }
  for _ in 0..<2 { try expectEqual(iterator.next(), nil, "what comes after the last element") }
  for (offset, index) in list.indices.enumerated() {
    try expectEqual(list[index], elements[offset], "the element at \(index)")
  }
}

/// Returns all indices, the end included, as `index(after:)` and `index(before:)` find them.
private func allIndices<List: RandomAccessCollection>(of list: List) throws -> [List.Index] {
  var indices = [list.startIndex]
  while let last = indices.last, last != list.endIndex { indices.append(list.index(after: last)) }
  for (above, below) in zip(indices, indices.dropFirst()) {
    try expectEqual(list.index(before: below), above, "the index before \(below)")
    try expectEqual(above < below, true, "whether \(above) is before \(below)")
  }
  return indices
}

private func expectDistances<List: RandomAccessCollection>(
  in list: List, _ indices: [List.Index]
) throws {
  for (from, first) in indices.enumerated() {
    for (to, second) in indices.enumerated() {
      let distance = to - from
      try expectEqual(
        list.distance(from: first, to: second), distance, "the distance from \(first) to \(second)")
      try expectEqual(
        list.index(first, offsetBy: distance), second, "the index \(distance) from \(first)")
      var moved = first
      list.formIndex(&moved, offsetBy: distance)
      try expectEqual(moved, second, "the index formed \(distance) from \(first)")
      try expectEqual(first < second, from < to, "whether \(first) is before \(second)")
      try expectEqual(first == second, from == to, "whether \(first) is \(second)")
    }
  }
}

private func expectLimits<List: RandomAccessCollection>(
  in list: List, _ indices: [List.Index]
) throws {
  for (from, first) in indices.enumerated() {
    for (to, second) in indices.enumerated() {
      for (bound, limit) in indices.enumerated() {
        let distance = to - from
        // A limit behind has no effect.
        let isBeyond =
          distance >= 0 ? bound >= from && bound < to : bound <= from && bound > to
        try expectEqual(
          list.index(first, offsetBy: distance, limitedBy: limit), isBeyond ? nil : second,
          "the index \(distance) from \(first), limited by \(limit)")
      }
    }
  }
}
