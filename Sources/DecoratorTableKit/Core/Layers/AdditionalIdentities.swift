/// The correspondence between the additional rows of an old layout and those of a new one. Rows are
/// counted through the layer, from the top of the table, each in its own layout.
///
/// The same serves the sections that a layer adds.
package struct AdditionalIdentities: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// Row *j* is row *j*, as far as both layouts have one.
    case sameOrdinals
    /// Each row belongs to the content row that it stands before. It is the same if that content
    /// row is, and as many rows of the layer stand between the two. The place after the last row is
    /// one place.
    case contentRow
    /// The fate of each row, by ordinal. As many unmoved content rows stand before an unmoved row
    /// as did; one that moves can stand anywhere.
    case edited(RowMap)
  }

  let form: Form

  /// The row with an ordinal, counted through the layer, is the one that had it before, as far as
  /// both layouts have one.
  package static let sameOrdinals = AdditionalIdentities(form: .sameOrdinals)

  /// Each row belongs to the content row that it stands before. Where several stand before one
  /// content row, they are counted from the content row upwards.
  package static let contentRow = AdditionalIdentities(form: .contentRow)

  /// Keeps all rows, in their order and with the content around them, except those that a map
  /// names.
  static func edited(_ map: RowMap) -> AdditionalIdentities {
    AdditionalIdentities(form: .edited(map))
  }

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
    guard case .edited(let map) = form else { return false }
    return map.isUnchanged
  }

  /// Returns the new ordinal of each row, by old ordinal, and nil for a row that goes. Returns nil
  /// if that depends on the content.
  ///
  /// - Complexity: O(*k* + *m* log *m*) for *k* rows and *m* that are named.
  func newOrdinals(countBefore: Int, countAfter: Int) -> [Int?]? {
    switch form {
    case .sameOrdinals: (0..<countBefore).map { $0 < countAfter ? $0 : nil }
    case .contentRow: nil
    case .edited(let map): map.targets
    }
  }

  /// Traps unless the identities are those of the given numbers of rows.
  ///
  /// - Parameter rows: The word for the rows in messages, in the plural.
  func check(_ rows: String, before: Int, after: Int) {
    guard case .edited(let map) = form else { return }
    if map.countBefore != before {
      misuse("there are \(before) \(rows) before, but the identities are of \(map.countBefore)")
    }
    if map.countAfter != after {
      misuse("there are \(after) \(rows) after, but the identities are of \(map.countAfter)")
    }
  }
}
