import DecoratorTableKit

/// The number of a layer's rows that cannot stay in place in a table's sense. The number of content
/// rows above that stay has changed, they are in another section, or they pass each other.
struct NeededMoves {
  let count: Int

  /// A place among the content rows that stay.
  private struct Gap: Hashable {
    let section: Int
    let contentAbove: Int
  }

  init(_ change: LayerChange) {
    var sectionAfter: [Int: Int] = [:]
    for (inner, before) in change.innerTrace.sections.enumerated() {
      if let before, let outer = change.after.outerSection(ofContent: inner),
        let source = change.before.outerSection(ofContent: before)
      {
        sectionAfter[source] = outer
      }
    }
    let moves = EffectiveOperations(change.inner, replacing: change.innerReplaced).moved
    let moveTargets = Set(moves.map(\.target))
    let gone = Set(moves.map(\.source))
    var unmoved: Set<RowPosition> = []
    for origins in change.innerTrace.rows {
      for case let row? in origins.map(\.row) where !gone.contains(row) { unmoved.insert(row) }
    }
    let before = Self.gaps(of: change.before, change.identitiesBefore) { unmoved.contains($0) }
    let after = Self.gaps(of: change.after, change.identitiesAfter) { row in
      change.innerTrace.rows[at: row]?.row != nil && !moveTargets.contains(row)
    }
    let orderAfter = Dictionary(
      after.enumerated().map { ($0.element.identity, ($0.offset, $0.element.gap)) },
      uniquingKeysWith: { first, _ in first })
    var count = 0
    var orders: [Gap: [Int]] = [:]
    for (identity, gap) in before {
      guard let (order, gapAfter) = orderAfter[identity],
        let section = sectionAfter[gap.section]
      else { continue }
      if gapAfter == Gap(section: section, contentAbove: gap.contentAbove) {
        orders[gapAfter, default: []].append(order)
      } else {
        count += 1
      }
    }
    for order in orders.values { count += order.count - order.longestIncreasingCount }
    self.count = count
  }

  /// Returns the layer's rows from the top, each with its place among the content that stays.
  private static func gaps(
    of layer: LayerCapture, _ identities: LevelIdentities, stays: (RowPosition) -> Bool
  ) -> [(identity: Int, gap: Gap)] {
    var gaps: [(identity: Int, gap: Gap)] = []
    for (section, rows) in layer.rows.enumerated() {
      var above = 0
      for (index, row) in rows.enumerated() {
        if let content = row.content {
          if stays(content) { above += 1 }
        } else if let identity = identities.rows[at: RowPosition(section: section, row: index)],
          identity != RowIdentities.unknown
        {
          gaps.append((identity, Gap(section: section, contentAbove: above)))
        }
      }
    }
    return gaps
  }
}

extension [Int] {
  /// The length of the longest increasing subsequence.
  ///
  /// - Complexity: O(*n*²), for the few rows between two content rows.
  var longestIncreasingCount: Int {
    var tails: [Int] = []
    for value in self {
      let index = tails.firstIndex { $0 >= value } ?? tails.count
      if index < tails.count { tails[index] = value } else { tails.append(value) }
    }
    return tails.count
  }
}
