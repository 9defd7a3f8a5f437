import DecoratorTableKit
import DecoratorTableTesting
import Testing

@Suite("The path of a change through a layer")
struct LayerUpdateTests {
  /// A change of a layer with rows before every third content row, and the batch that the table
  /// gets.
  struct Example: Sendable, CustomTestStringConvertible {
    let policy: ContentPolicy
    let update: BatchUpdate
    let rowCounts: [Int]
    let outer: String
    let anchors: [[Int]]

    var testDescription: String { "\(policy): \(update)" }
  }

  static let examples = [
    Example(
      policy: .followRule, update: BatchUpdate().insertingRows([0], inSection: 0),
      rowCounts: [8, 3], outer: "+[0, 0] [0, 3]>[0, 3] [0, 7]>[0, 7]", anchors: [[3, 6], [3]]),
    Example(
      policy: .followContent, update: BatchUpdate().insertingRows([0], inSection: 0),
      rowCounts: [8, 3], outer: "+[0, 0]", anchors: [[4, 7], [3]]),
    Example(
      policy: .keepRow, update: BatchUpdate().insertingRows([0], inSection: 0),
      rowCounts: [8, 3], outer: "+[0, 0] [0, 3]>[0, 3] [0, 7]>[0, 7]", anchors: [[3, 6], [3]]),
    Example(
      policy: .followContent, update: BatchUpdate().insertingRows([3, 4, 5], inSection: 1),
      rowCounts: [7, 6], outer: "+[1, 4] +[1, 5] +[1, 6] +[1, 7]", anchors: [[3, 6], [3, 6]]),
    Example(
      policy: .followContent,
      update: BatchUpdate().deletingRows([1, 3], inSection: 0).reloadingRows([6], inSection: 0),
      rowCounts: [5, 3], outer: "-[0, 1] -[0, 4] ~[0, 8]", anchors: [[2, 4], [3]]),
    Example(
      policy: .followContent,
      update: BatchUpdate().movingRow(
        from: RowPosition(section: 0, row: 3), to: RowPosition(section: 0, row: 0)),
      rowCounts: [7, 3], outer: "[0, 3]>[0, 0] [0, 4]>[0, 1]", anchors: [[0, 6], [3]]),
    Example(
      policy: .keepRow, update: BatchUpdate().deletingSections([0]), rowCounts: [3],
      outer: "-§0", anchors: [[3]]),
  ]

  static let rule = LayerRule(rows: .every(3), supply: .models(40))

  @Test("The layer and the table follow the content", arguments: examples)
  func content(example: Example) throws {
    let state = LayerState(rule: Self.rule, policy: example.policy, rowCounts: [7, 3])
    let after = try state.applying(example.update, rowCounts: example.rowCounts)
    #expect(after.update.description == example.outer)
    #expect(after.state.layout.rows.map(\.anchors) == example.anchors)
    #expect(
      after.outerRowCounts
        == zip(example.rowCounts, example.anchors).map { $0 + $1.count })
    #expect(state.layout.rows.map(\.anchors) == [[3, 6], [3]])
  }

  @Test("Through three layers, the table's batch leads to the rows that it then finds")
  func stack() throws {
    let rules = [
      LayerRule(rows: .every(3), supply: .models(40)),
      LayerRule(rows: .start + .every(5), supply: .everySlot),
      LayerRule(rows: .end, supply: .models(1), sections: .start, addedSectionRowCounts: [2]),
    ]
    try withEverySeed(Thinning.seeds(debug: 100, release: 1_000)) { generator in
      var posts = Array(0..<generator.number(in: 0...12))
      var layers: [LayerState] = []
      var rowCounts = [posts.count]
      for rule in rules {
        let policy = ContentPolicy.allCases[generator.number(in: 0...2)]
        let state = LayerState(rule: rule, policy: policy, rowCounts: rowCounts)
        layers.append(state)
        rowCounts = (0..<state.layout.sectionCount).map(state.layout.rowCount(inSection:))
      }
      for step in 0..<6 {
        var rows = Self.rowsOnScreen(layers, posts)
        let place = generator.number(in: 0...posts.count)
        var update = BatchUpdate()
        if place == posts.count || generator.chance(50) {
          update.add(.insertRow(RowPosition(section: 0, row: place)))
          posts.insert(100 + step, at: place)
        } else {
          update.add(.deleteRow(RowPosition(section: 0, row: place)))
          posts.remove(at: place)
        }
        rowCounts = [posts.count]
        for index in layers.indices {
          let after = try layers[index].applying(update, rowCounts: rowCounts)
          (layers[index], update, rowCounts) = (after.state, after.update, after.outerRowCounts)
        }
        let found = Self.rowsOnScreen(layers, posts)
        try expectEqual(found.map(\.count), rowCounts, "the row counts after step \(step)")
        try update.apply(to: &rows, takingNewFrom: found)
        try expectEqual(rows, found, "the rows after step \(step), \(update)")
      }
    }
  }

  /// The post at each row on screen; nil for rows of the layers.
  private static func rowsOnScreen(_ layers: [LayerState], _ posts: [Int]) -> [[Int?]] {
    let stack = LayoutStack(layers.reversed().map(\.layout))
    let table = stack.layers[0]
    return (0..<table.sectionCount).map { section in
      (0..<table.rowCount(inSection: section)).map { row in
        stack.convert(RowPosition(section: section, row: row), from: 0, to: layers.count)
          .map { posts[$0.row] }
      }
    }
  }

  @Test("A batch that does not lead to the counts is refused, with both")
  func illegal() {
    let state = LayerState(rule: Self.rule, policy: .followContent, rowCounts: [7, 3])
    let update = BatchUpdate().insertingRows([0], inSection: 1)
    #expect {
      try state.applying(update, rowCounts: [7, 3])
    } throws: { error in
      guard case .rowCountMismatch(1, 1, 3, 3, _) = (error as? BatchUpdateError)?.reason else {
        return false
      }
      return true
    }
    #expect(throws: BatchUpdateError.self) { try state.applying(update, rowCounts: [7]) }
    #expect(throws: BatchUpdateError.self) {
      try state.applying(update.deletingRows([7], inSection: 0), rowCounts: [6, 4])
    }
  }

  @Test("Past the limit a section is reloaded")
  func limit() throws {
    let state = LayerState(rule: Self.rule, policy: .followRule, rowCounts: [7, 3])
    let update = BatchUpdate().insertingRows([0], inSection: 0)
    let after = try state.applying(update, rowCounts: [8, 3], moveLimit: 1)
    #expect(after.update == BatchUpdate().reloadingSections([0]))
  }

  @Test("Models are inserted, removed and moved by their names")
  func models() {
    let rule = { LayerRule(rows: .every(3), supply: .models($0)) }
    let state = LayerState(rule: rule(2), policy: .followRule, rowCounts: [7])
    let after = state.changing(to: rule(1), modelsBefore: ["a", "b"], modelsAfter: ["b"])
    #expect(after.update.description == "-[0, 3] [0, 7]>[0, 3]")
    #expect(after.outerRowCounts == [8])
    let changed = state.changing(
      to: rule(2), modelsBefore: ["a", "b"], modelsAfter: ["a", "b"], changed: ["b"])
    #expect(changed.update.description == "~[0, 7]")

    let kept = LayerState(rule: rule(1), policy: .followContent, rowCounts: [7])
    #expect(kept.changing(to: rule(2)).update.description == "+[0, 7]")
    let swapped = LayerState(rule: rule(2), policy: .keepRow, rowCounts: [7])
      .changing(to: rule(2), modelsBefore: ["a", "b"], modelsAfter: ["b", "a"])
    #expect(swapped.state.layout.rows[0].anchors == [3, 6])
    #expect((0..<2).map(swapped.state.model(ofAdditional:)) == [0, 1])
    #expect(swapped.update.movedRows.count == 2)
  }

  static let mistakes = [
    Mistake("2 models before, but the rule has 3") {
      _ = three.changing(to: three.rule, modelsBefore: ["a", "b"], modelsAfter: ["a"])
    },
    Mistake("1 models after, but the rule has 3") {
      _ = three.changing(to: three.rule, modelsBefore: ["a", "b", "c"], modelsAfter: ["a"])
    },
    Mistake("but the rule adds a row for every slot") {
      _ = three.changing(to: everySlot, modelsBefore: ["a", "b", "c"], modelsAfter: ["a"])
    },
    Mistake("models 0 and 2 are both \"a\"") {
      _ = three.changing(
        to: three.rule, modelsBefore: ["a", "b", "a"], modelsAfter: ["a", "b", "c"])
    },
    Mistake("model \"d\" cannot have changed") {
      _ = three.changing(
        to: three.rule, modelsBefore: ["a", "b", "c"], modelsAfter: ["a", "b", "d"],
        changed: ["d"])
    },
  ]

  private static let everySlot = LayerRule(rows: .every(3), supply: .everySlot)
  private static let three = LayerState(
    rule: LayerRule(rows: .every(3), supply: .models(3)), rowCounts: [7])

  #if !os(iOS)
  @Test("Names that are not those of the models trap and are named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      LayerUpdateTests.mistakes[index].make()
    }
    try expectErrorText(
      of: result, contains: Self.mistakes[index].text, library: "DecoratorTableTesting")
  }
  #endif

  @Test("Added sections get another place where the rule decides, and stay under the policies")
  func movedSections() {
    func rule(_ sections: Placement) -> LayerRule {
      LayerRule(
        rows: .every(3), supply: .models(2), sections: sections, addedSectionRowCounts: [2])
    }
    for policy in ContentPolicy.allCases {
      let state = LayerState(rule: rule(.start), policy: policy, rowCounts: [7, 3])
      let after = state.changing(to: rule(.end))
      let isMoved = policy == .followRule
      #expect("\(after.update)" == (isMoved ? "§0>§2" : ""), "\(policy)")
      #expect(after.state.layout.rowCount(inSection: isMoved ? 2 : 0) == 2)
    }
  }

  @Test("Rows that move from one section to another count in both")
  func manyMovedRows() throws {
    let state = LayerState(
      rule: LayerRule(rows: .every(1), supply: .models(6)), policy: .followRule,
      rowCounts: [3, 3])
    let update = BatchUpdate().insertingRows([0, 1, 2], inSection: 0)
    // In the first section three of its rows move, and three are inserted; in the second, three are
    // deleted.
    let limits = (2...6).map { limit in
      try? state.applying(update, rowCounts: [6, 3], moveLimit: limit).update.reloadedSections
    }
    #expect(limits == [[0, 1], [0], [0], [0], []])
    // Here all rows of the first section stay, and three move to it from the second.
    let appended = BatchUpdate().insertingRows([3, 4, 5], inSection: 0)
    let others = (2...3).map { limit in
      try? state.applying(appended, rowCounts: [6, 3], moveLimit: limit).update.reloadedSections
    }
    #expect(others == [[0, 1], []])
  }
}
