import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Changes of children, lifted to the whole, against children that are written out.
@Suite("Lifting through a composition")
struct CompositionLiftingTests {
  #if DEBUG
  private static let sizesByRows = [[], [1], [2], [1, 1]]
  private static let sizesBySections = [[], [2], [1, 1]]
  #else
  private static let sizesByRows = [[], [0], [1], [2], [3], [4], [2, 1]]
  private static let sizesBySections = [[], [0], [1], [3], [4], [1, 1], [2, 0]]
  #endif

  @Test("One and two steps, by sections", arguments: 1...3)
  func bySections(_ count: Int) throws {
    try expectRight(.bySections, sizes: Self.sizesBySections, count: count)
  }

  @Test("One and two steps, by rows", arguments: 1...3)
  func byRows(_ count: Int) throws {
    try expectRight(.byRows, sizes: Self.sizesByRows, count: count)
  }

  @Test("Long changes of many children, at random")
  func random() throws {
    try withEverySeed(Thinning.seeds(debug: 40, release: 400)) { generator in
      let kind: Composition.Kind = generator.chance(50) ? .byRows : .bySections
      let counts = (0..<generator.number(in: 0...7)).map { _ in
        (0..<generator.number(in: 0...3)).map { _ in Int.random(in: 0...5, using: &generator) }
      }
      let world = NaiveComposition(kind, counts: counts)
      let steps = world.steps
      for _ in 0..<40 {
        let wanted = generator.number(in: 1...12)
        var chosen: [CompositionStep] = []
        var result: (change: CompositionChange, after: NaiveComposition)?
        for _ in 0..<wanted {
          let next = chosen + [steps[Int.random(in: steps.indices, using: &generator)]]
          guard let after = world.after(next) else { continue }
          (chosen, result) = (next, after)
        }
        guard let result else { continue }
        try expectRight(world, chosen, result)
      }
    }
  }

  @Test("The batch of a child that is not legal is refused with what is wrong")
  func illegal() {
    let composition = Composition(.byRows, of: [[2], [3]])
    let batch = BatchUpdate().deletingRows([3], inSection: 0)
    var change = CompositionChange()
    change.updates = [1: CompositionChange.Update(batch: batch, rowCountsAfter: [2])]
    #expect(throws: BatchUpdateError.self) { try composition.lifting(change) }
  }

  private func expectRight(_ kind: Composition.Kind, sizes: [[Int]], count: Int) throws {
    let worlds = (0..<count).reduce([[[Int]]()]) { worlds, _ in
      worlds.flatMap { world in sizes.map { world + [$0] } }
    }
    var (legal, thinning) = (0, Thinning(to: count < 3 ? 1 : 11))
    try withEvery("children", in: worlds) { counts in
      let world = NaiveComposition(kind, counts: counts)
      let steps = world.steps
      for (index, first) in steps.enumerated() {
        if let result = world.after([first]) {
          legal += 1
          try withEvery("step", in: [first]) { try expectRight(world, [$0], result) }
        }
        // The order matters for children that are inserted, removed and moved.
        let others = if case .operation = first { Array(steps[index...]) } else { steps }
        for second in others where thinning.takesNext() {
          guard let result = world.after([first, second]) else { continue }
          legal += 1
          try withEvery("steps", in: [[first, second]]) { try expectRight(world, $0, result) }
        }
      }
    }
    #expect(legal > 100 / Thinning.turns)
  }

  private func expectRight(
    _ world: NaiveComposition, _ steps: [CompositionStep],
    _ result: (change: CompositionChange, after: NaiveComposition)
  ) throws {
    let before = world.composition
    let (after, outer) = try before.lifting(result.change)
    try expectEqual(after, result.after.composition, "the composition")
    try expectEqual(
      before.applying(result.change), after, "the composition without a batch")
    try expectLeads(outer, from: world, to: result)
    try expectTaken(outer)
    try expectFewest(outer, from: world, steps, result)
  }

  /// New rows are inserted, and rows that stay are included.
  private func expectLeads(
    _ outer: BatchUpdate, from world: NaiveComposition,
    to result: (change: CompositionChange, after: NaiveComposition)
  ) throws {
    let expected = result.after.rows
    var rows = world.rows
    do {
      try outer.apply(to: &rows, takingNewFrom: expected.map { $0.map { -$0 } })
    } catch {
      throw Disagreement("\(outer) is not legal: \(error)")
    }
    try expectEqual(rows.map { $0.map(abs) }, expected, "the rows after \(outer)")
    let known = Set(world.rows.joined())
    let replaced = replaceable(in: world, result.change)
    for row in rows.joined() {
      let isKept = known.contains(abs(row))
      if !isKept, row > 0 { throw Disagreement("\(row) is new, and \(outer) keeps it") }
      if isKept, row < 0, !replaced.contains(-row) {
        throw Disagreement("\(-row) stays, and \(outer) replaces it")
      }
    }
  }

  /// The rows that stay in their child and may be inserted anew all the same: where sections move,
  /// those of sections that change or end in their place; rows that leave a section that is
  /// deleted; by rows, those of a first section that is another one before or after.
  private func replaceable(
    in world: NaiveComposition, _ change: CompositionChange
  ) -> Set<Int> {
    var rows: Set<Int> = []
    let moves =
      change.arrangement != nil
      || change.updates.values.contains { !$0.batch.movedSections.isEmpty }
    for (child, sections) in world.children.enumerated() {
      let update = change.updates[child]
      switch world.kind {
      case .bySections where moves:
        let after = world.after(child, change)
        let place = world.composition.starts[child]
        for (section, numbers) in sections.enumerated() {
          let target = after.flatMap { after in
            after.child.firstIndex { !Set($0).isDisjoint(with: numbers) }.map { $0 + after.start }
          }
          let isChanged = after.map { !$0.child.contains(numbers) } ?? true
          if isChanged || target == place + section { rows.formUnion(numbers) }
        }
        // A move of a row out of a section that is replaced.
        if let update, !update.batch.movedRows.isEmpty { rows.formUnion(sections.joined()) }
      case .bySections:
        // A row that leaves a section that is deleted is an insert.
        guard let update, update.batch.changesSections else { continue }
        rows.formUnion(update.batch.movedRows.map { sections[$0.source.section][$0.source.row] })
      case .byRows:
        guard let update, update.batch.changesSections || sections.count > 1 else { continue }
        rows.formUnion(sections.joined())
      }
    }
    return rows
  }

  /// Tables accept no section that moves to its own place, and none that is reloaded while others
  /// move.
  private func expectTaken(_ outer: BatchUpdate) throws {
    if let move = outer.movedSections.first(where: { $0.source == $0.target }) {
      throw Disagreement("section \(move.source) moves to its own place in \(outer)")
    }
    if !outer.movedSections.isEmpty, !outer.reloadedSections.isEmpty {
      throw Disagreement("\(outer) reloads sections while others move")
    }
  }

  /// Operations of children that stay are kept one for one; of those that pass each other the
  /// heaviest stay.
  private func expectFewest(
    _ outer: BatchUpdate, from world: NaiveComposition, _ steps: [CompositionStep],
    _ result: (change: CompositionChange, after: NaiveComposition)
  ) throws {
    let change = result.change
    guard let arrangement = change.arrangement else {
      let inner = change.updates.values.map(\.batch)
      if inner.contains(where: \.changesSections) { return }
      if world.kind == .bySections || world.counts.allSatisfy({ $0.count < 2 }) {
        let count = inner.reduce(0) { $0 + $1.operations.count }
        try expectEqual(outer.operations.count, count, "the number of operations of \(outer)")
      }
      return
    }
    guard change.updates.isEmpty else { return }
    let order = arrangement.compactMap { child -> Int? in
      if case .kept(let child) = child { child } else { nil }
    }
    let composition = world.composition
    let sizes = world.children.indices.map { composition.size(ofChild: $0) }
    func size(of children: [Int]) -> Int { children.reduce(0) { $0 + sizes[$1] } }
    var heaviest = 0
    for set in 0..<1 << order.count {
      let standing = order.indices.filter { set >> $0 & 1 == 1 }.map { order[$0] }
      if standing == standing.sorted() { heaviest = max(heaviest, size(of: standing)) }
    }
    let moved = size(of: order) - heaviest
    let gone = sizes.reduce(0, +) - size(of: order)
    let removed =
      outer.deletedSections.count + outer.movedSections.count + outer.deletedRows.count
      + outer.movedRows.count
    try expectEqual(removed, moved + gone, "what \(outer) takes from its place")
  }
}

extension NaiveComposition {
  /// A child after a change, and where it starts; nil if it is gone.
  fileprivate func after(
    _ child: Int, _ change: CompositionChange
  ) -> (child: [[Int]], start: Int)? {
    let composition = composition.applying(change)
    let arrangement = change.arrangement ?? children.indices.map { .kept($0) }
    guard let number = arrangement.firstIndex(of: .kept(child)) else { return nil }
    var rows = children[child]
    if let update = change.updates[child] {
      let new = update.rowCountsAfter.map { [Int](repeating: -1, count: $0) }
      guard (try? update.batch.apply(to: &rows, takingNewFrom: new)) != nil else { return nil }
    }
    return (rows, composition.starts[number])
  }
}
