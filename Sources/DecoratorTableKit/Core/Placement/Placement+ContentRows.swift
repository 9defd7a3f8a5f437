extension Placement {
  /// Before the first content row.
  ///
  /// In an empty section it is the only row, and there is no content row to look up. To leave empty
  /// sections empty, use `.when(fewerThan: 1, .none, otherwise: .start)`.
  public static let start = Placement([.beforeContentRows([0])])

  /// After the last content row. In an empty section it is the only row, as ``start`` is.
  public static let end = Placement([.beforeLast(0)])

  /// Places an additional row directly before a content row.
  ///
  /// - Parameter contentRow: A content row (inner), 0 or more; the number of content rows stands
  ///   for the place after the last. Traps if it is negative.
  public static func before(_ contentRow: Int) -> Placement {
    before(contentRows: CollectionOfOne(contentRow))
  }

  /// Places an additional row directly before each of the given content rows.
  ///
  /// - Parameter contentRows: Content rows (inner), 0 or more, in any order; one that is named
  ///   twice counts once. Traps if one is negative.
  /// - Complexity: O(*m* log *m*) for *m* content rows.
  public static func before(contentRows: some Sequence<Int>) -> Placement {
    let rows = sortedRows(contentRows, "content row")
    return Placement([.beforeContentRows(rows)])
  }

  /// Places additional rows at regular distances, counted in content rows.
  ///
  /// There is one after the last content row, too, if the count comes out even.
  ///
  /// ```swift
  /// Placement.every(6)             // before content rows 6, 12, 18, …
  /// Placement.every(6, after: 2)   // before content rows 2, 8, 14, …
  /// ```
  ///
  /// - Parameters:
  ///   - period: Content rows from one additional row to the next, 1 or more; additional rows are
  ///     not counted. Traps if it is less than 1.
  ///   - start: The number of content rows above the first additional row, 0 or more; `period` if
  ///     none is given. Traps if it is negative.
  /// - Returns: A placement without slots for empty sections.
  public static func every(_ period: Int, after start: Int? = nil) -> Placement {
    guard period >= 1 else {
      misuse("a period of \(period) content rows: give 1 or more")
    }
    let start = start ?? period
    guard start >= 0 else {
      misuse("a first additional row after \(start) content rows: give 0 or more")
    }
    return Placement([.everyContentRows(period: period, start: start)])
  }

  /// Places one additional row before the last content rows of a section.
  ///
  /// - Parameter count: The number of content rows below the additional row, 0 or more; a section
  ///   of fewer has no slot. Traps if it is negative.
  public static func beforeLast(_ count: Int) -> Placement {
    guard count >= 0 else {
      misuse("a row before the last \(count) content rows: give 0 or more")
    }
    return Placement([.beforeLast(count)])
  }

  /// Places additional rows between neighbours that a predicate tells apart, for example posts of
  /// different days.
  ///
  /// The answer is about the two rows, not about their numbers: it is remembered. A change of the
  /// content asks again where a row comes, goes, moves, is reloaded or reconfigured, and only
  /// there; other models ask about rows that were not asked about. ``TableLayer/updateSlots()``
  /// asks for everything.
  ///
  /// - Parameter isBoundary: Whether an additional row belongs between two content rows of one
  ///   section, the lower directly below the upper. Both are inner positions: in a stack, rows of
  ///   the layers inside this one are among them.
  /// - Complexity: Laying out asks once for each two neighbours, until a limit is reached.
  public static func between(
    _ isBoundary: @escaping @Sendable (_ above: RowPosition, _ below: RowPosition) -> Bool
  ) -> Placement {
    Placement([.between(NeighbourQuestion(isBoundary))])
  }

  /// Places additional rows between neighbours that a predicate on the main actor tells apart.
  ///
  /// ```swift
  /// Placement.between { @MainActor in days[$0.row] != days[$1.row] }
  /// Placement.between(onMainActor: isBoundary)                         // a method of the screen
  /// ```
  ///
  /// The predicate can read the objects of a screen, and so always sees its present content. A
  /// table is laid out on the main actor. To lay this placement out elsewhere traps.
  ///
  /// - Parameter isBoundary: As for ``between(_:)``.
  /// - Complexity: As ``between(_:)``.
  public static func between(
    onMainActor isBoundary:
      @escaping @MainActor (_ above: RowPosition, _ below: RowPosition) -> Bool
  ) -> Placement {
    between { above, below in MainActor.assumeIsolated { isBoundary(above, below) } }
  }

  /// Returns `rows` in ascending order, each once. Traps if one is negative.
  static func sortedRows(_ rows: some Sequence<Int>, _ name: String) -> [Int] {
    var sorted = Array(rows)
    if !zip(sorted, sorted.dropFirst()).allSatisfy({ $0 < $1 }) {
      sorted = Set(sorted).sorted()
    }
    if let row = sorted.first, row < 0 {
      misuse("\(name) \(row): rows are counted from 0")
    }
    return sorted
  }
}
