import DecoratorTableKit

/// A section of many rows, known only by its sorted anchors: too long to write out, short enough to
/// count along.
struct SortedAnchorsModel {
  let contentCount: Int
  let anchors: [Int]

  /// Compares every additional row, the content rows next to each, and the given ones.
  func expectAgreement(of layout: RowLayout, probes: [Int] = []) throws {
    try expectEqual(layout.contentCount, contentCount, "contentCount")
    try expectEqual(layout.additionalCount, anchors.count, "additionalCount")
    try expectEqual(layout.count, contentCount + anchors.count, "count")
    for (ordinal, anchor) in anchors.enumerated() {
      let row = anchor + ordinal
      try expectEqual(layout.anchor(ofAdditional: ordinal), anchor, "the anchor of \(ordinal)")
      try expectEqual(layout.row(ofAdditional: ordinal), row, "the row of additional \(ordinal)")
      try expectEqual(layout.origin(ofRow: row), .additional(ordinal), "the origin of row \(row)")
      try expectEqual(
        layout.nearestContent(before: row), anchor > 0 ? anchor - 1 : nil,
        "the nearest content before row \(row)")
      try expectEqual(
        layout.nearestContent(after: row), anchor < contentCount ? anchor : nil,
        "the nearest content after row \(row)")
    }
    let neighbours = anchors.flatMap { [$0 - 1, $0, $0 + 1] }
    let ends = [0, contentCount - 1]
    var above = 0
    for index in (neighbours + ends + probes).sorted() where (0..<contentCount).contains(index) {
      while above < anchors.count, anchors[above] <= index { above += 1 }
      let row = index + above
      try expectEqual(layout.row(ofContent: index), row, "the row of content \(index)")
      try expectEqual(layout.origin(ofRow: row), .content(index), "the origin of row \(row)")
      try expectEqual(
        layout.nearestContent(before: row), index > 0 ? index - 1 : nil,
        "the nearest content before row \(row)")
      try expectEqual(
        layout.nearestContent(after: row), index + 1 < contentCount ? index + 1 : nil,
        "the nearest content after row \(row)")
    }
  }
}
