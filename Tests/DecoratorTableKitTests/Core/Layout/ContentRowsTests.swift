import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Which rows are content, around all small stacks of layers, against a list of cells.
@Suite("Content rows among those of layers inside")
struct ContentRowsTests {
  /// A row of a list, as one would write it down.
  private enum Cell: Equatable {
    case content(Int)
    case other
  }

  /// A list and what its layout answers.
  private struct List {
    var cells: [Cell]
    var rows: ContentRows

    init(_ count: Int) {
      (cells, rows) = ((0..<count).map { .content($0) }, ContentRows(count))
    }

    init(cells: [Cell], rows: ContentRows) { (self.cells, self.rows) = (cells, rows) }

    /// Each list around one more layer that adds up to two rows, or hides some and cuts some off.
    var around: [List] {
      let anchors = (0...cells.count).map { [$0] } + (0...cells.count).map { [0, $0] }
      let adding = anchors.map { anchors in
        var cells: [Cell] = []
        for row in 0...self.cells.count {
          cells += anchors.filter { $0 == row }.map { _ in .other }
          if row < self.cells.count { cells.append(self.cells[row]) }
        }
        return List(
          cells: cells,
          rows: rows.around(RowLayout(contentCount: self.cells.count, anchors: anchors)))
      }
      let hiding = (0..<1 << cells.count).flatMap { mask in
        [Int.max, 2].map { limit in
          let shown = cells.indices.filter { mask >> $0 & 1 == 0 }.prefix(limit)
          let layout = RowLayout(
            contentCount: cells.count, hidden: cells.indices.filter { mask >> $0 & 1 == 1 },
            showingAtMost: limit)
          return List(cells: shown.map { cells[$0] }, rows: rows.around(layout))
        }
      }
      return adding + hiding
    }

    /// Compares the answers about the list with its cells.
    func check() {
      let content = cells.indices.filter { cells[$0] != .other }
      #expect(rows.count == cells.count)
      #expect(rows.contentCount == content.count)
      #expect(content.indices.map(rows.row(ofContent:)) == content, "\(cells)")
      #expect(
        (0...cells.count).map(rows.contentCount(above:))
          == (0...cells.count).map { row in content.count { $0 < row } }, "\(cells)")
      #expect(cells.indices.filter(rows.isContent) == content)
      #expect(
        content.indices.map { .content(rows.sourceRow(ofContent: $0)) } == content.map { cells[$0] }
      )
      for anchor in 0...cells.count {
        for number in 0...3 {
          func between(_ lower: Int, _ upper: Int) -> Int {
            content.count { (lower..<upper).contains($0) }
          }
          #expect(
            rows.anchor(number, below: anchor)
              == (anchor...cells.count).first { between(anchor, $0) >= number })
          #expect(
            rows.anchor(number, above: anchor)
              == (0...anchor).last { between($0, anchor) >= number })
        }
      }
    }
  }

  @Test("Two layers around up to three rows", arguments: 0...3)
  func stacks(count: Int) {
    for first in List(count).around {
      first.check()
      for second in first.around { second.check() }
    }
  }

  @Test("Three layers around two rows")
  func threeLayers() {
    for list in Thinning.ofThisTurn(List(2).around.flatMap(\.around)) {
      for outer in list.around where outer.cells.count < 5 { outer.check() }
    }
  }

  @Test("Lists one below the other, with a layer around them")
  func joined() {
    var thinning = Thinning.byTurns
    let parts = (0...2).flatMap { [List($0)] + List($0).around }
    for upper in parts {
      for lower in parts where thinning.takesNext() {
        let cells = upper.cells + [.other, .other] + lower.cells
        var count = -1
        let numbered: [Cell] = cells.enumerated().map { row, cell in
          count += cell == .other ? 0 : 1
          return cell == .other ? .other : .content(row)
        }
        let rows = ContentRows(
          joining: [upper.rows, ContentRows(additional: 2), lower.rows, ContentRows(0)])
        let list = List(cells: numbered, rows: rows)
        list.check()
        if cells.count < 5 { for around in list.around { around.check() } }
      }
    }
  }

  @Test("Sections that a layer adds are no content")
  func sections() {
    let layout = TableLayout(
      sections: RowLayout(contentCount: 2, anchors: [1]),
      rows: [RowLayout(contentCount: 2, anchors: [1]), RowLayout(contentCount: 1)],
      addedSectionRowCounts: [3])
    let content = ContentPositions(rowCounts: [2, 1]).around(layout)
    #expect(content.rows.map(\.count) == [3, 3, 1])
    #expect(content.rows.map(\.contentCount) == [2, 0, 1])
    #expect(content.rows.map(\.isAdded) == [false, true, false])
    #expect((0..<2).map(content.sections.row(ofContent:)) == [0, 2])
  }
}
