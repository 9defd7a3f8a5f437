extension SeededGenerator {
  /// A random rule, at most `depth` combinations deep.
  mutating func placement(depth: Int) -> NaivePlacement {
    let isCombined = depth > 0 && number(in: 0...9) < 7
    return isCombined ? combination(depth: depth - 1) : term()
  }

  private mutating func combination(depth: Int) -> NaivePlacement {
    switch number(in: 0...6) {
    case 0: .limited(placement(depth: depth), to: number(in: 0...30))
    case 1: .spaced(placement(depth: depth), atLeast: number(in: 0...8))
    case 2:
      .when(
        fewerThan: number(in: 0...200), placement(depth: depth),
        otherwise: placement(depth: depth))
    case 3: .inSections(Set(numbers(2, in: 0...2)), placement(depth: depth))
    default: .plus(placement(depth: depth), placement(depth: depth))
    }
  }

  private mutating func term() -> NaivePlacement {
    switch number(in: 0...8) {
    case 0: .tableRows(numbers(number(in: 0...12), in: 0...60))
    case 1: .everyTableRows(number(in: 2...20), first: number(in: 0...40))
    case 2: .everyTableRows(number(in: 2...20), first: nil)
    case 3: .before(numbers(number(in: 0...12), in: 0...200))
    case 4: .every(number(in: 1...20), after: number(in: 0...40))
    case 5: .every(number(in: 1...20), after: nil)
    case 6: .beforeLast(number(in: 0...20))
    case 7: .between(Set(numbers(40, in: 0...300)))
    default: number(in: 0...1) == 0 ? .start : .end
    }
  }

  private mutating func numbers(_ count: Int, in range: ClosedRange<Int>) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<count {
      numbers.append(number(in: range))
    }
    return numbers
  }
}
