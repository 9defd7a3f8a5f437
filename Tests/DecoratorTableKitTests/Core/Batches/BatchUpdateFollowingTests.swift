import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("A batch followed by another")
struct BatchUpdateFollowingTests {
  @Test("Every pair of batches of one operation, on small lists")
  func everyPairOfOperations() throws {
    var batches = SmallBatches()
    var thinning = Thinning(to: 71)
    try withEvery("rows", in: smallCounts(sections: 2, rows: Thinning.isDebug ? 3 : 4)) { counts in
      for first in batches.batches(of: 1, for: counts) {
        for next in batches.batches(of: 1, for: first.countsAfter) where thinning.takesNext() {
          try expectComposition(counts, [first.operations, next.operations])
        }
      }
    }
  }

  @Test("Pairs of batches of one and two operations, on small lists")
  func everyPairOfPairs() throws {
    var batches = SmallBatches(thinningPairsTo: 101)
    let step = Thinning.isDebug ? 89 : 97
    var index = 0
    try withEvery("rows", in: smallCounts(sections: 2, rows: 2)) { counts in
      for first in batches.batches(upTo: 2, for: counts) {
        let second = batches.batches(upTo: 2, for: first.countsAfter)
        while index < second.count {
          try expectComposition(counts, [first.operations, second[index].operations])
          index += step
        }
        index -= second.count
      }
    }
  }

  @Test("Every pair of batches of one and two operations on sections, on up to three sections")
  func sections() throws {
    var batches = SmallBatches { operation in
      switch operation {
      case .deleteSection, .insertSection, .moveSection, .reloadSection: true
      case .deleteRow(let row), .reloadRow(let row): row.row == 0
      default: false
      }
    }
    var thinning = Thinning(to: 149)
    for counts in [[1], [1, 0], [1, 1, 1]] {
      for first in batches.batches(upTo: 2, for: counts) {
        for next in batches.batches(upTo: 2, for: first.countsAfter) where thinning.takesNext() {
          try expectComposition(counts, [first.operations, next.operations])
        }
      }
    }
  }

  private func expectComposition(
    _ counts: [Int], _ batches: [[BatchUpdate.Operation]]
  ) throws {
    var chain = NaiveBatchChain(counts)
    for batch in batches { chain.make(batch) }
    try DecoratorTableKitTests.expectComposition(try chain.composed(0..<batches.count), of: chain)
  }

  @Test("Random batches of many operations")
  func randomPairs() throws {
    try withEverySeed(Self.seeds()) { generator in
      let chain = generator.chain(of: 2)
      try DecoratorTableKitTests.expectComposition(try chain.composed(0..<2), of: chain)
    }
  }

  @Test("Chains of random batches, in whatever order they are composed")
  func randomChains() throws {
    try withEverySeed(Self.seeds(from: 1_000_000)) { generator in
      let count = generator.number(in: 2...6)
      let chain = generator.chain(of: count)
      var composition = BatchComposition(rowCounts: chain.rowCounts[0])
      for (update, after) in zip(chain.updates, chain.rowCounts.dropFirst()) {
        try composition.append(update, rowCountsAfter: after)
      }
      try DecoratorTableKitTests.expectComposition(composition.update, of: chain)
      try expectSameEffect(try chain.composed(0..<count), as: chain)
      let middle = generator.number(in: 1...(count - 1))
      let halves = try chain.composed(0..<middle).followed(
        by: try chain.composed(middle..<count), before: chain.rowCounts[0],
        between: chain.rowCounts[middle], after: chain.rowCounts[count])
      try expectSameEffect(halves, as: chain)
    }
  }

  @Test("A composed batch is lifted through layers as any other")
  func lifting() throws {
    try withEverySeed(Self.seeds(from: 2_000_000)) { generator in
      let chain = generator.chain(of: generator.number(in: 2...3))
      var update = try chain.composed(0..<chain.updates.count)
      var (before, after) = (chain.before.shown, chain.sections.shown)
      var identities = 100_000
      for layer in 0..<generator.number(in: 1...3) {
        let old = generator.layer(around: before, identities: &identities)
        let lift = NaiveLift(
          update, from: old,
          to: generator.layer(old, around: after, identities: &identities))
        do {
          update = try lift.checkedOuterUpdate()
        } catch let disagreement as Disagreement {
          throw disagreement.with("\(chain), layer", "\(layer + 1)")
        }
        (before, after) = (lift.old.outer, lift.new.outer)
      }
    }
  }

  @Test("Layers of every policy follow a composed batch")
  func layers() throws {
    let rules = [
      LayerRule(rows: .every(2), supply: .models(40)),
      LayerRule(rows: .start + .every(3), supply: .everySlot),
      LayerRule(rows: .end, supply: .models(1), sections: .start, addedSectionRowCounts: [2]),
    ]
    try withEverySeed(Self.seeds(from: 3_000_000)) { generator in
      let chain = generator.chain(of: generator.number(in: 2...3))
      var update = try chain.composed(0..<chain.updates.count)
      var (before, after) = (chain.before.shown, chain.sections.shown)
      for (index, rule) in rules.prefix(generator.number(in: 1...3)).enumerated() {
        let policy = ContentPolicy.allCases[generator.number(in: 0...2)]
        let old = LayerState(rule: rule, policy: policy, rowCounts: before.map(\.count))
        let new = try old.applying(update, rowCounts: after.map(\.count))
        before = before.shown(in: old.layout, layer: index)
        after = after.shown(in: new.state.layout, layer: index)
        update = new.update
        try update.validate(before: before.map(\.count), after: after.map(\.count))
        let found = try NaiveUpdate(update: update).rows(from: before, takingNewFrom: after)
        try expectEqual(found, after, "\(policy): \(update) of \(before), after \(chain)")
      }
    }
  }

  private static func seeds(from first: Int = 0) -> Range<UInt64> {
    Thinning.seeds(from: first, debug: 400, release: 6_000)
  }
}

/// Every batch of few operations on small lists, found once.
private struct SmallBatches {
  typealias Batch = (operations: [BatchUpdate.Operation], countsAfter: [Int])

  private let isIncluded: (BatchUpdate.Operation) -> Bool
  private var thinning: Thinning?
  /// The batches by their number of operations, and by the numbers of rows before.
  private var found: [Int: [[Int]: [Batch]]] = [:]

  /// - Parameters:
  ///   - period: One of so many pairs of operations is looked at where the compiler has not
  ///     optimised, and other ones in each turn; nil for all of them.
  ///   - isIncluded: Whether there are batches with an operation.
  init(
    thinningPairsTo period: Int? = nil,
    _ isIncluded: @escaping (BatchUpdate.Operation) -> Bool = { _ in true }
  ) {
    thinning = period.map { Thinning(to: $0) }
    self.isIncluded = isIncluded
  }

  /// All legal batches of one operation, or of two.
  mutating func batches(of operationCount: Int, for counts: [Int]) -> [Batch] {
    if let batches = found[operationCount]?[counts] { return batches }
    let batches = find(operationCount, for: counts)
    found[operationCount, default: [:]][counts] = batches
    return batches
  }

  /// All legal batches of one operation to so many.
  mutating func batches(upTo operationCount: Int, for counts: [Int]) -> [Batch] {
    (1...operationCount).flatMap { batches(of: $0, for: counts) }
  }

  private mutating func find(_ operationCount: Int, for counts: [Int]) -> [Batch] {
    let operations = BatchUpdate.Operation.all(for: counts).filter(isIncluded)
    let before = NaiveBatch.rows(counts)
    func legal(_ operations: [BatchUpdate.Operation]) -> Batch? {
      NaiveBatch(before: before, operations: operations).after.map {
        (operations, $0.map(\.count))
      }
    }
    if operationCount == 1 { return operations.compactMap { legal([$0]) } }
    var pairs: [Batch] = []
    for (index, first) in operations.enumerated() {
      for second in operations[(index + 1)...] where thinning?.takesNext() ?? true {
        if let batch = legal([first, second]) { pairs.append(batch) }
      }
    }
    return pairs
  }
}
