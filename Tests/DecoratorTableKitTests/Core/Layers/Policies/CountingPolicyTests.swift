import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Policies of rules that count content, around other layers")
struct CountingPolicyTests {
  /// The layers inside the one that counts.
  private enum Inside: CaseIterable {
    case daysThatFollowContent, daysThatFollowTheRule, daysThatKeepRows, hidden, sections, groups
    case daysAroundHidden

    /// Adds the layers to a stack.
    func add(to stack: inout LayerStackRun) {
      switch self {
      case .daysThatFollowContent: stack.add(.followContent, rows: .every(2, after: 0))
      case .daysThatFollowTheRule: stack.add(.followRule, rows: .every(2, after: 0))
      case .daysThatKeepRows: stack.add(.keepRow, rows: .tableRows([0, 1, 3]))
      case .hidden:
        stack.add(LayerRule(hidingWhere: { ($0.row + $0.section) % 3 == 1 }, asking: .rows))
      case .sections:
        stack.add(
          .followContent, rows: .plus(.start, .end), sections: .every(1, after: 0), models: 3,
          addedSectionRowCounts: [1, 2, 0])
      case .groups: stack.add(LayerRule(groupsBy: { $0.row / 2 }, asking: .rows))
      case .daysAroundHidden:
        stack.add(LayerRule(hidingWhere: { $0.row % 3 == 0 }, asking: .rows))
        stack.add(.followContent, rows: .plus(.every(2, after: 1), .end))
      }
    }
  }

  private static let sectionRules: [NaivePlacement] = [
    .none, .every(2, after: 1, counting: .content), .none, .before([1], counting: .content),
    .none, .limited(.every(1, after: 0, counting: .content, through: .allSections), to: 2),
    .none, .beforeLast(1, counting: .content),
    .spaced(.every(1, after: 0), atLeast: 2, counting: .content),
  ]

  /// Every layer that counts, around every one inside, around some content, as a function that
  /// makes them.
  private func withEveryStack(
    around content: ContentWorld, _ policy: ContentPolicy,
    _ body: (_ make: () -> LayerStackRun) throws -> Void
  ) throws {
    var turn = 0
    try withEvery("inside", in: Inside.allCases) { inside in
      try withEvery("rule", in: NaivePlacement.countingRules) { rule in
        // Each rule meets other numbers of models, and other sections.
        turn += 1
        let (sections, models) = (Self.sectionRules[turn % 9], [nil, 2, nil, 20][turn % 4])
        let hasSlots = turn % 5 == 0
        try withEvery("models, sections", in: [(models, sections)]) { _ in
          try body {
            var stack = LayerStackRun(around: content)
            inside.add(to: &stack)
            if hasSlots {
              stack.add(policy, slots: rule)
            } else {
              stack.add(
                policy, rows: rule, sections: sections, models: models,
                addedSectionRowCounts: [1, 0])
            }
            return stack
          }
        }
      }
    }
  }

  /// Some content, and what can happen to it.
  private struct Content {
    let world: ContentWorld
    var single: [SmallSectionChange]
    var pairs: [SmallSectionChange] = []

    init(_ counts: [Int]) {
      var thinning = Thinning(to: 11)
      let operations = BatchUpdate.Operation.all(for: counts)
      world = ContentWorld(
        NaiveBatch.rows(counts).enumerated().map {
          ContentWorld.Section(identity: $0.offset, rows: $0.element)
        })
      single = operations.compactMap { SmallSectionChange(of: counts, [$0]) }
      for (index, first) in operations.enumerated() {
        for second in operations[(index + 1)...] where thinning.takesNext() {
          pairs += [SmallSectionChange(of: counts, [first, second])].compactMap { $0 }
        }
      }
    }
  }

  private static let contents = [[3], [2, 1], [0, 2], [1, 1, 1], [5]].map(Content.init)

  @Test(
    "Every operation and pairs of them, around up to three sections",
    arguments: ContentPolicy.allCases)
  func operations(policy: ContentPolicy) throws {
    var turn = 0
    for content in Self.contents {
      try withEveryStack(around: content.world, policy) { make in
        turn += 1
        let single = Thinning.some(content.single, of: turn, debug: 211, release: 7)
        let pairs = Thinning.some(content.pairs, of: turn, debug: 61, release: 13)
        try withEvery("change", in: single + pairs) { change in
          var stack = make()
          try stack.follow(change.world, change.update)
        }
      }
    }
  }

  @Test("Models and sections that are inserted and removed", arguments: ContentPolicy.allCases)
  func models(policy: ContentPolicy) throws {
    var (seed, thinning) = (UInt64(0), Thinning(to: 5))
    for content in Self.contents {
      for rows in NaivePlacement.countingRules {
        for sections in Self.sectionRules where !sections.isNone {
          seed += 1
          guard thinning.takesNext() else { continue }
          var stack = LayerStackRun(around: content.world)
          Inside.sections.add(to: &stack)
          // One section to begin with: others are inserted into the slots that are free.
          stack.add(
            policy, rows: rows, sections: sections, models: seed % 4 == 1 ? nil : 2,
            addedSectionRowCounts: [1])
          try withEverySeed(seed..<seed + 1) { generator in
            try withEvery("rules", in: ["\(rows), sections \(sections)"]) { _ in
              try withEvery("step", in: 0..<6) { _ in
                try stack.changeModels(ofLayer: 1, using: &generator)
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "Runs of rows that are inserted and deleted in one section", arguments: ContentPolicy.allCases)
  func runs(policy: ContentPolicy) throws {
    var turn = 0
    for count in 0...5 {
      let edits =
        ListEdit.all(count: count, insertingUpTo: 3) + ListEdit.allMoving(count: count)
      let content = ContentWorld(rowCounts: [count])
      try withEveryStack(around: content, policy) { make in
        turn += 1
        let edits = Thinning.some(edits, of: turn, debug: 997, release: 61)
        try withEvery("change", in: edits) { edit in
          let (world, update) = edit.applied(to: content)
          var stack = make()
          try stack.follow(world, update)
        }
      }
    }
  }
}

extension NaivePlacement {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
