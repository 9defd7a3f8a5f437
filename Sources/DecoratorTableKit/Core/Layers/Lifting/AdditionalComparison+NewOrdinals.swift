extension AdditionalComparison {
  /// Returns the new ordinal of each row, by old ordinal; nil for a row that goes.
  ///
  /// - Complexity: O(*k* log *m*) for *k* rows and *m* changes of the content.
  func newOrdinals(matching identities: AdditionalIdentities) -> [Int?] {
    identities.newOrdinals(countBefore: old.count, countAfter: new.count)
      ?? old.layouts.indices.flatMap { list in
        old.ordinals(ofList: list).map { ordinal in
          newOrdinalByContentRow(of: ordinal, inList: list)
        }
      }
  }

  /// Returns the new ordinal of a row that belongs to the content row that it stands before; nil if
  /// it goes.
  ///
  /// - Complexity: O(log *k* + log *m*) for *k* rows and *m* changes of the content.
  func newOrdinalByContentRow(of ordinal: Int, inList list: Int) -> Int? {
    old.ordinal(of: ordinal, inList: list, after: new) { row in
      content.place(after: row, isLast: row.row == old.layouts[list].contentCount)
    }
  }
}

extension AdditionalComparison.Content {
  /// Returns the place of a content row after, by its list and row.
  ///
  /// - Parameter isLast: Whether it is the place after the last row of the list. That is any row
  ///   beyond the last one after.
  fileprivate func place(after row: RowPosition, isLast: Bool) -> RowPosition? {
    switch self {
    case .sections(_, let identities):
      let section = isLast ? Int.max : identities.newRow(forOld: row.row)
      return section.map { RowPosition(section: row.section, row: $0) }
    case .rows(let map):
      return map.place(after: row, isLast: isLast)
    }
  }
}
