import DecoratorTableKit

extension NaivePlacement {
  /// Rules that count content or through sections, with an effect on few rows.
  static let countingRules: [NaivePlacement] = [
    .every(1, after: 1, counting: .content), .every(2, after: 0, counting: .content),
    .every(2, after: 1, counting: .content), .every(3, after: 0, counting: .content),
    .plus(.every(1, after: nil, counting: .content), .end),
    .spaced(.plus(.before([1, 2, 3], counting: .content), .end), atLeast: 2, counting: .content),
    .spaced(.every(1, after: 0), atLeast: 2, counting: .content),
    .spaced(.every(1, after: 0, counting: .content), atLeast: 2),
    .spaced(.plus(.every(1, after: 0, counting: .content), .end), atLeast: 2, counting: .content),
    .plus(.every(2, after: 1, counting: .content), .every(3, after: 1)),
    .plus(.every(1, after: 0, counting: .content), .everyTableRows(4, first: nil)),
    .when(
      fewerThan: 3, counting: .content, .every(1, after: nil),
      otherwise: .every(2, after: 1, counting: .content)),
    .every(2, after: 1, through: .allSections),
    .every(2, after: 0, counting: .content, through: .allSections),
    .every(3, after: 1, counting: .content, through: .allSections),
    .limited(.every(1, after: 0, counting: .content, through: .allSections), to: 3),
    .limited(.plus(.every(2, after: 1, through: .allSections), .end), to: 3),
    .plus(.start, .beforeLast(1, counting: .content)),
    .spaced(
      .plus(.every(1, after: 1, counting: .content, through: .allSections), .end), atLeast: 1,
      counting: .content),
    .limited(.every(1, after: 0, counting: .content), to: 2),
  ]
}

extension SeededGenerator {
  /// A random rule for short lists, which mostly counts content or through sections.
  mutating func countingPlacement() -> NaivePlacement {
    var rule = countingTerm()
    for _ in 0..<number(in: 0...2) { rule = .plus(rule, countingTerm()) }
    if chance(20) {
      rule = .when(
        fewerThan: number(in: 0...6), counting: counting(), rule, otherwise: countingTerm())
    }
    if chance(10) { rule = .inSections([0, number(in: 1...3)], rule) }
    if chance(30) { rule = .spaced(rule, atLeast: number(in: 0...4), counting: counting()) }
    if chance(20) { rule = .spaced(rule, atLeast: number(in: 0...4), counting: counting()) }
    if chance(30) { rule = .limited(rule, to: number(in: 0...8)) }
    return rule
  }

  private mutating func counting() -> Placement.Counting { chance(70) ? .content : .rows }

  private mutating func countingTerm() -> NaivePlacement {
    switch number(in: 0...11) {
    case 0: .start
    case 1: .end
    case 2: .tableRows([number(in: 0...3), number(in: 4...9)])
    case 3: .everyTableRows(number(in: 2...6), first: chance(50) ? nil : number(in: 0...4))
    case 4: .before([number(in: 0...3), number(in: 3...9)], counting: counting())
    case 5: .beforeLast(number(in: 0...4), counting: counting())
    case 6...8:
      .every(
        number(in: 1...5), after: chance(30) ? nil : number(in: 0...5), counting: counting(),
        through: .allSections)
    default:
      .every(
        number(in: 1...5), after: chance(30) ? nil : number(in: 0...5), counting: counting())
    }
  }
}
