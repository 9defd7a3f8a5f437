import DecoratorTableKit

/// One placement in each available implementation, the kit's first.
struct LookupWorld {
  let layout: RowLayout
  private(set) var lookups: [(name: String, lookup: any RowLookup)]

  /// Places an additional row after the first two content rows and then after every six.
  init(regular size: ContentSize) {
    layout = Placement.every(6, after: 2).layout(contentCount: size.count)
    lookups = [
      ("kit", layout),
      (BareArithmetic.name, BareArithmetic(contentCount: size.count, first: 2, period: 6)),
    ]
    guard size.canBeMerged else { return }
    add(anchors: Array(stride(from: 2, through: size.count, by: 6)))
  }

  /// Places additional rows at random.
  init(irregular size: ContentSize) {
    let anchors = size.irregularAnchors
    layout = RowLayout(contentCount: size.count, anchors: anchors)
    lookups = [("kit", layout)]
    if size.canBeMerged {
      add(anchors: anchors)
    } else {
      lookups.append((SortedRows.name, SortedRows(anchors: anchors)))
    }
  }

  private mutating func add(anchors: [Int]) {
    lookups.append((SortedRows.name, SortedRows(anchors: anchors)))
    lookups.append(
      (MergedRows.name, MergedRows(contentCount: layout.contentCount, anchors: anchors)))
  }

  /// Returns contenders that look a number of random outer rows up.
  func outerToInner(_ lookups: Int) -> [Contender] {
    let rows = SeededGenerator.numbers(lookups, in: 0..<layout.count)
    return contenders(operations: rows.count) { $0.sumOfOrigins(rows: rows) }
  }

  /// Returns contenders that look a number of random content rows up.
  func innerToOuter(_ lookups: Int) -> [Contender] {
    let content = SeededGenerator.numbers(lookups, in: 0..<layout.contentCount)
    return contenders(operations: content.count) { $0.sumOfRows(content: content) }
  }

  /// Returns the contenders of a comparison, each of which performs `work` in its own way.
  func contenders(
    operations: Int, work: @escaping @MainActor (any RowLookup) -> Int
  ) -> [Contender] {
    lookups.map { name, lookup in
      Contender(name: name, operations: operations) { work(lookup) }
    }
  }
}
