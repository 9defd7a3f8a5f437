import DecoratorTableKit
import Testing

@Suite("A batch update")
struct BatchUpdateTests {
  @Test("A batch is the same whatever the order in which its operations are named")
  func orderOfNaming() throws {
    try withEverySeed(0..<200) { generator in
      let operations = (0..<generator.number(in: 0...12)).map { _ in
        BatchUpdate.Operation.random(for: [3, 0, 4], using: &generator)
      }
      let update = BatchUpdate(operations)
      let shuffled = BatchUpdate(operations.shuffled(using: &generator))
      try expectEqual(shuffled, update, "the batch of \(operations)")
      try expectEqual(shuffled.hashValue, update.hashValue, "the hash of \(operations)")
      try expectEqual(BatchUpdate(update.operations), update, "the batch of its own operations")
      try expectEqual(update.isEmpty, operations.isEmpty, "isEmpty of \(operations)")
    }
  }

  @Test("Operations can be chained, and are listed in ascending order")
  func chaining() {
    let update = BatchUpdate()
      .deletingRows([5, 1], inSection: 0)
      .insertingRows([RowPosition(section: 1, row: 2), RowPosition(section: 0, row: 9)])
      .movingRow(from: 4, to: 0, inSection: 2)
      .movingRow(from: RowPosition(section: 0, row: 4), to: RowPosition(section: 1, row: 0))
      .reloadingRows([3], inSection: 0)
      .reconfiguringRows([2, 0, 2], inSection: 0)
      .deletingSections([6, 3])
      .insertingSections([4])
      .movingSection(from: 7, to: 5)
      .reloadingSections([8])
      .deletingRows([3], inSection: 0)
    #expect(
      update.description == """
        -§3 -§6 +§4 §7>§5 ~§8 -[0,1] -[0,3] -[0,5] +[0,9] +[1,2] [0,4]>[1,0] [2,4]>[2,0] ~[0,3] \
        ^[0,0] ^[0,2]
        """)
    #expect(update.changesSections)
    #expect(BatchUpdate().isEmpty)
    #expect(BatchUpdate().description.isEmpty)
    #expect(!BatchUpdate().deletingRows([0], inSection: 0).changesSections)
  }

  @Test("Every single operation and every pair, on small lists")
  func everyPair() throws {
    var thinning = Thinning(to: 3)
    try withEvery("rows", in: smallCounts(sections: 2, rows: 4)) { counts in
      let operations = BatchUpdate.Operation.all(for: counts)
      for (index, first) in operations.enumerated() {
        try expectAgreement([first], counts)
        for second in operations[index...] where thinning.takesNext() {
          try expectAgreement([first, second], counts)
        }
      }
    }
  }

  @Test("Random batches, legal and almost legal")
  func randomBatches() throws {
    try withEverySeed(0..<400) { generator in
      let counts = (0..<generator.number(in: 0...4)).map { _ in generator.number(in: 0...6) }
      let before = NaiveBatch.rows(counts)
      let legal = randomBatch(before, count: generator.number(in: 1...12), using: &generator)
      try expectAgreement(legal, counts)
      try expectAgreement(legal + [.random(for: counts, using: &generator)], counts)
    }
  }

  /// Compares what becomes of a list, and whether anything can, with the model.
  private func expectAgreement(
    _ operations: [BatchUpdate.Operation], _ counts: [Int]
  ) throws {
    let before = NaiveBatch.rows(counts)
    let update = BatchUpdate(operations)
    let expected = NaiveBatch(before: before, operations: operations).after
    var rows = before
    do {
      try update.apply(
        to: &rows, newRow: NaiveBatch.newRow, newSection: NaiveBatch.newSection)
    } catch {
      try expectEqual(expected, nil, "after \(update), for which \"\(error)\" was thrown, the list")
      try expectEqual(rows, before, "the list that \(update) cannot change")
      return
    }
    try expectEqual(rows, expected, "the list after \(update)")
    guard let expected else { return }
    var copy = before
    try update.apply(to: &copy, takingNewFrom: expected)
    try expectEqual(copy, expected, "the list after \(update), with another for what is new")
    try expectCountsMatter(update, counts, expected.map(\.count))
  }

  /// One row more or less than announced, in a section that survives, is an error.
  private func expectCountsMatter(
    _ update: BatchUpdate, _ before: [Int], _ after: [Int]
  ) throws {
    let survivors = Set(after.indices).subtracting(update.insertedSections)
    for section in survivors where update.reloadedSections.isEmpty {
      var wrong = after
      wrong[section] += 1
      do {
        try update.validate(before: before, after: wrong)
        throw Disagreement("\(update) is legal for \(before) and \(wrong)")
      } catch let error as BatchUpdateError {
        guard case .rowCountMismatch(_, section, _, wrong[section], _) = error else {
          throw Disagreement("\(update) for \(before) and \(wrong) is said to be: \(error)")
        }
      }
    }
    do {
      try update.validate(before: before, after: after + [0])
      throw Disagreement("\(update) is legal with one section more")
    } catch is BatchUpdateError {}
  }
}
