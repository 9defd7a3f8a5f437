/// The matching of the additional rows of an old layout with those of a new one. Rows are counted
/// through the layer, from the top of the table, each in its own layout.
///
/// It is also used for the sections that a layer adds.
package enum AdditionalIdentities: Hashable, Sendable {
  /// Row *j* is row *j*, as far as both layouts have one.
  case sameOrdinals
  /// Each row belongs to the content row below it. It is the same if that content row is, and the
  /// number of the layer's rows between the two is equal: several rows before one content row are
  /// counted from the content row upwards. The place after the last row is one place.
  case contentRow
  /// The outcome of each row, by ordinal. An unmoved row keeps its place relative to unmoved
  /// content; a moved one can be anywhere.
  case edited(RowMap)

  /// All of a number of rows are unmoved, with the content around them.
  static func unchanged(_ count: Int) -> AdditionalIdentities { .edited(RowMap(unchanged: count)) }

  /// Names all rows.
  ///
  /// - Parameters:
  ///   - targets: The new ordinal of each row, by old ordinal; nil for a removed row. New ordinals
  ///     that are not listed are inserted rows.
  ///   - countAfter: The number of rows in the new layout.
  /// - Complexity: O(*k*) for *k* rows.
  package static func listed(_ targets: [Int?], countAfter: Int) -> AdditionalIdentities {
    .edited(RowMap(listing: targets, countAfter: countAfter))
  }

  /// Whether all rows are known to be unmoved, and none is inserted.
  ///
  /// - Complexity: O(1)
  var isUnchanged: Bool {
    guard case .edited(let map) = self else { return false }
    return map.isUnchanged
  }

  /// Returns the new ordinal of a row; nil if it is removed.
  ///
  /// - Parameter place: As for ``AdditionalLists/ordinal(of:inList:after:place:)``.
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
