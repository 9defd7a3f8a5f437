import DecoratorTableKit

/// A layer written out: for every outer section the list of what is at its rows.
struct NaiveTable {
  let sections: NaiveLayout
  let rows: [NaiveLayout]
  let addedSectionRowCounts: [Int]
  let outer: [[LayerRow]]

  init(sections: NaiveLayout, rows: [NaiveLayout], addedSectionRowCounts: [Int]) {
    self.sections = sections
    self.rows = rows
    self.addedSectionRowCounts = addedSectionRowCounts
    var index = 0
    outer = sections.rows.map { section in
      switch section {
      case .additional(let ordinal):
        return (0..<addedSectionRowCounts[ordinal]).map { .added(section: ordinal, row: $0) }
      case .content(let inner):
        return rows[inner].rows.map { row in
          switch row {
          case .content(let row):
            return .content(RowPosition(section: inner, row: row))
          case .additional:
            defer { index += 1 }
            return .additional(index)
          }
        }
      }
    }
  }

  init(rows: [NaiveLayout]) {
    self.init(
      sections: NaiveLayout(contentCount: rows.count, anchors: []), rows: rows,
      addedSectionRowCounts: [])
  }

  /// The same numbers, as a value of the library.
  var layout: TableLayout {
    TableLayout(
      sections: RowLayout(contentCount: sections.contentCount, anchors: sections.anchors),
      rows: rows.map { RowLayout(contentCount: $0.contentCount, anchors: $0.anchors) },
      addedSectionRowCounts: addedSectionRowCounts)
  }

  /// Asks a layout everything about every row and compares.
  func expectAgreement(of layout: TableLayout) throws {
    try expectEqual(layout.sectionCount, outer.count, "sectionCount")
    var additional = 0
    for (section, outerRows) in outer.enumerated() {
      let origin = sections.rows[section]
      try expectEqual(layout.origin(ofSection: section), origin, "the origin of section \(section)")
      if case .content(let inner) = origin {
        try expectEqual(layout.section(ofContent: inner), section, "the section of \(inner)")
      }
      try expectEqual(layout.rowCount(inSection: section), outerRows.count, "rows of \(section)")
      for (row, expected) in outerRows.enumerated() {
        let position = RowPosition(section: section, row: row)
        try expectEqual(layout.origin(of: position), expected, "the origin of \(position)")
        switch expected {
        case .content(let inner):
          try expectEqual(
            layout.position(ofContent: inner), position, "the position of content \(inner)")
        case .additional(let index):
          additional += 1
          try expectEqual(
            layout.position(ofAdditional: index), position, "the position of additional \(index)")
        case .added:
          break
        }
      }
    }
    try expectEqual(layout.additionalCount, additional, "additionalCount")
    for section in -1...outer.count {
      let count = outer.indices.contains(section) ? outer[section].count : 0
      for row in -1...(count + 1) {
        let position = RowPosition(section: section, row: row)
        try expectEqual(
          layout.contains(position), row >= 0 && row < count, "whether \(position) exists")
      }
    }
  }
}
