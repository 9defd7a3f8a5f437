/// The correspondence between the additional rows of an old layout and those of a new one. Rows are
/// counted through the layer, from the top of the table, each in its own layout.
///
/// The same serves the sections that a layer adds.
package enum AdditionalIdentities: Hashable, Sendable {
  /// Row *j* is row *j*, as far as both layouts have one.
  case sameOrdinals
  /// Each row belongs to the content row that it stands before. It is the same if that content row
  /// is, and as many rows of the layer stand between the two: where several stand before one
  /// content row, they are counted from the content row upwards. The place after the last row is
  /// one place.
  case contentRow
  /// The outcome of each row, by ordinal. As many unmoved content rows stand before an unmoved row
  /// as did; one that moves can stand anywhere.
  case edited(RowMap)

  /// Keeps all of a number of rows, in their order and with the content around them.
  static func unchanged(_ count: Int) -> AdditionalIdentities { .edited(RowMap(unchanged: count)) }

  /// Names all rows.
  ///
  /// - Parameters:
  ///   - targets: The new ordinal of each row, by old ordinal; nil for a row that goes. New ones
  ///     that are not listed come.
  ///   - countAfter: The number of rows in the new layout.
  /// - Complexity: O(*k*) for *k* rows.
  package static func listed(_ targets: [Int?], countAfter: Int) -> AdditionalIdentities {
    .edited(RowMap(listing: targets, countAfter: countAfter))
  }

  /// Whether all rows are known to stay, and none comes.
  ///
  /// - Complexity: O(1)
  var isUnchanged: Bool {
    guard case .edited(let map) = self else { return false }
    return map.isUnchanged
  }

  /// Returns the new ordinal of a row; nil if it goes.
  ///
  /// - Parameters:
  ///   - ordinal: The row.
  ///   - old: The rows before.
  ///   - new: The rows after.
  ///   - place: As for ``AdditionalLists/ordinal(of:inList:after:place:)``.
  /// - Complexity: O(log *k*) for *k* rows, and that of `place`.
  func newOrdinal(
    of ordinal: Int, from old: AdditionalLists, to new: AdditionalLists,
    place: (_ row: RowPosition, _ isLast: Bool) -> RowPosition?
  ) -> Int? {
    switch self {
    case .sameOrdinals: ordinal < new.count ? ordinal : nil
    case .edited(let map): map.newRow(forOld: ordinal)
    case .contentRow:
      old.ordinal(of: ordinal, inList: old.list(of: ordinal), after: new, place: place)
    }
  }

  /// Traps unless the identities are those of the given numbers of rows.
  ///
  /// - Parameter rows: The word for the rows in messages, in the plural.
  func check(_ rows: String, before: Int, after: Int) {
    guard case .edited(let map) = self else { return }
    if map.countBefore != before {
      misuse("there are \(before) \(rows) before, but the identities are of \(map.countBefore)")
    }
    if map.countAfter != after {
      misuse("there are \(after) \(rows) after, but the identities are of \(map.countAfter)")
    }
  }
}
