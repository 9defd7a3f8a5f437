import DecoratorTableKit
import Testing

@testable import DecoratorTableTesting

@Suite("A checker")
@MainActor
struct BrokenLayersTests {
  @Test("Layers that are right are never accused")
  func layersThatAreRight() throws {
    var totals = ConsistencyChecker.Totals()
    for seed in Thinning.seeds(0..<40) {
      for layer in [HandMadeLayer.self, HandMadeHidingLayer.self] {
        let table = seed % 3 == 0 ? TableOfChildren.self : HandMadeTable.self
        let run = RandomRun(seed: seed, stepCount: 20) {
          RandomSubject(Self.makeTable(seed, layer: layer, table: table))
        }
        let violation = run.firstViolation { totals = $0 }
        try #require(violation == nil, "\(violation.map(\.description) ?? "")")
        #expect(totals.updates > 0)
      }
    }
  }

  @Test("Every rule accuses something that is broken")
  func everyRule() {
    let accusing = Set(Breakage.all.flatMap(\.rules))
    #expect(Set(ConsistencyRule.allCases).subtracting(accusing) == [])
  }

  @Test("What is broken is found by random edits", arguments: Breakage.all)
  func broken(_ breakage: Breakage) throws {
    var found = 0
    var rules: Set<ConsistencyRule> = []
    for seed in 0..<60 as Range<UInt64> where found < 1 {
      let run = RandomRun(seed: seed, stepCount: 40, editsPerStep: 1...12) {
        RandomSubject(Self.makeTable(seed, layer: breakage.layer, table: breakage.table))
      }
      let accusations = run.rulesOfFirstViolations()
      if !accusations.isEmpty { found += 1 }
      rules.formUnion(accusations)
    }
    #expect(found == 1)
    #expect(!rules.isDisjoint(with: breakage.rules), "\(rules)")
  }

  @Test("What is broken is accused of what it does wrong", arguments: Breakage.all)
  func accused(_ breakage: Breakage) throws {
    let layer = breakage.layer.init(named: "ads", every: 3)
    let table = breakage.table.init([layer], content: [[0, 1, 2, 3, 4]])
    let checker = ConsistencyChecker(checking: table) { _ in }
    if let operation = breakage.operation {
      #expect(checker.violations.isEmpty, "\(checker.violations)")
      let update = operation(table)
      checker.checkBeforeAnnouncing()
      table.announce(update)
    }
    checker.check()
    let found = Set(checker.violations.map(\.rule))
    #expect(
      found == breakage.rules, "\(checker.violations.map(\.description).joined(separator: "\n"))")
    #expect(
      checker.violations.allSatisfy {
        $0.layer == nil || $0.layer == "ads" || $0.layer == "content"
      })
  }

  /// Two layers, of different periods, around some content.
  static func makeTable(
    _ seed: UInt64, layer: HandMadeLayer.Type = HandMadeLayer.self,
    table: HandMadeTable.Type = HandMadeTable.self
  ) -> HandMadeTable {
    let layers = [
      (seed % 2 == 0 ? layer : HandMadeLayer.self).init(named: "separators", every: 2),
      (seed % 2 == 1 ? layer : HandMadeLayer.self).init(named: "ads", every: 3),
    ]
    return table.init(layers, content: [[0, 1, 2, 3, 4], [], [5, 6, 7]])
  }
}
