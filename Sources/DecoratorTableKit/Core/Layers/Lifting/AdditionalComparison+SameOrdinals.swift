extension AdditionalComparison {
  /// Finds the change where row *j* is row *j*, as far as both have one.
  ///
  /// - Complexity: O((*m* + runs) log *k* + lists) for *m* changes of the content and layouts made
  ///   of runs; stretches of equal steps stand or move as a whole. Irregular layouts that differ
  ///   cost O(*k*).
  func changeOfSameOrdinals() -> AdditionalChange {
    var change = AdditionalChange()
    let shared = min(old.count, new.count)
    var listAfter = 0
    for list in old.layouts.indices {
      var rest = old.ordinals(ofList: list)
      while let first = rest.first, first < shared {
        while new.ordinals(ofList: listAfter).upperBound <= first { listAfter += 1 }
        let end = min(rest.upperBound, new.ordinals(ofList: listAfter).upperBound)
        if content.list(after: list) == listAfter, let rows = content.rows(ofList: list) {
          var stretches = AdditionalStretches(
            old: old, new: new, list: list, listAfter: listAfter, rows: rows)
          stretches.addMoves(of: first..<end, to: &change)
        } else {
          change.moved.append(
            AdditionalChange.Move(source: first, target: first, count: end - first))
        }
        rest = end..<rest.upperBound
      }
      change.remove(rest)
    }
    for list in new.layouts.indices {
      change.insert(new.ordinals(ofList: list).clamped(to: shared..<max(shared, new.count)))
    }
    return change
  }
}
