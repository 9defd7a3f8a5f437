/// The additional rows of one layout, list by list: a list for each content section, or, one level
/// up, a single one for the sections.
struct AdditionalLists: Sendable {
  /// The places of the additional rows of each list.
  let layouts: [RowLayout]
  /// The ordinal of the first additional row of each list, and at the end their number.
  private let firstOrdinals: [Int]

  /// Lists the rows of a layout.
  init(rowsOf layout: TableLayout) {
    layouts = layout.rows
    firstOrdinals = layout.firstIndices
  }

  /// Lists the sections of a layout, which are the rows of one list.
  init(sectionsOf layout: TableLayout) {
    layouts = [layout.sections]
    firstOrdinals = [0, layout.sections.additionalCount]
  }

  /// The number of additional rows of all lists.
  var count: Int { firstOrdinals[layouts.count] }

  /// Returns the additional rows of a list.
  func ordinals(ofList list: Int) -> Range<Int> { firstOrdinals[list]..<firstOrdinals[list + 1] }

  /// Returns the list of an additional row.
  ///
  /// - Complexity: O(log *s*) for *s* lists.
  func list(of ordinal: Int) -> Int {
    // Lists without rows begin where the next one does, and are skipped.
    firstOrdinals.lastIndex(atMost: ordinal)
  }

  /// Returns the anchor of an additional row in its list.
  func anchor(of ordinal: Int, inList list: Int) -> Int {
    layouts[list].anchor(ofAdditional: ordinal - firstOrdinals[list])
  }

  /// Returns whether all common rows have the same list and ordinal: only the last list with rows
  /// may have another number of rows.
  ///
  /// - Complexity: O(*s*) for *s* lists.
  func hasSameOrdinals(as other: AdditionalLists) -> Bool {
    let (own, others) = (firstOrdinals, other.firstOrdinals)
    guard let first = own.indices.first(where: { own[$0] != others[$0] }) else { return true }
    return own[first...].allSatisfy { $0 == own[first] }
      && others[first...].allSatisfy { $0 == others[first] }
  }

  /// Returns the ordinal of a row in other lists; nil if it is removed. Each row belongs to the
  /// content row below it.
  ///
  /// - Parameters:
  ///   - other: The lists after a change of the content.
  ///   - place: Returns the place of a content row after, by its list and row. For the place after
  ///     the last row of a list it returns that place: any row beyond the last one after.
  /// - Complexity: O(log *k*) for *k* rows, and that of `place`.
  func ordinal(
    of ordinal: Int, inList list: Int, after other: AdditionalLists,
    place: (_ row: RowPosition, _ isLast: Bool) -> RowPosition?
  ) -> Int? {
    let anchor = anchor(of: ordinal, inList: list)
    let isLast = anchor == layouts[list].contentCount
    guard let place = place(RowPosition(section: list, row: anchor), isLast) else { return nil }
    let below = firstOrdinals[list] + layouts[list].additionalCount(upToContent: anchor) - ordinal
    let layout = other.layouts[place.section]
    let row = min(place.row, layout.contentCount)
    let last = layout.additionalCount(upToContent: row)
    guard below <= last, layout.anchor(ofAdditional: last - below) == row else { return nil }
    return other.firstOrdinals[place.section] + last - below
  }
}

extension UpdateMap {
  /// Returns the new place of a content row, in any section; nil if it is removed.
  ///
  /// - Parameter isLast: Whether it is the place after the last row of the section. That is any row
  ///   beyond the last one after.
  func place(after row: RowPosition, isLast: Bool) -> RowPosition? {
    guard isLast else { return newUnreplacedPosition(forOld: row) }
    return newSection(forOld: row.section).map { RowPosition(section: $0, row: .max) }
  }
}

/// The outcome of the additional rows of a layer, noted list by list.
struct ListChanges {
  /// The changes of lists whose rows may have changed, or that have moved.
  var lists: [ListChange] = []
  /// Whether lists are inserted, removed or moved.
  var isRearranged = false

  /// Returns the identities of the rows.
  ///
  /// - Parameters:
  ///   - policy: Their policy.
  ///   - model: Returns the model of a row before, by ordinal; nil if rows have none. A removed row
  ///     and an inserted one are the same if both show one model.
  ///   - modelAfter: Returns the model of a row after.
  /// - Complexity: O(*m* log *m* + *l*) for *m* rows that are named in *l* lists, and O(rows) of
  ///   lists that content may pass.
  func identities(
    from old: AdditionalLists, to new: AdditionalLists, keeping policy: ContentPolicy? = nil,
    before model: ((Int) -> Int)? = nil, after modelAfter: (Int) -> Int = { $0 }
  ) -> AdditionalIdentities {
    if policy?.staysWhenContentPasses == true, !isRearranged, old.hasSameOrdinals(as: new) {
      return .sameOrdinals
    }
    var map = RowMap(countBefore: old.count, countAfter: new.count)
    for change in lists {
      let first = change.before.map { old.ordinals(ofList: $0).lowerBound } ?? 0
      let firstAfter = change.after.map { new.ordinals(ofList: $0).lowerBound } ?? 0
      let rows = change.isPassed ? change.rows.namingAll : change.rows
      for row in rows.removed { map.removed.append(first + row) }
      for row in rows.added { map.added.append(firstAfter + row) }
      for move in rows.moves {
        map.moves.append(RowMap.Move(from: first + move.source, to: firstAfter + move.target))
      }
    }
    if isRearranged {
      map.removed.sort()
      map.added.sortIfNeeded()
      map.moves.sort()
    }
    if let model { map.match(before: model, after: modelAfter) }
    return .edited(map)
  }
}

extension RowMap {
  /// Turns a removed row and an inserted one into a moved one, if both show the same model.
  ///
  /// - Complexity: O(*m* log *m*) for *m* rows that go or come, O(1) if they all do one or the
  ///   other.
  fileprivate mutating func match(before: (Int) -> Int, after: (Int) -> Int) {
    guard removed.count > moves.count, added.count > moves.count else { return }
    var rows: [Int: Int] = [:]
    for row in deleted { rows[before(row)] = row }
    var again: [Move] = []
    for row in inserted {
      if let source = rows[after(row)] { again.append(Move(from: source, to: row)) }
    }
    if !again.isEmpty { moves = (moves + again).sorted() }
  }
}
