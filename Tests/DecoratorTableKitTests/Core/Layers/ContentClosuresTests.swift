import DecoratorTableTesting
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Closures of the outer of two layers, which are asked about content whatever the inner one adds
/// or hides, against what one reads off a list of cells.
@Suite("Closures that are asked about content")
struct ContentClosuresTests {
  /// The content: a number for each row, which lets a closure answer by place.
  private final class Content: @unchecked Sendable {
    var rows: [[Int]]
    var asked = 0
    /// Whether a closure was asked about a place where no content is.
    var wasMisled = false

    init(_ rows: [[Int]]) { self.rows = rows }

    func number(_ row: RowPosition) -> Int {
      asked += 1
      guard rows.indices.contains(row.section), rows[row.section].indices.contains(row.row) else {
        wasMisled = true
        return 0
      }
      return rows[row.section][row.row]
    }

    func key(_ row: RowPosition) -> Int? {
      let number = number(row)
      return number % 7 == 0 ? nil : number % 3
    }

    func isHidden(_ row: RowPosition) -> Bool { number(row) % 3 == 0 }

    func isBoundary(_ above: RowPosition, _ below: RowPosition) -> Bool {
      number(above) % 2 != number(below) % 2
    }
  }

  /// A row as the layers show it: content, or a row of one of them.
  private enum Cell: Equatable {
    case content(Int)
    case inner
    case outer
  }

  /// Reads the cells inside a layer: those of its content, if there is one inside that.
  private func cells(_ layout: TableLayout, around inside: [[Cell]], own: Cell) -> [[Cell]] {
    (0..<layout.sectionCount).map { section in
      (0..<layout.rowCount(inSection: section)).map { row in
        switch layout.origin(of: RowPosition(section: section, row: row)) {
        case .content(let row): inside[row.section][row.row]
        case .additional, .added: own
        }
      }
    }
  }

  private enum Kind: CaseIterable {
    case groups, neighbours, keys, hiding, hidingRowsInside

    func rule(_ content: Content) -> LayerRule {
      switch self {
      case .groups: LayerRule(groupsBy: content.key)
      case .neighbours:
        LayerRule(rows: .between { content.isBoundary($0, $1) }, supply: .everySlot)
      case .keys: LayerRule(rows: .beforeGroups { content.key($0) ?? 9 }, supply: .everySlot)
      case .hiding: LayerRule(hidingWhere: content.isHidden)
      case .hidingRowsInside: LayerRule(hidingWhere: content.isHidden, hidesRowsInside: true)
      }
    }

    /// The cells of a section outside the layer, by the cells inside.
    func cells(around inside: [Cell]) -> [Cell] {
      switch self {
      case .hiding, .hidingRowsInside:
        var shown: [Cell] = []
        for cell in inside {
          if case .content(let number) = cell, number % 3 == 0 {
            while self == .hidingRowsInside, shown.last == .inner { shown.removeLast() }
          } else {
            shown.append(cell)
          }
        }
        return shown
      case .groups, .neighbours, .keys:
        var all: [Cell] = []
        var last: Int?
        for cell in inside {
          guard case .content(let number) = cell else {
            all.append(cell)
            continue
          }
          if hasRow(between: last, number) {
            // Directly below the content row above.
            all.insert(.outer, at: 1 + (all.lastIndex { $0 != .inner } ?? -1))
          }
          all.append(cell)
          last = number
        }
        return all
      }
    }

    private func hasRow(between above: Int?, _ below: Int) -> Bool {
      func key(_ number: Int) -> Int? { number % 7 == 0 ? nil : number % 3 }
      return switch self {
      case .groups: key(below) != nil && above.flatMap { [key($0)] } != [key(below)]
      case .neighbours: above.map { $0 % 2 != below % 2 } ?? false
      case .keys: above.map { key($0) != key(below) } ?? true
      case .hiding, .hidingRowsInside: false
      }
    }
  }

  private static let insides: [LayerRule] = [
    LayerRule(rows: .start + .every(2), supply: .everySlot),
    LayerRule(rows: .every(1) + .end, supply: .models(4)),
    LayerRule(hidingWhere: { ($0.row + $0.section) % 3 == 1 }),
    LayerRule(
      rows: .tableRows([0, 2]), supply: .everySlot, sections: .before(1),
      addedSectionRowCounts: [2]),
  ]

  @Test("After random changes of sections and rows", arguments: Kind.allCases.indices)
  func changes(kind: Int) throws {
    let kind = Kind.allCases[kind]
    try withEverySeed(Thinning.seeds(0..<150)) { generator in
      var next = 0
      func number() -> Int {
        next += 1
        return next + generator.number(in: 0...3)
      }
      let content = Content(
        (0..<generator.number(in: 1...3)).map { _ in
          (0..<generator.number(in: 0...6)).map { _ in number() }
        })
      var inside = LayerState(
        rule: Self.insides[generator.number(in: 0...3)], rowCounts: content.rows.map(\.count))
      let contentPositions =
        ContentPositions(rowCounts: content.rows.map(\.count)).around(inside.layout)
      var layer = LayerState(
        rule: kind.rule(content), rowCounts: inside.layout.outerRowCounts,
        contentPositions: contentPositions)

      func expectRight() throws {
        let inner = cells(
          inside.layout, around: content.rows.map { $0.map { .content($0) } }, own: .inner)
        let outer = cells(layer.layout, around: inner, own: .outer)
        try expectEqual(outer, inner.map(kind.cells), "the cells of \(kind)")
        try expectEqual(content.wasMisled, false, "a place without content was asked about")
      }
      try expectRight()
      for _ in 0..<6 {
        let before = content.rows
        let (update, counts) = generator.update(
          of: before.map(\.count), changingSections: generator.chance(30))
        let map = UpdateMap(
          update, before: before.map(\.count), after: counts,
          contentPositions: ContentPositions(rowCounts: counts))
        content.rows = naiveContent(after: update, from: before, counts: counts) { _ in number() }
        for row in update.reloadedRows + update.reconfiguredRows {
          if let row = map.newPosition(forOld: row) {
            content.rows[row.section][row.row] = number()
          }
        }
        content.asked = 0
        var levels = LevelChain(update, of: map, moveLimit: BatchUpdate.defaultMoveLimit)
        let transition = inside.following(levels.reached)
        levels.lift(through: transition)
        let reached = levels.reached
        let outer = layer.following(reached)
        levels.lift(through: outer)
        let applied = levels.applied(from: .content)
        // The batch leads from the rows before to those after.
        try applied.table.validate(
          before: layer.layout.outerRowCounts, after: outer.new.layout.outerRowCounts)
        let old = cells(
          layer.layout,
          around: cells(inside.layout, around: before.map { $0.map { .content($0) } }, own: .inner),
          own: .outer)
        (inside, layer) = (transition.new, outer.new)
        try expectRight()
        try expectMoved(old, applied, layer, inside, content)
      }
    }
  }

  /// Rows that a batch does not name show what they did.
  private func expectMoved(
    _ old: [[Cell]], _ applied: AppliedUpdate, _ layer: LayerState, _ inside: LayerState,
    _ content: Content
  ) throws {
    let new = cells(
      layer.layout,
      around: cells(
        inside.layout, around: content.rows.map { $0.map { .content($0) } }, own: .inner),
      own: .outer)
    let map = UpdateMap(applied.table, before: old.map(\.count), after: new.map(\.count))
    let changed = Set(applied.table.reloadedRows + applied.table.reconfiguredRows)
    for (section, rows) in old.enumerated() {
      for (row, cell) in rows.enumerated() {
        let position = RowPosition(section: section, row: row)
        guard !changed.contains(position), let after = map.newPosition(forOld: position) else {
          continue
        }
        try expectEqual(new[after.section][after.row], cell, "the row \(position) after the batch")
      }
    }
  }

  @Test("A row that a layer inside adds asks nothing; a post asks about its neighbours alone")
  func questions() {
    let count = Thinning.isDebug ? 2_000 : 20_000
    let content = Content([(0..<count).map { $0 }])
    for kind in Kind.allCases {
      let counts = [count]
      let inside = LayerState(
        rule: LayerRule(rows: .every(10), supply: .models(count / 20)), policy: .followContent,
        rowCounts: counts)
      let layer = LayerState(
        rule: kind.rule(content), rowCounts: inside.layout.outerRowCounts,
        contentPositions: ContentPositions(rowCounts: counts).around(inside.layout))
      content.asked = 0
      let more = inside.changing(
        to: LayerRule(rows: .every(10), supply: .models(count / 20 + 1)), models: .unchanged)
      var levels = LevelChain(
        BatchUpdate(),
        of: .unchanged(counts, contentPositions: ContentPositions(rowCounts: counts)),
        moveLimit: BatchUpdate.defaultMoveLimit)
      levels.lift(through: more)
      _ = layer.following(levels.reached)
      #expect(content.asked == 0, "\(kind)")

      let update = BatchUpdate().insertingRows([count / 2 - 1], inSection: 0)
      content.rows[0].insert(5, at: count / 2 - 1)
      levels = LevelChain(
        update,
        of: UpdateMap(
          update, before: counts, after: [count + 1],
          contentPositions: ContentPositions(rowCounts: [count + 1])),
        moveLimit: BatchUpdate.defaultMoveLimit)
      levels.lift(through: inside.following(levels.reached))
      _ = layer.following(levels.reached)
      #expect(content.asked <= 4, "\(kind)")
      content.rows[0].remove(at: count / 2 - 1)
    }
  }

  @Test("A limit counts content, and shows the rows inside down to the last of it")
  func limit() {
    let inside = RowLayout(contentCount: 6, anchors: [0, 2, 2, 4])
    let content = ContentPositions(rowCounts: [6]).around(TableLayout(rows: [inside]))
    let layer = LayerState(
      rule: LayerRule(hidingWhere: { $0.row == 1 }), rowCounts: [10], contentPositions: content)
    func shown(_ limit: Int?) -> Int {
      var requests = VisibilityRequests()
      requests.limit(section: 0, to: limit)
      return layer.applying(requests).new.layout.rows[0].count
    }
    // The rows inside: one, posts 0 and 1, two, posts 2 and 3, one, posts 4 and 5.
    #expect([nil, 0, 1, 2, 3, 4, 5, 6].map(shown) == [9, 0, 2, 5, 6, 8, 9, 9])
  }

  @Test("A section without content is cut off as it is, and a collapsed one has no rows")
  func limitWithoutContent() {
    let inside = TableLayout(
      sections: RowLayout(contentCount: 1, anchors: [0]),
      rows: [RowLayout(contentCount: 0, anchors: [0])],
      addedSectionRowCounts: [3])
    let layer = LayerState(
      rule: LayerRule(hidingWhere: nil), rowCounts: [3, 1],
      contentPositions: ContentPositions(rowCounts: [0]).around(inside))
    func shown(_ limit: Int?) -> [Int] {
      var requests = VisibilityRequests()
      for section in 0...1 { requests.limit(section: section, to: limit) }
      return layer.applying(requests).new.layout.rows.map(\.count)
    }
    #expect([nil, 0, 1, 2].map(shown) == [[3, 1], [0, 0], [1, 1], [2, 1]])
  }

  @Test("A predicate about sections is asked about those of the content")
  func sections() {
    let asked = Recorder<Int>()
    let inside = LayerRule(
      rows: .none, supply: .everySlot, sections: .before(0) + .before(1),
      addedSectionRowCounts: [1, 1])
    let layer = LayerRule(
      rows: Placement.start.inSections {
        asked.record($0)
        return $0 == 1
      }, supply: .everySlot)
    let stack = LayoutStack(of: [layer, inside], rowCounts: [2, 2, 2])
    #expect(stack.layers[0].rows.map(\.additionalCount) == [0, 0, 0, 1, 0])
    #expect(asked.values == [0, 1, 2])
  }

  @Test("Among sections, neighbours are those of the content")
  func betweenSections() {
    let asked = Recorder<[RowPosition]>()
    let inside = LayerRule(
      rows: .none, supply: .everySlot, sections: .before(0) + .before(1),
      addedSectionRowCounts: [1, 1])
    let between = Placement.between {
      asked.record([$0, $1])
      return $1.row == 1
    }
    let layer = LayerRule(
      rows: .none, supply: .everySlot, sections: between, addedSectionRowCounts: [3])
    let stack = LayoutStack(of: [layer, inside], rowCounts: [2, 2, 2])
    // Inside are an added section, section 0, another added one, and sections 1 and 2.
    #expect(stack.layers[0].sections.anchors == [2])
    #expect(
      asked.values.first == [RowPosition(section: 0, row: 0), RowPosition(section: 0, row: 1)])
  }

  @Test("A rule that counts all rows inside sees those of layers, too")
  func rowsInside() {
    let inside = LayerRule(rows: .start + .every(2), supply: .everySlot)
    let all = LayerRule(rows: .between(asking: .rows) { $1.row == 2 }, supply: .everySlot)
    let posts = LayerRule(rows: .between { $1.row == 2 }, supply: .everySlot)
    #expect(
      LayoutStack(of: [all, inside], rowCounts: [4]).layers[0].rows[0].anchor(ofAdditional: 0) == 2)
    // Above the row of the layer inside, which is above post 2.
    #expect(
      LayoutStack(of: [posts, inside], rowCounts: [4]).layers[0].rows[0].anchor(ofAdditional: 0)
        == 3)
    let groups = LayerRule(groupsBy: { $0.row / 3 }, asking: .rows)
    #expect(
      LayoutStack(of: [groups, inside], rowCounts: [4]).layers[0].rows[0].additionalCount == 3)
    let hiding = LayerRule(hidingWhere: { $0.row == 0 }, asking: .rows)
    #expect(LayoutStack(of: [hiding, inside], rowCounts: [4]).layers[0].rows[0].count == 6)
  }
}
