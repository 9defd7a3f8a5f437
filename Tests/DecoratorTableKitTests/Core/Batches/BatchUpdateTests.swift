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
        -§3 -§6 +§4 §7>§5 ~§8 -[0, 1] -[0, 3] -[0, 5] +[0, 9] +[1, 2] [0, 4]>[1, 0] [2, 4]>[2, 0] ~[0, 3] \
        ^[0, 0] ^[0, 2]
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
    try withEverySeed(Thinning.seeds(0..<400)) { generator in
      let counts = (0..<generator.number(in: 0...4)).map { _ in generator.number(in: 0...6) }
      let before = NaiveBatch.rows(counts)
      let legal = randomBatch(before, count: generator.number(in: 1...12), using: &generator)
      try expectAgreement(legal, counts)
      try expectAgreement(legal + [.random(for: counts, using: &generator)], counts)
    }
  }
}
