// The additional rows that come too near to each other when content between them goes.
extension RowLayout {
  /// Returns the additional rows (ordinals, ascending) that a change of the content has brought
  /// nearer to the row above than a distance.
  ///
  /// Of two rows the lower one is returned, and the next one is compared with the upper one. Rows
  /// that were as near to each other before are not returned.
  ///
  /// - Parameters:
  ///   - content: The change, after which this is the layout.
  ///   - old: The layout before.
  ///   - rows: The fate of the additional rows of `old`, all of which are still there.
  ///   - distance: The least number of content rows between two rows.
  /// - Complexity: O((*m* + rows around what has gone or moved) log *k*) for *m* changes of the
  ///   content; O(1) if none goes or moves.
  func rowsWithLostDistance(
    after content: RowMap, from old: RowLayout, rows: RowMap, least distance: Int
  ) -> [Int] {
    guard distance > 0, !content.removed.isEmpty, additionalCount > 1 else { return [] }
    let sources = rows.inverse
    func isTooNear(_ lower: Int, _ upper: Int) -> Bool {
      let now = anchor(ofAdditional: lower) - anchor(ofAdditional: upper)
      guard now < distance, let lower = sources.newRow(forOld: lower),
        let upper = sources.newRow(forOld: upper)
      else { return false }
      return now < abs(old.anchor(ofAdditional: lower) - old.anchor(ofAdditional: upper))
    }
    var found: [Int] = []
    var upper: Int?  // The last row that stays, …
    var lower = 0  // … and the one below it, which is next.
    for place in content.placesOfLoss {
      let first = additionalCount(before: place)
      if first > lower { (upper, lower) = (first - 1, first) }
      while lower < additionalCount {
        if let upper, isTooNear(lower, upper) {
          found.append(lower)
        } else if anchor(ofAdditional: lower) > place {
          // Below it everything is as it was, as far as the next place.
          break
        } else {
          upper = lower
        }
        lower += 1
      }
    }
    return found
  }
}

extension RowMap {
  /// The places (after, ascending) of the first survivor below each row that has gone or moved
  /// away, and of those that have moved there. The place below all survivors stands for none.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes.
  fileprivate var placesOfLoss: [Int] {
    let end = endOfSurvivors
    let places = removed.map { row in
      min(added.position(ofFree: keptCount(aboveOldAnchor: row)), end)
    }
    return (places + moves.map(\.target)).sorted()
  }
}
