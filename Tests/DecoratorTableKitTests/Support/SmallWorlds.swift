/// Every sorted list of at most `length` numbers in `range`, repetitions included, shortest first.
func multisets(of range: ClosedRange<Int>, upTo length: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { shorter in
      ((shorter.last ?? range.lowerBound)...range.upperBound).map { shorter + [$0] }
    }
    all += longest
  }
  return all
}

extension SeededGenerator {
  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func chance(_ percent: Int) -> Bool { number(in: 1...100) <= percent }

  /// Sorted numbers in `range`, repetitions allowed.
  mutating func anchors(_ count: Int, in range: ClosedRange<Int>) -> [Int] {
    var anchors: [Int] = []
    for _ in 0..<count {
      anchors.append(number(in: range))
    }
    return anchors.sorted()
  }
}
