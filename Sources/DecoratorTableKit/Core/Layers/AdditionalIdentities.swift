/// Who the additional rows of a new layout are, compared with those of an old one. The same serves the
/// sections that a layer adds.
public struct AdditionalIdentities: Hashable, Sendable {
  let match: AdditionalMatch
  /// How many rows there must be before and after; nil if any number serves.
  private let counts: [Int]?

  /// The row with an ordinal is the one that had it, as far as both layouts have one; counted through
  /// the layer.
  public static let sameOrdinals = AdditionalIdentities(match: .sameOrdinals, counts: nil)

  /// Each row belongs to the content row that it stands before. Where several stand before one content
  /// row, they are counted from the content row upwards.
  public static let contentRow = AdditionalIdentities(match: .contentRow, counts: nil)

  /// Rows that are known by name: the same name before and after is the same row.
  ///
  /// - Parameters:
  ///   - before: The names in the old layout, through the layer from the top of the table.
  ///   - after: The names in the new layout. Traps if one is there twice, here or before.
  /// - Complexity: O(*k*) for *k* rows.
  public static func named<ID: Hashable>(before: [ID], after: [ID]) -> AdditionalIdentities {
    let ordinals = ordinals(of: after, "additional rows")
    _ = Self.ordinals(of: before, "additional rows")
    return AdditionalIdentities(
      match: .listed(before.map { ordinals[$0] }), counts: [before.count, after.count])
  }

  /// Traps if the identities are not those of so many rows.
  ///
  /// - Parameter rows: What is identified, in the plural.
  func check(_ rows: String, before: Int, after: Int) {
    guard let counts else { return }
    if counts[0] != before {
      misuse("there are \(before) \(rows) before, but the identities are of \(counts[0])")
    }
    if counts[1] != after {
      misuse("there are \(after) \(rows) after, but the identities are of \(counts[1])")
    }
  }

  /// Where each of some names is. Traps if one is there twice.
  ///
  /// - Parameter rows: What is named, in the plural.
  static func ordinals<ID: Hashable>(of names: [ID], _ rows: String) -> [ID: Int] {
    Dictionary(zip(names, names.indices)) { first, second in
      misuse(
        """
        \(rows) \(first) and \(second) are both "\(names[first])": each needs an identity of \
        its own
        """)
    }
  }
}
