import DecoratorTableKit

/// A layout that came about by edits, and the same one made afresh.
struct EditedWorld {
  static let cleanName = "kit, made afresh"

  let edited: RowLayout
  let lookups: [(name: String, lookup: any RowLookup)]

  /// Content rows inserted at random places among irregular additional rows.
  init(irregular size: ContentSize, insertions: Int) {
    let start = RowLayout(contentCount: size.count, anchors: size.irregularAnchors)
    var table = TableLayout(rows: [start])
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<insertions {
      table = table.inserting(atRow: Int.random(in: 0...table.rows[0].count, using: &generator))
    }
    edited = table.rows[0]
    let anchors = (0..<edited.additionalCount).map(edited.anchor(ofAdditional:))
    lookups = [
      ("kit", edited),
      (Self.cleanName, RowLayout(contentCount: edited.contentCount, anchors: anchors)),
      (SortedRows.name, SortedRows(anchors: anchors)),
    ]
  }
}
