import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The policy that suits a placement")
struct UsualPolicyTests {
  @Test(
    "Places that are counted move with the content",
    arguments: [
      .every(6), .every(1), .every(6, after: 0), .everyTableRows(3), .everyTableRows(2, first: 0),
      .before(1), .before(contentRows: [0, 4]), .beforeLast(1), .tableRows([2]),
      .tableRows([0, 5]),
      .start + .every(6), .every(6) + .end, .every(6).limited(to: 3), .every(6).inSection(0),
      .when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end),
      .when(fewerThan: 4, .every(2), otherwise: .end), .end + .before(2).exceptInSections([1]),
      .between { _, _ in true } + .before(3), .every(6, counting: .content),
      .every(6, after: 2, through: .allSections), .before(1, counting: .content),
      .beforeLast(1, counting: .content),
    ] as [Placement])
  func counted(placement: Placement) {
    #expect(placement.usualPolicy == .followContent)
    #expect(
      LayerState(rule: .init(rows: placement, supply: .models(1)), rowCounts: [9]).policy
        == .followContent)
  }

  @Test(
    "Places that any content has are those of the rule",
    arguments: [
      .start, .end, .before(0), .tableRows([0]), .beforeLast(0), .start + .end, .none,
      .between { _, _ in true }, .beforeGroups { $0.row / 3 }, .start + .between { _, _ in true },
      .between { _, _ in true }.limited(to: 3), .beforeGroups { $0.row }.spaced(atLeast: 4),
      .start.inSections([0, 2]), .end.inSections { $0 > 7 },
      .when(fewerThan: 9, .start, otherwise: .end), .before(contentRows: [Int]()),
      .before(0, counting: .content), .beforeLast(0, counting: .content),
      .start.spaced(atLeast: 4, counting: .content),
      .when(fewerThan: 9, counting: .content, .start, otherwise: .end),
    ] as [Placement])
  func named(placement: Placement) {
    #expect(placement.usualPolicy == .followRule)
    #expect(
      LayerState(rule: .init(rows: placement, supply: .everySlot), rowCounts: [9]).policy
        == .followRule)
  }

  @Test("However rules are combined, one place that is counted decides")
  func combinations() throws {
    var found: Set<ContentPolicy> = []
    try withEverySeed(0..<5000) { generator in
      let naive = generator.placement(depth: 3)
      let policy = naive.placement.usualPolicy
      found.insert(policy)
      try expectEqual(policy, naive.counts ? .followContent : .followRule, "\(naive)")
    }
    #expect(found == [.followRule, .followContent])
  }

  @Test("The places of the sections decide only where there are none of rows")
  func sections() {
    func policy(rows: Placement, sections: Placement) -> ContentPolicy? {
      let rule = LayerRule(
        rows: rows, supply: .everySlot, sections: sections, addedSectionRowCounts: [1])
      return LayerState(rule: rule, rowCounts: [3, 3]).policy
    }
    #expect(policy(rows: .none, sections: .before(1)) == .followContent)
    #expect(policy(rows: .none, sections: .start) == .followRule)
    #expect(policy(rows: .start, sections: .before(1)) == .followRule)
    #expect(policy(rows: .every(2), sections: .end) == .followContent)
  }

  @Test("Groups and hidden rows have no policy to choose, and one that is chosen is kept")
  func others() {
    let groups = LayerRule(groupsBy: { $0.row / 2 })
    #expect(LayerState(rule: groups, rowCounts: [9]).policy == nil)
    #expect(LayerState(rule: LayerRule(hidingWhere: nil), rowCounts: [9]).policy == nil)
    let rule = LayerRule(rows: .every(2), supply: .models(2))
    for policy in ContentPolicy.allCases {
      #expect(LayerState(rule: rule, policy: policy, rowCounts: [9]).policy == policy)
    }
  }
}

extension NaivePlacement {
  /// Whether a place is so many rows away from the first or the last one.
  fileprivate var counts: Bool {
    switch self {
    case .none, .start, .end, .between: false
    case .every, .everyTableRows: true
    case .tableRows(let rows), .before(let rows, _): rows.filter { $0 != 0 }.count > 0
    case .beforeLast(let count, _): count != 0
    case .plus(let first, let second), .when(_, _, let first, let second):
      first.counts || second.counts
    case .limited(let placement, _), .spaced(let placement, _, _), .inSections(_, let placement):
      placement.counts
    }
  }
}
