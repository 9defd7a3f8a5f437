import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Where rows and sections are after a batch")
struct UpdateMapTests {
  @Test("Every single operation and every pair, on small lists")
  func everyPair() throws {
    var thinning = Thinning(to: 5)
    try withEvery("rows", in: smallCounts(sections: 2, rows: 3)) { counts in
      let operations = BatchUpdate.Operation.all(for: counts)
      for (index, first) in operations.enumerated() {
        for second in operations[index...] where first == second || thinning.takesNext() {
          try expectAgreement(first == second ? [first] : [first, second], counts)
        }
      }
    }
  }

  @Test("Random batches")
  func randomBatches() throws {
    try withEverySeed(Thinning.seeds(0..<600)) { generator in
      let counts = (0..<generator.number(in: 1...5)).map { _ in generator.number(in: 0...8) }
      let operations = randomBatch(
        NaiveBatch.rows(counts), count: generator.number(in: 1...25), using: &generator)
      try expectAgreement(operations, counts)
    }
  }

  private func expectAgreement(
    _ operations: [BatchUpdate.Operation], _ counts: [Int]
  ) throws {
    let before = NaiveBatch.rows(counts)
    let naive = NaiveBatch(before: before, operations: operations, replacesRows: false)
    guard let after = naive.after, let sections = naive.sectionsAfter else { return }
    let update = BatchUpdate(operations)
    let map = UpdateMap(update, before: counts, after: after.map(\.count))
    let label = "under \(update), "
    for (target, source) in sections.enumerated() {
      let survivor = source.flatMap { naive.reloads($0) ? nil : $0 }
      try expectEqual(map.oldSection(forNew: target), survivor, label + "section \(target) before")
    }
    for section in before.indices {
      let target = naive.reloads(section) ? nil : sections.firstIndex(of: section)
      try expectEqual(map.newSection(forOld: section), target, label + "section \(section) after")
      let rows = map.rows(ofSection: section)
      guard let target, let rows else {
        try expectEqual(rows == nil, target == nil, label + "no rows of section \(section)")
        continue
      }
      let moving = update.movedRows.map(\.source).filter { $0.section == section }.map(\.row)
      try expectAgreement(rows, before[section], after[target], moving: Set(moving), label)
      let isTouched = map.touched.contains { $0.section == section }
      if !isTouched { try expectEqual(after[target], before[section], label + "untouched rows") }
    }
    let survivors = sections.map { $0.flatMap { naive.reloads($0) ? nil : $0 } }
    try expectSameRows(map, before, after, survivors, label)
  }

  /// Asks a map where each row is, and was.
  ///
  /// - Parameter survivors: By section after, the one that it was; nil if it did not survive.
  private func expectSameRows(
    _ map: UpdateMap, _ before: [[Int]], _ after: [[Int]], _ survivors: [Int?], _ label: String
  ) throws {
    var targets: [RowPosition: RowPosition] = [:]
    for section in after.indices where survivors[section] != nil {
      for (row, number) in after[section].enumerated() where !NaiveBatch.isNew(number) {
        let source = RowPosition(section: number / 100, row: number % 100)
        guard survivors.contains(source.section) else { continue }
        targets[source] = RowPosition(section: section, row: row)
      }
    }
    for row in before.positions {
      try expectEqual(map.newPosition(forOld: row), targets[row], label + "row \(row) after")
    }
    let sources = Dictionary(uniqueKeysWithValues: targets.map { ($1, $0) })
    for row in after.positions {
      try expectEqual(map.oldPosition(forNew: row), sources[row], label + "row \(row) before")
    }
  }

  /// Asks a map of one section everything.
  ///
  /// - Parameter moving: The rows (before) that are sources of moves.
  private func expectAgreement(
    _ map: RowMap, _ before: [Int], _ after: [Int], moving: Set<Int>, _ label: String
  ) throws {
    try expectEqual(map.countBefore, before.count, label + "countBefore")
    try expectEqual(map.countAfter, after.count, label + "countAfter")
    var unmoved: [(before: Int, after: Int)] = []
    for (row, value) in before.enumerated() {
      let target = after.firstIndex(of: value)
      try expectEqual(map.newRow(forOld: row), target, label + "row \(row) after")
      let stays = moving.contains(row) ? nil : target
      try expectEqual(map.newUnmovedRow(forOld: row), stays, label + "unmoved row \(row) after")
      if let stays { unmoved.append((row, stays)) }
    }
    let back = map.inverse
    for (row, value) in after.enumerated() {
      let source = before.firstIndex(of: value)
      try expectEqual(back.newRow(forOld: row), source, label + "row \(row) before")
      let stayed = source.flatMap { moving.contains($0) ? nil : $0 }
      try expectEqual(map.oldUnmovedRow(forNew: row), stayed, label + "unmoved row \(row) before")
    }
    for anchor in 0...before.count {
      try expectEqual(
        map.keptCount(aboveOldAnchor: anchor), unmoved.count { $0.before < anchor },
        label + "the number of unmoved rows before the old anchor \(anchor)")
    }
    for anchor in 0...after.count {
      try expectEqual(
        map.keptCount(aboveNewAnchor: anchor), unmoved.count { $0.after < anchor },
        label + "the number of unmoved rows before the new anchor \(anchor)")
    }
  }
}

extension [[Int]] {
  /// The places of all elements.
  fileprivate var positions: [RowPosition] {
    indices.flatMap { section in
      self[section].indices.map { RowPosition(section: section, row: $0) }
    }
  }
}
