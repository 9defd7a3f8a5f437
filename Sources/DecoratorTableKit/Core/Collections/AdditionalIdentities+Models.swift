extension AdditionalIdentities {
  /// Identifies the additional rows of one list by the models that they show: equal ones in the
  /// same order are the same.
  ///
  /// - Parameters:
  ///   - before: The models of the rows in the old layout, from the top.
  ///   - after: The models of the rows in the new layout.
  /// - Complexity: O(*k*) for *k* rows if only the number of them differs, otherwise as
  ///   `difference(from:)`.
  init<Models: BidirectionalCollection>(of before: Models, in after: Models)
  where Models.Element: Equatable {
    guard !zip(before, after).allSatisfy({ $0 == $1 }) else {
      self = .sameOrdinals
      return
    }
    let difference = after.difference(from: before)
    let removed = difference.removals.map(\.offset)
    let inserted = difference.insertions.map(\.offset)
    let targets = (0..<before.count).map { row in
      let above = removed.firstIndex(atLeast: row)
      let goes = above < removed.count && removed[above] == row
      return goes ? nil : inserted.position(ofFree: row - above)
    }
    self = .listed(targets, countAfter: after.count)
  }
}

extension CollectionDifference.Change {
  /// The offset of the element, in the collection before or after.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
