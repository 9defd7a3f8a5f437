import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("Moving content rows by hand")
struct DragLayoutTests {
  /// A list written out, and the user's moves in it.
  private struct Screen {
    var rows: [[LayerRow]]

    init(_ table: NaiveTable) {
      rows = table.outer
    }

    mutating func move(_ source: RowPosition, to destination: RowPosition) {
      let row = rows[source.section].remove(at: source.row)
      rows[destination.section].insert(row, at: destination.row)
    }

    /// The content of a section, from the top; named by where it was at first.
    func content(inSection section: Int) -> [RowPosition] {
      rows[section].compactMap { row in
        if case .content(let position) = row { position } else { nil }
      }
    }
  }

  /// Every section of at most this many content and additional rows.
  private static func sections(content: Int, additional: Int) -> [NaiveLayout] {
    (0...content).flatMap { count in
      multisets(of: 0...count, upTo: additional).map { anchors in
        NaiveLayout(contentCount: count, anchors: anchors)
      }
    }
  }

  /// Moves every content row of a table to every place, and compares with the list written out.
  private func expectEveryMove(in table: NaiveTable) throws {
    let layout = table.layout
    for (section, rows) in table.outer.enumerated() {
      for row in rows.indices {
        guard case .content(let content) = rows[row] else { continue }
        let source = RowPosition(section: section, row: row)
        let drag = DragLayout(layout, removing: content)
        for target in table.outer.indices {
          guard case .content(let targetSection) = table.sections.rows[target] else { continue }
          let count = table.outer[target].count - (target == section ? 1 : 0)
          try expectEqual(drag.rowCount(inSection: target), count, "rows of section \(target)")
          for place in 0...count {
            let destination = RowPosition(section: target, row: place)
            try withEvery("move", in: ["\(source) to \(destination)"]) { _ in
              var screen = Screen(table)
              screen.move(source, to: destination)
              let move = layout.moving(source, to: destination)
              try expectEqual(move.source, content, "the source")
              try expectEqual(move.place, destination, "the place")

              // The inner object moves its model, and has what is on screen.
              var model = table.rows.enumerated().map { section, layout in
                (0..<layout.contentCount).map { RowPosition(section: section, row: $0) }
              }
              let moved = model[move.source.section].remove(at: move.source.row)
              try expectEqual(move.destination.section, targetSection, "the section")
              model[move.destination.section].insert(moved, at: move.destination.row)
              for (inner, rows) in model.enumerated() {
                let outer = layout.section(ofContent: inner)
                try expectEqual(rows, screen.content(inSection: outer), "the order in \(inner)")
              }

              // The layout is what is on screen.
              try expectLayout(move.layout, shows: screen)

              // The place in the inner object's index paths is translated.
              let named = try #require(drag.place(ofContent: move.destination))
              try expectEqual(
                drag.contentDestination(of: named), move.destination, "the place named \(named)")
            }
          }
        }
      }
    }
  }

  private func expectLayout(_ layout: TableLayout, shows screen: Screen) throws {
    try expectEqual(layout.sectionCount, screen.rows.count, "the number of sections")
    var contentSections = 0
    for (section, rows) in screen.rows.enumerated() {
      try expectEqual(layout.rowCount(inSection: section), rows.count, "the rows of \(section)")
      var content = 0
      for (row, expected) in rows.enumerated() {
        let found = layout.origin(of: RowPosition(section: section, row: row))
        switch expected {
        case .content:
          let position = RowPosition(section: contentSections, row: content)
          try expectEqual(found, .content(position), "row \(row) of section \(section)")
          content += 1
        case .additional, .added:
          try expectEqual(found, expected, "row \(row) of section \(section)")
        }
      }
      if case .content = layout.origin(ofSection: section) { contentSections += 1 }
    }
  }

  @Test("Every move in every small section has the order that is on screen")
  func oneSection() throws {
    try withEvery("rows", in: Self.sections(content: 4, additional: 3)) { rows in
      try expectEveryMove(in: NaiveTable(rows: [rows]))
    }
  }

  @Test("Every move between two small sections has the order that is on screen")
  func twoSections() throws {
    let sections = Self.sections(content: 2, additional: 2)
    try withEvery("above", in: sections) { above in
      try withEvery("below", in: sections) { below in
        try expectEveryMove(in: NaiveTable(rows: [above, below]))
      }
    }
  }

  @Test("Added sections are part of no move", arguments: multisets(of: 0...2, upTo: 2))
  func addedSections(anchors: [Int]) throws {
    let sections = NaiveLayout(contentCount: 2, anchors: anchors)
    try withEvery("rows", in: Self.sections(content: 2, additional: 1)) { rows in
      try expectEveryMove(
        in: NaiveTable(
          sections: sections, rows: [rows, NaiveLayout(contentCount: 1, anchors: [1])],
          addedSectionRowCounts: anchors.map { _ in 2 }))
    }
  }

  @Test("A place in an added section is the nearest place of the content instead")
  func nearestPlace() {
    // content, added, added, added, content
    let layout = TableLayout(
      sections: RowLayout(contentCount: 2, anchors: [1, 1, 1]),
      rows: [
        RowLayout(contentCount: 2, anchors: [2]), RowLayout(contentCount: 1, anchors: [0]),
      ],
      addedSectionRowCounts: [1, 1, 1])
    let drag = DragLayout(layout, removing: RowPosition(section: 0, row: 0))
    func nearest(_ section: Int) -> RowPosition? {
      drag.place(nearest: RowPosition(section: section, row: 1))
    }
    // Below the last content row, before the additional one, in the list without the row itself.
    #expect(nearest(1) == RowPosition(section: 0, row: 1))
    #expect(nearest(2) == RowPosition(section: 0, row: 1))
    #expect(nearest(3) == RowPosition(section: 4, row: 0))
    #expect(drag.contentDestination(of: RowPosition(section: 0, row: 1)).row == 1)
    let move = layout.moving(
      RowPosition(section: 0, row: 0), to: RowPosition(section: 3, row: 0))
    #expect(move.place == RowPosition(section: 4, row: 0))
  }

  @Test("Something from elsewhere lands where it is dropped, and pushes the rest down")
  func landing() throws {
    try withEvery("rows", in: Self.sections(content: 3, additional: 3)) { rows in
      let table = NaiveTable(rows: [rows])
      let drag = DragLayout(table.layout, removing: nil)
      for place in 0...table.outer[0].count {
        var screen = Screen(table)
        screen.rows[0].insert(.content(RowPosition(section: 9, row: 9)), at: place)
        let position = RowPosition(section: 0, row: place)
        try expectLayout(drag.afterDrop(at: position), shows: screen)
        try expectEqual(
          drag.contentDestination(of: position).row,
          rows.rows[..<place].compactMap(\.content).count, "the content above \(place)")
      }
    }
  }

  #if !os(iOS)
  @Test("A destination past the end is refused, with both numbers")
  func pastTheEnd() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layout = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
      _ = layout.moving(RowPosition(section: 0, row: 0), to: RowPosition(section: 0, row: 3))
    }
    try expectErrorText(
      of: result, contains: "[0, 3] cannot be a destination: the section has 2 rows")
  }

  @Test("An additional row is no content to move")
  func additionalSource() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layout = TableLayout(rows: [RowLayout(contentCount: 2, anchors: [1])])
      _ = layout.moving(RowPosition(section: 0, row: 1), to: RowPosition(section: 0, row: 0))
    }
    try expectErrorText(of: result, contains: "row [0, 1] is an additional row")
  }
  #endif
}
