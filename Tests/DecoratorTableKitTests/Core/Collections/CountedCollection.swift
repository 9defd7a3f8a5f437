/// A collection that counts how often its elements are read, and how far its indices move.
struct CountedCollection: RandomAccessCollection {
  final class Counter {
    var reads = 0
    var steps = 0
    var iterations = 0
  }

  let count: Int
  let counter = Counter()

  var startIndex: Int { 1000 }
  var endIndex: Int { 1000 + count }

  subscript(index: Int) -> Int {
    counter.reads += 1
    return index - 1000
  }

  func index(after index: Int) -> Int {
    counter.steps += 1
    return index + 1
  }

  func index(before index: Int) -> Int {
    counter.steps += 1
    return index - 1
  }

  func index(_ index: Int, offsetBy distance: Int) -> Int {
    counter.steps += 1
    return index + distance
  }

  func makeIterator() -> AnyIterator<Int> {
    counter.iterations += 1
    let count = count
    var next = 0
    return AnyIterator {
      defer { next += 1 }
      return next < count ? next : nil
    }
  }
}
