import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Policies in small worlds")
struct SmallPolicyTests {
  /// A change of one section, in three forms.
  private struct Change: CustomStringConvertible {
    let world: ContentWorld
    let update: BatchUpdate
    let map: UpdateMap

    var description: String {
      """
      -\(update.deletedRows.map(\.row)) +\(update.insertedRows.map(\.row)) \
      \(update.movedRows.map { "\($0.source.row)>\($0.target.row)" })
      """
    }
  }

  /// Every operation on a section of `count` rows, and every pair of them that one batch can hold.
  private func changes(of world: ContentWorld) -> [Change] {
    let count = world.rowCounts[0]
    enum Operation {
      case delete(Int), insert(Int), move(Int, Int)
    }
    let deletes = (0..<count).map { Operation.delete($0) }
    let inserts = (0..<count + 2).map { Operation.insert($0) }
    let moves = (0..<count).flatMap { source in
      (0..<count + 1).map { Operation.move(source, $0) }
    }
    let all = deletes + inserts + moves
    var changes: [Change] = []
    func add(_ operations: [Operation]) {
      var rows = ContentWorld.RowChanges()
      for operation in operations {
        switch operation {
        case .delete(let row): rows.deleted.append(row)
        case .insert(let row): rows.inserted.append(row)
        case .move(let source, let target): rows.moved.append((source, target))
        }
      }
      guard let change = world.changing(rows) else { return }
      let map = UpdateMap(change.update, before: [count], after: change.world.rowCounts)
      changes.append(Change(world: change.world, update: change.update, map: map))
    }
    var thinning = Thinning(to: count < 4 ? 1 : 6)
    for (index, first) in all.enumerated() {
      add([first])
      for second in all[(index + 1)...] where thinning.takesNext() {
        add([first, second])
      }
    }
    return changes
  }

  private static let rules: [NaivePlacement] = [
    .none, .plus(.every(2, after: nil), .end), .limited(.plus(.every(1, after: 0), .end), to: 3),
    .plus(.tableRows([1, 2, 4, 6]), .end),
    .when(fewerThan: 4, .every(1, after: nil), otherwise: .plus(.start, .end)),
    .spaced(.every(1, after: nil), atLeast: 2),
  ]

  /// A layer with rows at these anchors, of whatever origin.
  private func layer(
    _ policy: ContentPolicy, _ rule: NaivePlacement, world: ContentWorld, anchors: [Int],
    hasEndRow: Bool, models: Int?
  ) throws -> (state: LayerState, naive: NaivePolicyLayer) {
    var naive = try #require(
      NaivePolicyLayer(
        policy, placement: rule, sectionPlacement: .none, models: models.map { Array(0..<$0) },
        addedSectionRowCounts: [], world: world))
    naive.lists[0].rows = anchors.enumerated().map { ordinal, anchor in
      NaivePolicyList.Row(identity: ordinal, anchor: anchor, wanted: anchor + ordinal)
    }
    if hasEndRow { naive.lists[0].rows[anchors.count - 1].isEndRow = true }
    let list = PlacedList(
      layout: RowLayout(contentCount: world.rowCounts[0], anchors: anchors),
      models: models == nil ? nil : Array(anchors.indices), hasEndRow: hasEndRow)
    let sections = PlacedList(layout: RowLayout(contentCount: 1), models: [])
    let layer = PlacedLayer(
      rule: try #require(naive.rule.placed), policy: policy,
      memory: PlacedLayer.Memory(
        rows: PlacedLists(
          [list], waiting: models.map { WaitingModels($0, except: Array(anchors.indices)) }),
        sections: PlacedLists([sections], waiting: WaitingModels(0))),
      neighbours: BoundaryMemory(), contentPositions: nil)
    let state = LayerState(.placed(layer))
    return (state, naive)
  }

  @Test(
    "Every layout of up to five content rows and three additional, every operation and every pair",
    arguments: [ContentPolicy.followContent, .keepRow])
  func everyPair(policy: ContentPolicy) throws {
    var turn = 0
    for count in 0...5 {
      let world = ContentWorld(rowCounts: [count])
      let changes = changes(of: world)
      try withEvery("anchors", in: multisets(of: 0...count, upTo: 3)) { anchors in
        let rule = Self.rules[turn % Self.rules.count]
        let hasEndRow = anchors.last == count && turn % 4 < 2 && policy == .followContent
        let models = turn % 3 == 0 ? nil : anchors.count + turn % 4
        turn += 1
        let (state, naive) = try layer(
          policy, rule, world: world, anchors: anchors, hasEndRow: hasEndRow, models: models)
        try expectAgreement(of: state, with: naive)
        try withEvery(
          "rule, for the end, models, change",
          in: changes.map { change in
            (rule, hasEndRow, models, change)
          }
        ) { _, _, _, change in
          var naive = naive
          let before = naive.shown
          naive.follow(change.world)
          let transition = state.following(change.map)
          let shown = naive.shown
          try expectRows(of: transition.new, with: naive, shown: shown)
          try expectMatch(transition.rows, from: before, to: shown, "row")
          try transition.expectUnnamedRowsStay()
        }
      }
    }
  }

  @Test("Under follow the rule the layout is the rule's, whatever was there before")
  func followingTheRule() throws {
    for count in 0...5 {
      let world = ContentWorld(rowCounts: [count])
      let changes = changes(of: world)
      try withEvery("rule", in: Self.rules) { placement in
        for supply in [LayerRule.Supply.everySlot, .models(2)] {
          let rule = LayerRule(rows: placement.placement, supply: supply)
          let state = LayerState(rule: rule, policy: .followRule, rowCounts: [count])
          try withEvery("change", in: changes) { change in
            let transition = state.following(change.map)
            try expectEqual(
              transition.new.layout, rule.layout(of: change.world.rowCounts), "the layout")
            try expectEqual(
              transition.rows, supply == .everySlot ? .contentRow : .sameOrdinals, "the match")
          }
        }
      }
    }
  }
}
