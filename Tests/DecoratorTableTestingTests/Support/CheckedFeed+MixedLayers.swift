import DecoratorTableKit
import Foundation

@testable import DecoratorTableTesting

extension CheckedFeed {
  /// Adds layers of all kinds, most times one that hides rows among them.
  func addMixedLayers(_ counts: ClosedRange<Int>, using generator: inout SeededGenerator) {
    let count = Int.random(in: counts, using: &generator)
    let hiding = Int.random(in: 0..<count + 1, using: &generator)
    for index in 0..<count {
      let rule = Self.rules[Int.random(in: Self.rules.indices, using: &generator)]
      let policy = ContentPolicy.allCases[Int.random(in: 0..<3, using: &generator)]
      let name = "layer \(index) of \(count)"
      switch index == hiding ? 0 : Int.random(in: 0..<8, using: &generator) {
      case 0: addHiding(named: name)
      case 1: addSeparators(placed: rule, policy: policy, named: name)
      case 2 where index == 0: addGroups(kinds: 3, named: name)
      case 3 where !hasSections: addSections(placed: .start + .every(2), policy: policy)
      case 4 where more == nil:
        addShowMore(named: name, first: Int.random(in: 0...3, using: &generator))
      case 5 where supply == nil:
        addReserved(2, placed: rule, policy: policy, named: name)
      default:
        let ads = Int.random(in: 0...5, using: &generator)
        addAds(ads, placed: rule, policy: policy, named: name)
      }
    }
  }

  /// Rules of all kinds.
  static let rules: [Placement] = [
    .every(2, after: 1), .start + .every(3), .end + .before(2), .tableRows([1, 4]), .every(4), .end,
    .everyTableRows(3), .beforeLast(1), .when(fewerThan: 4, .end, otherwise: .every(3)),
    Placement.every(2).limited(to: 3), (Placement.start + .every(2)).spaced(atLeast: 3),
    Placement.every(3).inSections([0, 2]) + Placement.start.inSection(1), .tableRows([0]) + .end,
    // An answer is remembered, so it must not depend on the numbers of the rows.
    .between { _, _ in true },
    .every(3, after: 1, counting: .content), .every(4, through: .allSections),
    .every(2, after: 3, counting: .content, through: .allSections).limited(to: 4),
    (Placement.before(2, counting: .content) + .every(2)).spaced(atLeast: 2, counting: .content),
  ]
}
