import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// The names that a rule uses at the moment, and the rows that it was asked about.
private final class Names: @unchecked Sendable {
  var content: [[Int]] = []
  var asked: [RowPosition] = []

  /// A rule that hides odd names.
  func rule() -> HidingRule {
    HidingRule(isAboutContent: true) { [self] row in
      asked.append(row)
      return content[row.section][row.row] % 2 == 1
    }
  }
}

/// The effect of a change of the content, or of its own, on a layer that hides rows, against a
/// layer that is written out.
@Suite("Hiding rows")
struct HidingTests {
  #if DEBUG
  private static let rows = 0...3
  private static let sections = [[1], [2], [1, 1]]
  #else
  private static let rows = 0...5
  private static let sections = [[1], [2], [1, 1], [2, 1], [0, 2], [1, 1, 1]]
  #endif

  /// The name of the first row that is inserted.
  private static let firstNew = 1_000_001

  /// Every section of a number of rows: each set that may be seen, and each limit.
  private func everySection(
    _ count: Int, firstName: Int = 0, limits: [Int?]
  ) -> [NaiveHiding.Section] {
    limits.flatMap { limit in
      (0..<1 << count).map { admitted in
        NaiveHiding.Section(
          rows: (0..<count).map {
            NaiveHiding.Row(name: firstName + $0, isAdmitted: admitted >> $0 & 1 == 1)
          }, limit: limit)
      }
    }
  }

  @Test("When a layer is laid out again by its rule, the rule is asked about all rows")
  func layingOutAgain() {
    let names = Names()
    names.content = [[0, 1, 2, 3]]
    let rule = LayerRule(.hiding(names.rule()))
    let state = LayerState(rule: rule, rowCounts: [4])
    #expect(state.layout.rows[0].hiddenCount == 2)
    names.content = [[1, 1, 1, 0]]
    let transition = state.relaidOut(by: rule, models: .unchanged)
    #expect(
      (0..<4).map { transition.new.layout.rows[0].shownRow(ofContent: $0) } == [nil, nil, nil, 0])
    #expect(transition.old.layout == state.layout)
  }

  @Test("One and two operations on rows, with every set of rows hidden")
  func rows() throws {
    var thinning = Thinning.byTurns
    try withEvery("rows", in: Self.rows) { count in
      let sections = everySection(count, limits: [nil, 0, 1, 2])
      try withEvery("batch", in: smallUpdates(ofRows: count)) { update, countAfter in
        try withEvery("section", in: sections) { section in
          guard thinning.takesNext() else { return }
          try expectRight(NaiveHiding([section]), update, counts: [countAfter])
        }
      }
    }
  }

  @Test("One and two operations on sections and rows, with every set of rows hidden")
  func sections() throws {
    var (legal, thinning) = (0, Thinning.byTurns)
    for counts in Self.sections {
      let updates = everyUpdate(of: counts, &thinning)
      let worlds = counts.enumerated().reduce([[NaiveHiding.Section]()]) { worlds, section in
        worlds.flatMap { world in
          everySection(section.element, firstName: section.offset * 10, limits: [nil, 1])
            .map { world + [$0] }
        }
      }
      try withEvery("batch", in: updates) { update, after in
        legal += 1
        try withEvery("sections", in: worlds) { sections in
          try expectRight(NaiveHiding(sections), update, counts: after)
        }
      }
    }
    #expect(legal > 100 / Thinning.turns)
  }

  /// Every legal batch of one operation, and those of two of this turn, with the numbers of rows
  /// after it.
  private func everyUpdate(
    of counts: [Int], _ thinning: inout Thinning
  ) -> [(BatchUpdate, [Int])] {
    var updates: [(BatchUpdate, [Int])] = []
    for after in countsAfter(counts) {
      let operations = everyOperation(before: counts, after: after)
      for (index, first) in operations.enumerated() {
        let single = BatchUpdate([first])
        if single.error(before: counts, after: after) == nil { updates.append((single, after)) }
        for second in operations[(index + 1)...] where thinning.takesNext() {
          let pair = BatchUpdate([first, second])
          if pair.error(before: counts, after: after) == nil { updates.append((pair, after)) }
        }
      }
    }
    return updates
  }

  /// The numbers of rows that two operations may lead to.
  private func countsAfter(_ counts: [Int]) -> [[Int]] {
    let sections = max(counts.count - 2, 0)...counts.count + 2
    let rows = counts.reduce(0, +)
    return sections.flatMap(listsOfCounts).filter { abs($0.reduce(0, +) - rows) <= 4 }
  }

  /// Every list of so many numbers from 0 to 3.
  private func listsOfCounts(_ length: Int) -> [[Int]] {
    guard length > 0 else { return [[]] }
    return listsOfCounts(length - 1).flatMap { list in (0...3).map { list + [$0] } }
  }

  private func everyOperation(before: [Int], after: [Int]) -> [BatchUpdate.Operation] {
    func rows(_ counts: [Int]) -> [RowPosition] {
      counts.enumerated().flatMap { section, count in
        (0..<count).map { RowPosition(section: section, row: $0) }
      }
    }
    var operations: [BatchUpdate.Operation] = before.indices.flatMap { section in
      [.deleteSection(section), .reloadSection(section)]
    }
    operations += after.indices.map { .insertSection($0) }
    operations += before.indices.flatMap { source in
      after.indices.map { .moveSection(from: source, to: $0) }
    }
    for row in rows(before) {
      operations += [.deleteRow(row), .reloadRow(row), .reconfigureRow(row)]
      operations += rows(after).map { .moveRow(from: row, to: $0) }
    }
    operations += rows(after).map { .insertRow($0) }
    return operations
  }

  /// Compares a layer after a batch of its content, and the batch outside it, with the layer that
  /// is written out.
  private func expectRight(
    _ old: NaiveHiding, _ update: BatchUpdate, counts: [Int]
  ) throws {
    let new = old.after(update, counts: counts, firstNew: Self.firstNew)
    let names = Names()
    names.content = new.content
    let state = old.state(rule: names.rule())
    let content = UpdateMap(update, before: old.content.map(\.count), after: counts)
    let transition = state.following(content)
    try expectEqual(
      transition.new.layout.hidden, new.hidden, "what is hidden after \(update) in \(old)")
    try expectEqual(
      transition.new.shownContent?.limits ?? [], new.sections.map(\.limit),
      "the limits after \(update)")
    try expectEqual(
      names.asked.sorted(), asked(update, content), "the rows asked about in \(update)")
    let outer = transition.lift(update, moveLimit: 512)
    try expectLeads(outer, from: old, to: new)
    try expectFewest(outer, for: update, from: old, to: new, content)
  }

  /// The rows that are inserted, or shown anew.
  private func asked(_ update: BatchUpdate, _ content: UpdateMap) -> [RowPosition] {
    var asked: [RowPosition] = []
    for (section, count) in content.rowCountsAfter.enumerated() {
      for row in 0..<count {
        let row = RowPosition(section: section, row: row)
        let source = content.oldPosition(forNew: row)
        let isRenewed = source.map {
          (update.reloadedRows + update.reconfiguredRows).contains($0)
        }
        if isRenewed ?? true { asked.append(row) }
      }
    }
    return asked
  }

  private func expectLeads(
    _ outer: BatchUpdate, from old: NaiveHiding, to new: NaiveHiding
  ) throws {
    let found = try NaiveUpdate(update: outer).rows(from: old.outer, takingNewFrom: new.outer)
    try expectEqual(found, new.outer, "what \(outer) makes of \(old.outer)")
    if let error = outer.error(before: old.outer.map(\.count), after: new.outer.map(\.count)) {
      throw Disagreement("\(outer) is not legal: \(error)")
    }
  }

  /// Fails unless each row that is seen before or after has exactly the operation that it needs.
  private func expectFewest(
    _ outer: BatchUpdate, for update: BatchUpdate, from old: NaiveHiding, to new: NaiveHiding,
    _ content: UpdateMap
  ) throws {
    var expected = BatchUpdate()
    for section in update.deletedSections { expected.add(.deleteSection(section)) }
    for section in update.insertedSections { expected.add(.insertSection(section)) }
    var replaced = Set<Int>()
    for move in update.movedSections {
      if move.source == move.target {
        // A table does not move a section to itself.
        expected.add(.deleteSection(move.source))
        expected.add(.insertSection(move.target))
        replaced.insert(move.source)
      } else {
        expected.add(.moveSection(from: move.source, to: move.target))
      }
    }
    for section in update.reloadedSections {
      if expected.movedSections.isEmpty {
        expected.add(.reloadSection(section))
      } else if let target = content.sectionPlaces.newRow(forOld: section) {
        expected.add(.deleteSection(section))
        expected.add(.insertSection(target))
      }
    }
    var survivors = Set<RowPosition>()
    for (section, rows) in old.content.enumerated() {
      for row in rows.indices {
        let row = RowPosition(section: section, row: row)
        let after = content.newPosition(forOld: row)
        if let after { survivors.insert(after) }
        let place = old.place(of: row)
        let placeAfter = after.flatMap { new.place(of: $0) }
        let stays = content.newSection(forOld: section) != nil && !replaced.contains(section)
        switch (place, placeAfter) {
        case (let place?, let placeAfter?):
          if update.movedRows.contains(where: { $0.source == row }) {
            expected.add(.moveRow(from: place, to: placeAfter))
          }
          if update.reloadedRows.contains(row), stays { expected.add(.reloadRow(place)) }
          if update.reconfiguredRows.contains(row), stays { expected.add(.reconfigureRow(place)) }
        case (let place?, nil): if stays { expected.add(.deleteRow(place)) }
        case (nil, let place?): if stays { expected.add(.insertRow(place)) }
        case (nil, nil): break
        }
      }
    }
    for (section, rows) in new.content.enumerated() where content.oldSection(forNew: section) != nil
    {
      for row in rows.indices {
        let row = RowPosition(section: section, row: row)
        if !survivors.contains(row), let place = new.place(of: row) {
          expected.add(.insertRow(place))
        }
      }
    }
    try expectEqual(outer, expected, "the batch for \(update) in \(old.sections)")
  }

  @Test("From every set of hidden rows to every other, by requests about rows")
  func requests() throws {
    for count in Self.rows {
      for before in everySection(count, limits: [nil, 1]) {
        for after in everySection(count, limits: [nil, 0, 2]) {
          let (old, new) = (NaiveHiding([before]), NaiveHiding([after]))
          let names = Names()
          names.content = old.content
          var requests = VisibilityRequests()
          for (row, value) in after.rows.enumerated() where value != before.rows[row] {
            requests.record(
              value.isAdmitted ? .reveal : .hide, for: [RowPosition(section: 0, row: row)])
          }
          requests.limit(section: 0, to: after.limit)
          let transition = old.state(rule: names.rule()).applying(requests)
          try expectEqual(transition.new.layout.hidden, new.hidden, "what is hidden")
          let outer = transition.lift(BatchUpdate(), moveLimit: 512)
          try expectLeads(outer, from: old, to: new)
          try expectEqual(
            outer.operations.count,
            Set(old.outer[0]).symmetricDifference(new.outer[0]).count, "the length of \(outer)")
          try expectEqual(names.asked, [], "the rows asked about")
        }
      }
    }
  }

  @Test("The last request about a row counts, and the rule is asked about each other row once")
  func lastWord() {
    let names = Names()
    names.content = [[0, 1, 2, 3], [5, 6]]
    func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }
    let state = LayerState(rule: LayerRule(.hiding(names.rule())), rowCounts: [4, 2])
    #expect(state.layout.hidden == [row(0, 1), row(0, 3), row(1, 0)])
    #expect(names.asked.count == 6)
    names.asked = []
    var requests = VisibilityRequests()
    requests.record(.hide, for: [row(0, 0), row(0, 2)])
    requests.record(.reveal, for: [row(0, 2), row(0, 3), row(9, 0), row(0, 9)])
    var after = state.applying(requests).new
    #expect(after.layout.hidden == [row(0, 0), row(0, 1), row(1, 0)])
    #expect(names.asked.isEmpty)
    requests = VisibilityRequests()
    requests.record(.hide, for: [row(0, 2)])
    requests.record(.ask, for: [row(0, 0), row(1, 0)])
    after = after.applying(requests).new
    #expect(after.layout.hidden == [row(0, 1), row(0, 2), row(1, 0)])
    #expect(names.asked == [row(0, 0), row(1, 0)])
    names.asked = []
    requests = VisibilityRequests()
    requests.record(.reveal, for: [row(0, 0)])
    requests.askForAll()
    requests.record(.reveal, for: [row(1, 0)])
    after = after.applying(requests).new
    #expect(after.layout.hidden == [row(0, 1), row(0, 3)])
    #expect(names.asked.sorted() == [row(0, 0), row(0, 1), row(0, 2), row(0, 3), row(1, 1)])
  }

  @Test("Requests follow their rows and sections through a change")
  func followingWords() {
    var requests = VisibilityRequests()
    func row(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }
    requests.record(.hide, for: [row(0, 0), row(0, 2), row(1, 1)])
    requests.limit(section: 1, to: 3)
    requests.limit(section: 0, to: nil)
    let update = BatchUpdate().deletingRows([0], inSection: 0)
      .movingRow(from: row(0, 2), to: row(0, 0)).insertingSections([1])
    requests.follow(UpdateMap(update, before: [3, 2], after: [2, 1, 2]))
    #expect(Set(requests.rows.keys) == [row(0, 0), row(2, 1)])
    #expect(requests.rows.count == 2)
    #expect(
      requests.limits[2] == .some(3) && requests.limits[0] == .some(nil)
        && requests.limits[1] == nil)
  }

  @Test("A section that moves while its rows are hidden is replaced, and so is nothing else")
  func movedSection() throws {
    let state = LayerState(rule: LayerRule(hidingWhere: nil), rowCounts: [2, 2, 2])
    let update = BatchUpdate().movingSection(from: 0, to: 2)
    let content = UpdateMap(update, before: [2, 2, 2], after: [2, 2, 2])
    var requests = VisibilityRequests()
    requests.record(.hide, for: [RowPosition(section: 2, row: 0), RowPosition(section: 0, row: 1)])
    let transition = LayerTransition(
      old: state, new: state.following(content).new.applying(requests).new, content: content,
      rows: .unchanged(0), sections: .unchanged(0))
    let outer = transition.lift(update, moveLimit: 512)
    #expect("\(outer)" == "-§0 +§2 -[1, 1]")
  }

  @Test("A layer that is removed reveals all rows")
  func removal() {
    let state = LayerState(rule: LayerRule(hidingWhere: { $0.row < 2 }), rowCounts: [3, 1])
    let nothing = LayerRule(rows: .none, supply: .everySlot)
    let transition = state.relaidOut(by: nothing, models: .unchanged)
    #expect("\(transition.lift(BatchUpdate(), moveLimit: 512))" == "+[0, 0] +[0, 1] +[1, 0]")
    #expect(!transition.new.layout.hidesRows)
  }

  @Test("Limits stay when everything is loaded again, and so does nothing else")
  func loading() {
    var requests = VisibilityRequests()
    requests.limit(section: 1, to: 1)
    requests.record(.hide, for: [RowPosition(section: 0, row: 0)])
    let state = LayerState(rule: LayerRule(hidingWhere: nil), rowCounts: [2, 3]).applying(requests)
      .new
    #expect(state.loaded(by: state.rule, rowCounts: [2, 4, 1]).layout.outerRowCounts == [2, 1, 1])
    #expect(state.loaded(by: state.rule, rowCounts: [2]).layout.outerRowCounts == [2])
  }

  @Test("Some hundred rows in several sections, changed again and again")
  func randomRuns() throws {
    try withEverySeed(Thinning.seeds(debug: 40, release: 3_000)) { generator in
      var old = NaiveHiding([])
      var next = 0
      for _ in 0..<generator.number(in: 1...3) {
        let count = generator.number(in: 0...150)
        old.sections.append(
          NaiveHiding.Section(
            rows: (0..<count).map {
              NaiveHiding.Row(name: next + $0, isAdmitted: generator.number(in: 0...2) > 0)
            }, limit: generator.number(in: 0...3) == 0 ? generator.number(in: 0...count) : nil))
        next += count
      }
      for _ in 0..<5 {
        var edits = SequentialEdits(rowCounts: old.content.map(\.count))
        for _ in 0..<generator.number(in: 1...12) { edits.addRandom(&generator) }
        let update = edits.reduced()
        let counts = edits.rowCounts
        try expectRight(old, update, counts: counts)
        old = old.after(update, counts: counts, firstNew: Self.firstNew)
        // Names have to differ for ever.
        var name = 0
        for section in old.sections.indices {
          for row in old.sections[section].rows.indices {
            let parity = old.sections[section].rows[row].name % 2
            old.sections[section].rows[row].name = 10_000 + name * 2 + parity
            name += 1
          }
        }
      }
    }
  }
}

extension NaiveHiding {
  /// The place of a row from outside; nil if it is hidden.
  fileprivate func place(of row: RowPosition) -> RowPosition? {
    outer[row.section].firstIndex(of: content[row.section][row.row])
      .map { RowPosition(section: row.section, row: $0) }
  }
}

extension TableLayout {
  /// All content rows that are hidden.
  fileprivate var hidden: Set<RowPosition> {
    var hidden: Set<RowPosition> = []
    for (section, rows) in rows.enumerated() {
      for row in 0..<rows.contentCount where rows.shownRow(ofContent: row) == nil {
        hidden.insert(RowPosition(section: section, row: row))
      }
    }
    return hidden
  }
}

extension SequentialEdits {
  /// Makes one edit of rows or sections.
  fileprivate mutating func addRandom(_ generator: inout SeededGenerator) {
    let counts = rowCounts
    guard let section = counts.indices.randomElement(using: &generator) else {
      return insertSection(at: 0, rowCount: 3)
    }
    let count = counts[section]
    func row(_ limit: Int) -> RowPosition {
      RowPosition(section: section, row: Int.random(in: 0..<limit, using: &generator))
    }
    switch generator.number(in: 0...20) {
    case 0: insertSection(at: section, rowCount: generator.number(in: 0...70))
    case 1: deleteSection(at: section)
    case 2:
      moveSection(from: section, to: Int.random(in: counts.indices, using: &generator))
    case 3: reloadSection(at: section, rowCount: generator.number(in: 0...70))
    case 4...8: insertRow(at: row(count + 1))
    case 9...12 where count > 0: deleteRow(at: row(count))
    case 13...14 where count > 0: reloadRow(at: row(count))
    case 15 where count > 0: reconfigureRow(at: row(count))
    case _ where count > 0: moveRow(from: row(count), to: row(count))
    default: insertRow(at: row(count + 1))
    }
  }
}
