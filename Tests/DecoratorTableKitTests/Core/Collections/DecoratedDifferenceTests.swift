import DecoratedCollections
import DecoratorTableKit
import Testing

@Suite("Differences of decorated collections")
struct DecoratedDifferenceTests {
  private typealias List = DecoratedCollection<[Int], [String]>

  /// All lists of different elements, in any order.
  private static func arrangements(of count: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    var longest = lists
    for _ in 0..<count {
      longest = longest.flatMap { list in
        (0..<count).filter { !list.contains($0) }.map { list + [$0] }
      }
      lists += longest
    }
    return lists
  }

  /// All lists of two elements that may repeat.
  private static func repetitions(upTo count: Int) -> [[Int]] {
    var lists: [[Int]] = [[]]
    var longest = lists
    for _ in 0..<count {
      longest = longest.flatMap { [$0 + [0], $0 + [1]] }
      lists += longest
    }
    return lists
  }

  private static let rules: [NaivePlacement] = [
    .every(2, after: 1), .every(1, after: 0), .plus(.start, .end), .everyTableRows(2, first: nil),
    .before([1, 2, 5]), .beforeLast(1), .when(fewerThan: 3, .none, otherwise: .tableRows([0, 3])),
  ]

  private static let models = [
    [], ["a"], ["a", "b", "c"], ["b", "a"], ["a", "a", "b"], ["c", "a", "b", "d"],
  ]

  #if DEBUG
  private static let (different, repeated) = (3, 3)
  #else
  private static let (different, repeated) = (4, 5)
  #endif

  private func expectDifference(
    from old: List, to new: List, _ content: CollectionDifference<Int>
  ) throws {
    let difference = new.difference(from: old, content: content)
    try expectEqual(Array(old).applying(difference), Array(new), "what \(difference) leads to")
    // The changes of the content are copied one for one.
    let removed = difference.removals.compactMap { old.contentIndex(of: $0.offset) }
    let inserted = difference.insertions.compactMap { new.contentIndex(of: $0.offset) }
    try expectEqual(removed, content.removals.map(\.offset), "the content that goes")
    try expectEqual(inserted, content.insertions.map(\.offset), "the content that comes")
    // What nobody passes stays.
    if content.isEmpty, old.layout == new.layout, old.additional == new.additional {
      try expectEqual(difference.isEmpty, true, "whether nothing happens")
    }
  }

  @Test("A difference leads from each small list to each other", arguments: rules.indices)
  func pairs(rule: Int) throws {
    let placement = Self.rules[rule].placement
    let models = ["a", "b", "c"]
    let lists = Self.arrangements(of: Self.different) + Self.repetitions(upTo: Self.repeated)
    var thinning = Thinning.byTurns
    try withEvery("before", in: lists) { before in
      let old = before.decorated(with: models, placed: placement)
      try withEvery("after", in: lists) { after in
        guard thinning.takesNext() else { return }
        let new = after.decorated(with: models, placed: placement)
        let content = after.difference(from: before)
        try expectDifference(from: old, to: new, content)
        // With moves, too: what moves is removed and inserted, and associated with each other.
        try expectDifference(from: old, to: new, content.inferringMoves())
        try expectEqual(
          Array(old).applying(new.difference(from: old)), Array(new), "what it leads to")
      }
    }
  }

  /// The number of models that stay where they are among the content that stays.
  private func countOfUnpassed(
    from old: List, to new: List, _ content: CollectionDifference<Int>
  ) -> Int {
    let removed = Set(content.removals.map(\.offset))
    let inserted = Set(content.insertions.map(\.offset))
    let both = min(old.layout.additionalCount, new.layout.additionalCount)
    return (0..<both).count { model in
      let above = (0..<old.layout.anchor(ofAdditional: model)).count { !removed.contains($0) }
      return above
        == (0..<new.layout.anchor(ofAdditional: model)).count { !inserted.contains($0) }
    }
  }

  @Test("Only models that content has to pass are touched", arguments: rules.indices)
  func fewest(rule: Int) throws {
    let models = ["a", "b", "c"]
    let lists = Self.arrangements(of: Self.different)
    try withEvery("before", in: lists) { before in
      let old = before.decorated(with: models, placed: Self.rules[rule].placement)
      try withEvery("after", in: lists) { after in
        let new = after.decorated(with: models, placed: Self.rules[rule].placement)
        let content = after.difference(from: before)
        let difference = new.difference(from: old, content: content)
        let unpassed = countOfUnpassed(from: old, to: new, content)
        try expectEqual(
          difference.removals.count,
          content.removals.count + old.layout.additionalCount - unpassed, "what goes")
        try expectEqual(
          difference.insertions.count,
          content.insertions.count + new.layout.additionalCount - unpassed, "what comes")
      }
    }
  }

  @Test("Models and rules may be others, too", arguments: rules.indices)
  func otherModels(rule: Int) throws {
    let lists = [[], [0], [0, 1, 2, 3], [1, 3], [4, 0, 1, 2, 3, 5]]
    var thinning = Thinning(to: 7)
    try withEvery("models before", in: Self.models) { modelsBefore in
      try withEvery("models after", in: Self.models) { modelsAfter in
        try withEvery("rule after", in: Self.rules) { ruleAfter in
          try withEvery("before", in: lists) { before in
            let old = before.decorated(with: modelsBefore, placed: Self.rules[rule].placement)
            try withEvery("after", in: lists) { after in
              guard thinning.takesNext() else { return }
              let new = after.decorated(with: modelsAfter, placed: ruleAfter.placement)
              try expectDifference(from: old, to: new, after.difference(from: before))
            }
          }
        }
      }
    }
  }

  @Test("A model that has to pass content has its new offset in the difference")
  func moves() throws {
    let old = [0, 1, 2, 3].decorated(with: ["a"], placed: .every(2))
    let new = [9, 0, 1, 2, 3].decorated(with: ["a"], placed: .every(2))
    let difference = new.difference(from: old)
    #expect(
      difference.removals == [
        .remove(offset: 2, element: .additional("a"), associatedWith: 2)
      ])
    #expect(
      difference.insertions == [
        .insert(offset: 0, element: .content(9), associatedWith: nil),
        .insert(offset: 2, element: .additional("a"), associatedWith: 2),
      ])
  }

  @Test("The difference of each level is passed to the one outside it")
  func stacks() throws {
    let lists = [[], [0, 1, 2], [1, 2, 3, 4, 5], [5, 1, 0, 2, 9]]
    try withEvery("before", in: lists) { before in
      try withEvery("after", in: lists) { after in
        let inner = [before, after].map { $0.decorated(with: ["a", "b"], placed: .every(2)) }
        let outer = inner.map { $0.decorated(with: [1.5, 2.5], placed: .start + .every(3)) }
        let difference = outer[1].difference(
          from: outer[0], content: inner[1].difference(from: inner[0]))
        try expectEqual(
          Array(outer[0]).applying(difference), Array(outer[1]), "what \(difference) leads to")
      }
    }
  }
}

extension CollectionDifference.Change {
  /// The offset of the element, in the collection before or after.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
