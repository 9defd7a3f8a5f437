/// The rows of a layer, or the sections it adds, before and after a change, and what became of the
/// content between them.
///
/// A row stands if it stays in its list, if as many unmoved content rows are before it as before,
/// and if it is in the longest increasing subsequence of its gap between two unmoved content rows.
/// Other rows that are in both move. Those are the fewest moves: what stands must keep its order.
struct AdditionalComparison: Sendable {
  /// What became of the content around the additional rows.
  enum Content: Sendable {
    /// What became of the rows of each section. All moves, ascending by source, tell where a row is
    /// that changes its section.
    case rows(UpdateMap, moves: [BatchUpdate.RowMove])
    /// What became of the sections, and the same with reloaded sections as ones that stay.
    case sections(RowMap, identities: RowMap)
  }

  let old: AdditionalLists
  let new: AdditionalLists
  let content: Content

  /// The operations by which each row gets from its old to its new place.
  ///
  /// - Parameter identities: Which row is which.
  /// - Complexity: As their form allows: see ``changeOfSameOrdinals()``, ``changeAtEnds()`` and
  ///   ``change(_:)-(RowMap)``; otherwise O(*k* log *k*) for *k* rows.
  func change(matching identities: AdditionalIdentities) -> AdditionalChange {
    switch identities.form {
    case .sameOrdinals: changeOfSameOrdinals()
    case .contentRow: changeAtEnds() ?? change(listed: newOrdinals(matching: identities))
    // Where every row is named, none can be passed over.
    case .edited(let edit): edit.isListing ? change(listed: edit.targets) : change(edit)
    }
  }
}

extension AdditionalComparison.Content {
  /// Where a list is after; nil if it did not survive.
  func list(after list: Int) -> Int? {
    switch self {
    case .rows(let map, moves: _): map.section(after: list)
    case .sections: list
    }
  }

  /// What becomes of the content of a list (before) that survives; nil for any other.
  func rows(ofList list: Int) -> RowMap? {
    switch self {
    case .rows(let map, moves: _): map.rows(ofSection: list)
    case .sections(let map, identities: _): map
    }
  }
}
