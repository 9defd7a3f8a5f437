import DecoratorTableKit
import Testing

/// What a reader of the documentation would try, with the answers written down by hand.
@Suite("Placements, rule by rule")
struct PlacementRuleTests {
  private func anchors(_ placement: Placement, _ contentCount: Int, section: Int = 0) -> [Int] {
    placement.layout(contentCount: contentCount, section: section).anchors
  }

  @Test("The worked examples have the results that are written down")
  func workedExamples() throws {
    try withEvery("rule", in: try LayoutVectors.load().placements) { rule in
      for example in rule.cases ?? [] {
        let placement = Placement.when(fewerThan: 4, .end, otherwise: .tableRows([2]) + .end)
        try expectEqual(anchors(placement, example.contentCount), example.anchors, "the short list")
      }
      guard let expected = rule.firstAnchors else { return }
      var placement = Placement.tableRows(rule.fixedRows ?? [])
      var naive = NaivePlacement.tableRows(rule.fixedRows ?? [])
      if let period = rule.everyTableRows {
        let first = rule.fixedRows?.last.map { $0 + period }
        placement = placement + .everyTableRows(period, first: first)
        naive = .plus(naive, .everyTableRows(period, first: first))
      }
      let found = anchors(placement, 100)
      try expectEqual(Array(found.prefix(expected.count)), expected, "the first anchors")
      try expectEqual(naive.anchors(contentCount: 100), found, "the anchors of the model")
      if rule.everyTableRows == nil {
        try expectEqual(found.count, expected.count, "the number of anchors")
      }
    }
  }

  @Test("All the worked examples are there")
  func examplesAreThere() throws {
    let vectors = try LayoutVectors.load()
    #expect(vectors.layouts.count == 17)
    #expect(vectors.placements.count == 9)
    #expect(vectors.placements.compactMap(\.cases).map(\.count) == [4])
  }

  @Test("A place that two rules have gets one row")
  func oneRowForTwoRules() {
    #expect(anchors(.tableRows([2]) + .before(2), 5) == [2])
    #expect(anchors(.start + .end, 0) == [0])
    #expect(anchors(.start + .tableRows([0]), 3) == [0])
    #expect(anchors(.start + .tableRows([1]), 3) == [0, 0])
    #expect(anchors(.end + .beforeLast(0) + .before(3), 3) == [3])
  }

  @Test("An empty section has a start, an end and a first table row, and no period")
  func emptySections() {
    for placement in [Placement.start, .end, .tableRows([0]), .before(0), .beforeLast(0)] {
      #expect(anchors(placement, 0) == [0], "\(placement)")
    }
    for placement in [
      Placement.none, .every(1), .every(3, after: 0), .everyTableRows(2),
      .everyTableRows(4, first: 0), .tableRows([1]), .before(1), .beforeLast(1),
      .between { _, _ in true },
    ] {
      #expect(anchors(placement, 0) == [], "\(placement)")
    }
  }

  @Test("Content rows and table rows are counted differently")
  func twoReadings() {
    #expect(anchors(.every(3), 9) == [3, 6, 9])
    #expect(anchors(.everyTableRows(3), 9) == [2, 4, 6, 8])
    #expect(anchors(.every(6, after: 2), 20) == [2, 8, 14, 20])
  }

  @Test("Rules that keep leaving a table row free have an end, however many rows they have")
  func crowdedTableRows() {
    // All even rows, and of the odd ones every third.
    let placement = Placement.everyTableRows(2, first: 0) + .everyTableRows(6)
    #expect(anchors(placement, 9) == [0, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 8, 8, 8, 9])
    #expect(placement.layout(contentCount: 3_000).additionalCount == 6_001)
  }

  @Test("Sections are inner sections, some, one or by a predicate")
  func sections() {
    let placements: [(Placement, [Int])] = [
      (.start.inSection(1), [1]), (.start.inSections([0, 2, 2]), [0, 2]),
      (.start.inSections { $0.isMultiple(of: 3) }, [0, 3]),
      (.start.inSections(1...3).inSections(2...4), [2, 3]),
      (.start.inSections([Int]()), []),
      ((.start.inSection(0) + .end).inSections([0, 1]), [0, 1]),
    ]
    for (placement, expected) in placements {
      let found = (0..<5).filter { !anchors(placement, 4, section: $0).isEmpty }
      #expect(found == expected, "\(placement)")
    }
  }

  @Test("Neighbours are asked about in the section that is laid out, the upper row first")
  func neighbours() {
    let asked = Recorder<[RowPosition]>()
    let placement = Placement.between { above, below in
      asked.record([above, below])
      return below.row == 2
    }
    #expect(anchors(placement, 4, section: 3) == [2])
    #expect(
      asked.values
        == (1..<4).map {
          [RowPosition(section: 3, row: $0 - 1), RowPosition(section: 3, row: $0)]
        })
  }

  @Test("No neighbour is asked about after the limit is reached")
  func neighboursUpToTheLimit() {
    let asked = Recorder<Int>()
    let placement = Placement.between { _, below in
      asked.record(below.row)
      return below.row.isMultiple(of: 10)
    }
    let limited = placement.limited(to: 3).layout(contentCount: 1_000_000)
    #expect(limited.anchors == [10, 20, 30])
    #expect(asked.values == Array(1...30))

    let given = placement.layout(contentCount: 1_000_000, limit: 2)
    #expect(given.anchors == [10, 20])
    #expect(asked.values.count == 30 + 20)

    #expect(placement.layout(contentCount: 1_000_000, limit: 0).additionalCount == 0)
    #expect(asked.values.count == 30 + 20)
  }

  @Test("Each two neighbours are asked about at most once")
  func neighboursOnce() {
    let asked = Recorder<Int>()
    let placement = Placement.between { _, below in
      asked.record(below.row)
      return below.row.isMultiple(of: 3)
    }
    let layout = (placement + .every(2) + .tableRows([1, 4]) + .end).layout(contentCount: 500)
    #expect(layout.additionalCount > 250)
    #expect(asked.values.count == Set(asked.values).count)
    #expect(asked.values.allSatisfy { (1..<500).contains($0) })
  }

  @Test("A section that a rule leaves out costs no questions")
  func neighboursElsewhere() {
    let asked = Recorder<Int>()
    let placement = Placement.between { _, below in
      asked.record(below.row)
      return true
    }
    #expect(anchors(placement.inSection(1), 9) == [])
    #expect(anchors(.when(fewerThan: 20, .end, otherwise: placement), 9) == [9])
    #expect(asked.values == [])
  }

  @MainActor
  private final class Screen {
    var days = [1, 1, 2, 3, 3]

    func day(of row: RowPosition) -> Int { days[row.row] }

    func isBoundary(_ above: RowPosition, _ below: RowPosition) -> Bool {
      day(of: above) != day(of: below)
    }
  }

  @Test("A predicate on the main actor sees what the screen has now")
  @MainActor
  func mainActorNeighbours() {
    let screen = Screen()
    let placement = Placement.between { @MainActor in screen.days[$0.row] != screen.days[$1.row] }
    #expect(anchors(placement, 5) == [2, 3])
    screen.days = [1, 2, 2]
    #expect(anchors(placement, 3) == [1])
  }

  @Test("Methods of the screen can be predicates and keys")
  @MainActor
  func mainActorMethods() {
    let screen = Screen()
    #expect(anchors(.between(onMainActor: screen.isBoundary), 5) == [2, 3])
    #expect(anchors(.beforeGroups(onMainActorBy: screen.day), 5) == [0, 2, 3])
    #expect(anchors(.beforeGroups { @MainActor in screen.day(of: $0) }, 5) == [0, 2, 3])
  }

  @Test("Plain predicates and keys stay plain on the main actor, and can be asked anywhere")
  @MainActor
  func plainOnMainActor() async {
    let days = [1, 1, 2, 3, 3]
    let placements: [Placement] = [
      .between { $0.row + 1 == $1.row && days[$0.row] != days[$1.row] },
      .between { above, below in
        let first = days[above.row]
        return first != days[below.row]
      },
      .beforeGroups { days[$0.row] },
    ]
    let found = await Task.detached {
      placements.map { placement -> [Int] in
        let layout = placement.layout(contentCount: 5)
        return (0..<layout.additionalCount).map(layout.anchor(ofAdditional:))
      }
    }.value
    #expect(found == [[2, 3], [2, 3], [0, 2, 3]])
  }

  @Test("A placement prints its rules")
  func description() {
    let placement = (Placement.every(6, after: 2) + .tableRows([41])).limited(to: 77)
    for number in ["6", "2", "41", "77"] {
      #expect(placement.description.contains(number))
    }
  }
}

@Suite("Groups of neighbours")
struct PlacementGroupTests {
  @Test("A group has one row above it, and an empty section has none", arguments: 0...6)
  func groups(count: Int) throws {
    // Every way to cut the rows into groups, as the bits of a number.
    for cuts in 0..<(1 << max(count - 1, 0)) {
      let groupOf = (0..<count).map { row in
        (0..<max(row, 0)).count { cuts >> $0 & 1 == 1 }
      }
      let expected = groupOf.indices.filter { $0 == 0 || groupOf[$0] != groupOf[$0 - 1] }
      let layout = Placement.beforeGroups { groupOf[$0.row] }.layout(contentCount: count)
      #expect(layout.anchors == expected)
    }
  }
}
