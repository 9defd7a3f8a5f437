import DecoratorTableKit
import Testing

@Suite("Layers around layers")
struct LayoutStackTests {
  /// What the stack looks like at each level, with every row named by a number that it keeps.
  private struct NaiveStack {
    /// The rows at each level, level 0 outermost.
    var levels: [[[Int]]]
    /// The owner of each row: its level, and what it is there.
    var owners: [Int: ResolvedRow] = [:]
    /// The layers, the outermost first.
    var layers: [NaiveTable] = []

    init(content: [Int], depth: Int, using generator: inout SeededGenerator) {
      var next = 0
      var rows: [[Int]] = []
      for (section, count) in content.enumerated() {
        rows.append(Array(next..<next + count))
        for row in 0..<count {
          let position = RowPosition(section: section, row: row)
          owners[next + row] = ResolvedRow(
            level: depth, position: position, row: .content(position))
        }
        next += count
      }
      levels = [rows]
      for level in (0..<depth).reversed() {
        let inner = levels[0]
        let layer = generator.layer(
          around: inner.map(\.count), addingSections: generator.number(in: 0...1) == 0)
        var outer: [[Int]] = []
        for (section, layerRows) in layer.outer.enumerated() {
          outer.append([])
          for (row, layerRow) in layerRows.enumerated() {
            if case .content(let position) = layerRow {
              outer[section].append(inner[position.section][position.row])
            } else {
              owners[next] = ResolvedRow(
                level: level, position: RowPosition(section: section, row: row), row: layerRow)
              outer[section].append(next)
              next += 1
            }
          }
        }
        levels.insert(outer, at: 0)
        layers.insert(layer, at: 0)
      }
    }

    /// Where each row is at a level.
    func positions(atLevel level: Int) -> [Int: RowPosition] {
      var positions: [Int: RowPosition] = [:]
      for (section, rows) in levels[level].enumerated() {
        for (row, name) in rows.enumerated() {
          positions[name] = RowPosition(section: section, row: row)
        }
      }
      return positions
    }
  }

  @Test(
    "Converting and resolving agree with layers merged one after the other", arguments: 0...8)
  func randomStacks(depth: Int) throws {
    try withEverySeed(Thinning.seeds(0..<60)) { generator in
      var content: [Int] = []
      for _ in 0..<generator.number(in: 0...3) {
        content.append(generator.number(in: 0...5))
      }
      let naive = NaiveStack(content: content, depth: depth, using: &generator)
      let stack = LayoutStack(naive.layers.map(\.layout))
      let positions = (0...depth).map(naive.positions(atLevel:))
      for (name, position) in positions[0] {
        try expectEqual(stack.resolve(position), naive.owners[name], "the owner of \(position)")
      }
      for from in 0...depth {
        for (name, position) in positions[from] {
          for to in 0...depth {
            try expectEqual(
              stack.convert(position, from: from, to: to), positions[to][name],
              "\(position) from level \(from) to \(to)")
          }
        }
      }
    }
  }

  @Test("A stack of no layers is the content")
  func noLayers() {
    let stack = LayoutStack([])
    let position = RowPosition(section: 2, row: 7)
    #expect(stack.convert(position, from: 0, to: 0) == position)
    #expect(
      stack.resolve(position) == ResolvedRow(level: 0, position: position, row: .content(position)))
  }

  static let stack = LayoutStack([
    TableLayout(rows: [RowLayout(contentCount: 3, anchors: [0])]),
    TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])]),
  ])

  static let mistakes = [
    Mistake("row 4") { _ = stack.resolve(RowPosition(section: 0, row: 4)) },
    Mistake("-1") { _ = stack.resolve(RowPosition(section: 0, row: -1)) },
    Mistake("section 5") { _ = stack.resolve(RowPosition(section: 5, row: 0)) },
    Mistake("row 4") { _ = stack.convert(RowPosition(section: 0, row: 4), from: 0, to: 2) },
    Mistake("row 3") { _ = stack.convert(RowPosition(section: 0, row: 3), from: 1, to: 2) },
    Mistake("row 2") { _ = stack.convert(RowPosition(section: 0, row: 2), from: 2, to: 0) },
    Mistake("levels 3 and 0") {
      _ = stack.convert(RowPosition(section: 0, row: 0), from: 3, to: 0)
    },
    Mistake("-2") { _ = stack.convert(RowPosition(section: 0, row: 0), from: 0, to: -2) },
  ]

  #if !os(iOS)
  @Test("Rows and levels that do not exist trap and are named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      LayoutStackTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
