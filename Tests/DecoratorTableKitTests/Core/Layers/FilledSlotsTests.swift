import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Slots that are filled one by one")
struct FilledSlotsTests {
  /// A layer and the list that it makes, in words: content has its own number, what fills a slot
  /// has that of the fill.
  private struct World {
    var state: LayerState
    var content: [[Int]]
    private var nextContent = 0
    private var nextFill = 1000

    init(_ placement: Placement, _ policy: ContentPolicy, counts: [Int]) {
      content = []
      for count in counts {
        content.append(Array(nextContent..<nextContent + count))
        nextContent += count
      }
      state = LayerState(
        rule: LayerRule(fillingSlotsOf: placement), policy: policy, rowCounts: counts)
    }

    /// The rows of a layer, by section.
    func rows(_ layout: TableLayout, name: (Int) -> Int) -> [[Int]] {
      layout.rows.enumerated().map { section, rows in
        (0..<rows.count).map { row in
          switch rows.origin(ofRow: row) {
          case .content(let index): content[section][index]
          case .additional(let ordinal): name(layout.firstIndices[section] + ordinal)
          }
        }
      }
    }

    var rows: [[Int]] { rows(state.layout, name: { state.model(ofAdditional: $0) }) }

    var slotCount: Int { state.filledSlots?.slots.layout.additionalCount ?? 0 }

    /// Fills, empties or changes some slots.
    mutating func fill(using generator: inout SeededGenerator) throws {
      guard slotCount > 0 else { return }
      var changes: [Int: Int?] = [:]
      for _ in 0..<generator.number(in: 1...3) {
        nextFill += 1
        let slot = generator.number(in: 0...slotCount - 1)
        changes[slot] = generator.number(in: 0...3) == 0 ? .some(nil) : .some(nextFill)
      }
      let before = Dictionary(
        uniqueKeysWithValues: (0..<slotCount).map { ($0, state.filledSlots?.fill(ofSlot: $0)) })
      let transition = state.filling(changes)
      let old = rows
      state = transition.new
      for slot in 0..<slotCount {
        let expected = changes[slot] ?? before[slot] ?? nil
        try expectEqual(state.filledSlots?.fill(ofSlot: slot), expected, "the fill of slot \(slot)")
      }
      try expectLegal(transition, from: old, replaced: true)
    }

    /// Changes the content.
    mutating func change(using generator: inout SeededGenerator) throws {
      var update = BatchUpdate()
      var after = content
      let movesSection = content.count > 1 && generator.number(in: 0...3) == 0
      if movesSection {
        update.add(.moveSection(from: 0, to: content.count - 1))
        after.append(after.removeFirst())
      }
      for section in content.indices where !movesSection {
        let removed = content[section].indices.filter { _ in generator.number(in: 0...5) == 0 }
        var kept = content[section]
        for row in removed.reversed() { kept.remove(at: row) }
        for row in removed { update.add(.deleteRow(RowPosition(section: section, row: row))) }
        var inserted: [Int] = []
        for _ in 0..<generator.number(in: 0...2) {
          inserted.append(generator.number(in: 0...kept.count + inserted.count))
        }
        for row in Set(inserted).sorted() where row <= kept.count {
          kept.insert(nextContent, at: row)
          nextContent += 1
          update.add(.insertRow(RowPosition(section: section, row: row)))
        }
        after[section] = kept
      }
      let map = UpdateMap(update, before: content.map(\.count), after: after.map(\.count))
      guard let filled = state.filledSlots else { return }
      // A layer with a row in every slot does the same, and its rows are names of slots.
      let all = filled.slots.following(map).transition
      // By the rule, slot j is slot j.
      func place(_ slot: Int) -> Int? {
        state.policy == .followRule
          ? (slot < all.new.layout.additionalCount ? slot : nil) : all.newOrdinal(forOld: slot)
      }
      var names = [Int](repeating: -1, count: all.new.layout.additionalCount)
      for slot in 0..<slotCount {
        guard let target = place(slot) else { continue }
        names[target] = filled.fill(ofSlot: slot) ?? -1
      }
      for slot in 0..<slotCount where place(slot) == nil {
        guard state.policy == .followContent, let fill = filled.fill(ofSlot: slot),
          let upper = slotAbove(slot, in: filled.slots.layout, keeping: Set(after.joined()), all),
          names[upper] == -1
        else { continue }
        names[upper] = fill
      }
      let old = rows
      let transition = state.following(map)
      content = after
      state = transition.new
      try expectEqual(
        rows, rows(all.new.layout, name: { names[$0] }).map { $0.filter { $0 != -1 } },
        "the rows")
      try expectLegal(transition, from: old, replaced: false)
    }

    /// The slot (after) that one is next to, of which it would be the lower one.
    private func slotAbove(
      _ slot: Int, in layout: TableLayout, keeping rows: Set<Int>, _ all: LayerTransition
    ) -> Int? {
      let anchor = layout.anchor(ofAdditional: slot)
      for above in (layout.firstIndices[anchor.section]..<slot).reversed() {
        let between = layout.anchor(ofAdditional: above).row..<anchor.row
        guard content[anchor.section][between].allSatisfy({ !rows.contains($0) }) else {
          return nil
        }
        if let target = all.newOrdinal(forOld: above) { return target }
      }
      return nil
    }

    /// The batch that a table gets leads from the rows before to those after.
    private func expectLegal(
      _ transition: LayerTransition, from old: [[Int]], replaced: Bool
    ) throws {
      let new = rows
      for ordinal in 0..<transition.old.layout.additionalCount {
        let position = transition.old.layout.position(ofAdditional: ordinal)
        let name = old[position.section][position.row]
        guard let after = transition.newOrdinal(forOld: ordinal) else {
          let isThere = new.joined().contains(name)
          try expectEqual(isThere, false, "whether a row that goes is there")
          continue
        }
        let target = transition.new.layout.position(ofAdditional: after)
        let isSame = new[target.section][target.row] == name
        try expectEqual(
          isSame, !transition.changed.contains(ordinal), "whether \(name) is the same")
      }
    }
  }

  private static let placements: [Placement] = [
    .every(2), .every(3, after: 0), .every(4) + .end, .tableRows([1, 4, 5]), .start + .every(5),
    .everyTableRows(3), .every(1).limited(to: 3),
  ]

  @Test("Random changes of content and fills", arguments: ContentPolicy.allCases)
  func changes(policy: ContentPolicy) throws {
    try withEverySeed(Thinning.seeds(debug: 150, release: 2000)) { generator in
      let placement = Self.placements[generator.number(in: 0...Self.placements.count - 1)]
      let counts = (0..<generator.number(in: 1...3)).map { _ in generator.number(in: 0...12) }
      var world = World(placement, policy, counts: counts)
      try withEvery("rule", in: ["\(placement), \(policy), \(counts)"]) { _ in
        try withEvery("step", in: 0..<12) { step in
          if step.isMultiple(of: 2) {
            try world.fill(using: &generator)
          } else {
            try world.change(using: &generator)
          }
        }
      }
    }
  }

  @Test("The slots near the visible rows are those that a look at all of them finds")
  func windows() throws {
    try withEverySeed(Thinning.seeds(debug: 1000, release: 20_000)) { generator in
      let placement = Self.placements[generator.number(in: 0...Self.placements.count - 1)]
      let counts = (0..<generator.number(in: 1...4)).map { _ in generator.number(in: 0...9) }
      var world = World(placement, .followContent, counts: counts)
      for _ in 0..<3 { try world.fill(using: &generator) }
      let layout = world.state.layout
      let all = layout.rows.enumerated().flatMap { section, rows in
        (0..<rows.count).map { RowPosition(section: section, row: $0) }
      }
      guard let filled = world.state.filledSlots, !all.isEmpty else { return }
      let first = generator.number(in: 0...all.count - 1)
      let last = generator.number(in: first...all.count - 1)
      let reach = generator.number(in: 0...6)
      let kept = generator.number(in: 0...3)
      let (findsVisible, findsAbove) = (
        generator.number(in: 0...2) > 0, generator.number(in: 0...2) > 0
      )
      let isAtTop = first == 0 && generator.number(in: 0...2) > 0
      let window = filled.window(
        in: layout, around: all[first]...all[last], isAtTop: isAtTop,
        findingEmpty: { $0 == .visible ? findsVisible : findsAbove }, reach: reach,
        placeholderCount: kept, isPlaceholder: { $0 % 3 == 0 })

      // All slots from the top, each with the number of rows above it in the whole table.
      var expected: [SupplySlot] = []
      var below = 0
      for slot in 0..<world.slotCount {
        let anchor = filled.slots.layout.anchor(ofAdditional: slot)
        let fill = filled.fill(ofSlot: slot)
        let filledAbove = (0..<slot).filter { other in
          filled.fill(ofSlot: other) != nil
            && filled.slots.layout.anchor(ofAdditional: other).section == anchor.section
        }.count
        let above =
          layout.rows[..<anchor.section].reduce(0) { $0 + $1.count } + anchor.row + filledAbove
        var found = SupplySlot(ordinal: slot, side: .below, isInReach: true, fill: .none)
        if let fill { found.fill = fill % 3 == 0 ? .placeholder : .model(fill) }
        if above > last {
          found.isInReach = above - last <= reach
          below += 1
          if found.isInReach || below <= kept { expected.append(found) }
        } else {
          // An empty slot right above the first visible row is on screen at the top only.
          let isAbove = above < first || above == first && fill == nil && !isAtTop
          found.side = isAbove ? .above : .visible
          found.isInReach = !isAbove || first - above <= reach
          let isFound = fill != nil || (isAbove ? findsAbove : findsVisible)
          if found.isInReach, isFound { expected.append(found) }
        }
      }
      try expectEqual(window.slots, expected, "the slots around \(all[first])...\(all[last])")
    }
  }

  @Test("What fills a removed slot next to an empty one is moved to that one, and its row stays")
  func joinedSlots() throws {
    let posts = BatchUpdate().deletingRows(3..<6, inSection: 0)
    let rule = LayerRule(fillingSlotsOf: .every(3))
    let state = LayerState(rule: rule, policy: .followContent, rowCounts: [9])
    // Before post 6, and nothing before post 3.
    let lower = try state.filling([1: 7]).new.applying(posts, rowCounts: [6])
    #expect(lower.state.filledSlots?.slots.layout.rows[0].anchors == [3, 6])
    #expect(lower.state.filledSlots?.ordinals == [0])
    #expect(lower.state.filledSlots?.fills == [7])
    #expect(lower.update.description == "-[0, 3] -[0, 4] -[0, 5]")
    // What is meant for the removed slot is meant for the upper one now, which is not empty.
    let place = try #require(state.filling([1: 7]).new.filledSlots)
      .places(after: UpdateMap(posts, before: [9], after: [6]))
    #expect((0..<3).map(place) == [nil, 0, 1])
    // Before both: what was before post 6 is removed.
    let both = try state.filling([0: 6, 1: 7, 2: 8]).new.applying(posts, rowCounts: [6])
    #expect(both.state.filledSlots?.ordinals == [0, 1])
    #expect(both.state.filledSlots?.fills == [6, 8])
    #expect(both.update.description == "-[0, 4] -[0, 5] -[0, 6] -[0, 7]")
    // A page on top adds slots, of which none is filled.
    let page = BatchUpdate().insertingRows(0..<6, inSection: 0)
    let after = try lower.state.applying(page, rowCounts: [12])
    #expect(after.state.filledSlots?.slots.layout.rows[0].anchors == [3, 6, 9, 12])
    #expect(after.state.filledSlots?.ordinals == [2])
    #expect(after.update.description == "+[0, 0] +[0, 1] +[0, 2] +[0, 3] +[0, 4] +[0, 5]")
  }

  @Test("Content that is read afresh keeps what fills a slot by its number")
  func refilling() {
    let rule = LayerRule(fillingSlotsOf: .every(3))
    var state = LayerState(rule: rule, policy: .followContent, rowCounts: [12])
    state = state.filling([0: 7, 2: 8]).new
    state = state.loaded(by: rule, policy: state.policy, rowCounts: [8, 6])
    #expect(state.filledSlots?.ordinals == [0, 2])
    #expect(state.layout.anchor(ofAdditional: 1) == RowPosition(section: 1, row: 3))
    state = state.loaded(by: rule, policy: state.policy, rowCounts: [8])
    #expect(state.filledSlots?.fills == [7])
    state = state.relaidOut(by: LayerRule(fillingSlotsOf: .every(5)), models: .unchanged).new
    #expect(state.layout.anchor(ofAdditional: 0) == RowPosition(section: 0, row: 5))
  }
}
