import DecoratorTableKit

/// A layer written out with the identities of all rows: content, additional ones, and those of
/// added sections.
struct NaiveLayer<ID: Hashable & Sendable>: Sendable {
  struct Section: Sendable {
    var anchors: [Int]
    var identities: [ID]
  }

  struct Added: Sendable {
    var anchor: Int
    var identity: ID
    var rows: [ID]
  }

  var content: [[ID]]
  var sections: [Section]
  var added: [Added] = []

  /// Who the additional rows are, through the layer.
  var identities: [ID] { sections.flatMap(\.identities) }

  /// The same numbers, as a value of the library.
  var layout: TableLayout {
    TableLayout(
      sections: RowLayout(contentCount: content.count, anchors: added.map(\.anchor)),
      rows: zip(content, sections).map { RowLayout(contentCount: $0.count, anchors: $1.anchors) },
      addedSectionRowCounts: added.map(\.rows.count))
  }

  /// The list seen from outside.
  var outer: [[ID]] {
    var outer: [[ID]] = []
    for inner in 0...content.count {
      outer += added.filter { $0.anchor == inner }.map(\.rows)
      guard inner < content.count else { break }
      var rows: [ID] = []
      for row in 0...content[inner].count {
        for (anchor, identity) in zip(sections[inner].anchors, sections[inner].identities)
        where anchor == row {
          rows.append(identity)
        }
        if row < content[inner].count { rows.append(content[inner][row]) }
      }
      outer.append(rows)
    }
    return outer
  }
}

/// By index in `old` the index in `new`; nil for what is not there.
func places<ID: Hashable>(of old: [ID], in new: [ID]) -> [Int?] {
  old.map { new.firstIndex(of: $0) }
}
