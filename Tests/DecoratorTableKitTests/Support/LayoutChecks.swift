import DecoratorTableKit

/// Asks a layout everything about every row and compares with the model.
func expectAgreement(_ layout: RowLayout, with naive: NaiveLayout) throws {
  try expectEqual(layout.contentCount, naive.contentCount, "contentCount")
  try expectEqual(layout.additionalCount, naive.anchors.count, "additionalCount")
  try expectEqual(layout.count, naive.rows.count, "count")
  for (row, origin) in naive.rows.enumerated() {
    try expectEqual(layout.origin(ofRow: row), origin, "the origin of row \(row)")
    switch origin {
    case .content(let index):
      try expectEqual(layout.row(ofContent: index), row, "the row of content \(index)")
    case .additional(let ordinal):
      try expectEqual(layout.row(ofAdditional: ordinal), row, "the row of additional \(ordinal)")
      try expectEqual(
        layout.anchor(ofAdditional: ordinal), naive.anchors[ordinal],
        "the anchor of additional \(ordinal)")
    }
  }
}

/// Like `expectAgreement`, with the neighbours of every row as well.
func expectFullAgreement(_ layout: RowLayout, with naive: NaiveLayout) throws {
  try expectAgreement(layout, with: naive)
  for row in 0...naive.rows.count {
    try expectEqual(
      layout.nearestContent(before: row), naive.nearestContent(before: row),
      "the nearest content before row \(row)")
  }
  for row in naive.rows.indices {
    try expectEqual(
      layout.nearestContent(after: row), naive.nearestContent(after: row),
      "the nearest content after row \(row)")
  }
}

extension RowLayout {
  var anchors: [Int] { (0..<additionalCount).map(anchor(ofAdditional:)) }
}
