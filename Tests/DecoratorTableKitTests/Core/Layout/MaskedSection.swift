@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A section of which some rows are content and the others those of a layer inside.
struct MaskedSection: CustomStringConvertible {
  let isContent: [Bool]

  /// All sections of up to `count` rows.
  static func all(upTo count: Int) -> [MaskedSection] {
    (0...count).flatMap { count in
      (0..<1 << count).map { mask in
        MaskedSection(isContent: (0..<count).map { mask >> $0 & 1 == 1 })
      }
    }
  }

  /// The number of content rows.
  var contentCount: Int { isContent.count { $0 } }

  /// The rows that are not content.
  var foreignRows: [Int] { isContent.indices.filter { !isContent[$0] } }

  /// The rows of the layer inside.
  var inside: RowLayout {
    RowLayout(
      contentCount: contentCount,
      anchors: foreignRows.map { row in isContent[..<row].count { $0 } })
  }

  /// What a layer around that one gets.
  var contentPositions: ContentPositions {
    ContentPositions(rowCounts: [contentCount]).around(TableLayout(rows: [inside]))
  }

  var description: String { isContent.map { $0 ? "o" : "-" }.joined() }
}
