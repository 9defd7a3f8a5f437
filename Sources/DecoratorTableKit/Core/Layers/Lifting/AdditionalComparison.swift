/// The rows of a layer, or the sections it adds, before and after a change, and the change of the
/// content between them.
///
/// A row stands on three conditions: it stays in its list, as many unmoved content rows are before
/// it as were, and it is in the longest increasing subsequence of its gap between two unmoved
/// content rows. Other rows that are in both move. Those are the fewest moves: rows that stand must
/// keep their order.
struct AdditionalComparison: Sendable {
  /// The change of the content around the additional rows.
  enum Content: Sendable {
    /// The fate of the rows of each section.
    case rows(UpdateMap)
    /// The fate of the sections, and the same with reloaded sections as ones that stay.
    case sections(RowMap, identities: RowMap)
  }

  let old: AdditionalLists
  let new: AdditionalLists
  let content: Content

  /// Finds the operations by which each row gets from its old to its new place.
  ///
  /// - Parameter identities: The identities of the rows.
  /// - Complexity: As their form allows: see ``changeOfSameOrdinals()``, ``changeAtEnds()``,
  ///   ``changeOfRuns()`` and ``change(_:)-(RowMap)``; otherwise O(*k* log *k*) for *k* rows.
  func change(matching identities: AdditionalIdentities) -> AdditionalChange {
    guard old.count > 0 || new.count > 0 else { return AdditionalChange() }
    return switch identities.form {
    case .sameOrdinals: changeOfSameOrdinals()
    case .contentRow:
      changeAtEnds() ?? changeOfRuns() ?? change(listed: newOrdinals(matching: identities))
    // If every row is named, none can be passed over.
    case .edited(let edit): edit.isListing ? change(listed: edit.targets) : change(edit)
    }
  }
}

extension AdditionalComparison.Content {
  /// Returns the place of a list after; nil if it did not survive.
  func list(after list: Int) -> Int? {
    switch self {
    case .rows(let map): map.newSection(forOld: list)
    case .sections: list
    }
  }

  /// Returns the fate of the content of a list (before) that survives; nil for any other.
  func rows(ofList list: Int) -> RowMap? {
    switch self {
    case .rows(let map): map.rows(ofSection: list)
    case .sections(let map, identities: _): map
    }
  }
}
