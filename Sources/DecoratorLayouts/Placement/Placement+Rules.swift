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
  /// - Parameters:
  ///   - contentRow: A content row (inner), 0 or more; the number of content rows is the place
  ///     after the last. Traps if it is negative.
  ///   - counting: What `contentRow` counts: the rows inside this layer (inner), or only content.
  public static func before(_ contentRow: Int, counting: Counting = .rows) -> Placement {
    before(contentRows: CollectionOfOne(contentRow), counting: counting)
  }

  /// Places an additional row directly before each of the given content rows.
  ///
  /// - Parameters:
  ///   - contentRows: Content rows (inner), 0 or more, in any order; one that occurs twice counts
  ///     once. Traps if one is negative.
  ///   - counting: What `contentRows` count: the rows inside this layer (inner), or only content.
  /// - Complexity: O(*m* log *m*) for *m* content rows.
  public static func before(
    contentRows: some Sequence<Int>, counting: Counting = .rows
  ) -> Placement {
    let rows = sortedRows(contentRows, "content row")
    // The place above all rows is the same in both ways of counting.
    return Placement([.beforeContentRows(rows, rows == [0] ? .rows : counting)])
  }

  /// Places additional rows at regular distances, counted in content rows.
  ///
  /// There is also one after the last content row if the count ends there.
  ///
  /// ```swift
  /// Placement.every(6)             // before content rows 6, 12, 18, …
  /// Placement.every(6, after: 2)   // before content rows 2, 8, 14, …
  /// ```
  ///
  /// In a stack, the rows of layers inside this one count as content. With `counting: .content`
  /// they do not:
  ///
  /// ```swift
  /// Placement.every(6, after: 2, counting: .content)        // posts, whatever days are among them
  /// Placement.every(6, after: 2, through: .allSections)     // not again in each short section
  /// ```
  ///
  /// - Parameters:
  ///   - period: Rows from one additional row to the next, 1 or more; those of this layer are not
  ///     counted. Traps if it is less than 1.
  ///   - start: The number of rows above the first additional row, 0 or more; `period` if none is
  ///     given. Traps if it is negative.
  ///   - counting: What both count: the rows inside this layer (inner), or only content.
  ///   - scope: Whether the rule restarts in each section, or continues to count.
  /// - Returns: A placement without slots for empty sections, and for sections without content if
  ///   that is counted.
  public static func every(
    _ period: Int, after start: Int? = nil, counting: Counting = .rows,
    through scope: SectionScope = .eachSection
  ) -> Placement {
    guard period >= 1 else {
      misuse("a period of \(period) content rows: give 1 or more")
    }
    let start = start ?? period
    guard start >= 0 else {
      misuse("a first additional row after \(start) content rows: give 0 or more")
    }
    return Placement([
      .everyContentRows(period: period, start: start, counting, through: scope)
    ])
  }

  /// Places one additional row before the last content rows of a section.
  ///
  /// - Parameters:
  ///   - count: The number of content rows below the additional row, 0 or more; a section of fewer
  ///     has no slot. Traps if it is negative.
  ///   - counting: What `count` counts: the rows inside this layer (inner), or only content.
  public static func beforeLast(_ count: Int, counting: Counting = .rows) -> Placement {
    guard count >= 0 else {
      misuse("a row before the last \(count) content rows: give 0 or more")
    }
    // The place below all rows is the same in both ways of counting.
    return Placement([.beforeLast(count, count == 0 ? .rows : counting)])
  }

  /// Places additional rows between neighbours that a predicate distinguishes, for example posts of
  /// different days.
  ///
  /// Answers are stored with the two rows, not with their numbers. A change of the content calls
  /// the predicate again only for neighbours of rows that are inserted, removed, moved, reloaded or
  /// reconfigured; other models call it only for new pairs. ``TableLayer/updateSlots()`` calls it
  /// for all pairs.
  ///
  /// - Parameters:
  ///   - rows: The rows that `isBoundary` is called for: those of the content (data), regardless of
  ///     rows that layers inside add or hide between them, or all rows inside this layer (inner).
  ///     Of content rows, the additional row is directly below the upper one.
  ///   - isBoundary: Whether an additional row belongs between two neighbours of one section.
  /// - Complexity: Laying out asks once for each two neighbours, until a limit is reached.
  public static func between(
    asking rows: Counting = .content,
    _ isBoundary: @escaping @Sendable (_ above: RowPosition, _ below: RowPosition) -> Bool
  ) -> Placement {
    Placement([.between(NeighbourQuestion(isAboutContent: rows == .content, isBoundary))])
  }

  /// Places additional rows between neighbours that a predicate on the main actor distinguishes.
  ///
  /// ```swift
  /// Placement.between { @MainActor in days[$0.row] != days[$1.row] }
  /// Placement.between(onMainActor: isBoundary)                         // a method of the screen
  /// ```
  ///
  /// The predicate can read the objects of a screen, and so its present content. A table is laid
  /// out on the main actor. Laying this placement out elsewhere traps: use ``between(asking:_:)``
  /// for that.
  ///
  /// - Parameters:
  ///   - rows: As for ``between(asking:_:)``.
  ///   - isBoundary: As for ``between(asking:_:)``.
  /// - Complexity: As ``between(asking:_:)``.
  public static func between(
    asking rows: Counting = .content,
    onMainActor isBoundary:
      @escaping @MainActor (_ above: RowPosition, _ below: RowPosition) -> Bool
  ) -> Placement {
    between(asking: rows) { above, below in
      MainActorCall.call({ isBoundary(above, below) }, of: "Placement.between(onMainActor:)")
    }
  }

  /// Places an additional row above each group of neighbouring content rows that have the same key,
  /// for example a separator for each day.
  ///
  /// Each row belongs to the content row below it. For rows that are identified by their groups,
  /// add a ``GroupLayer`` instead.
  ///
  /// ```swift
  /// Placement.beforeGroups { days[$0.row] }   // days: one for each content row
  /// ```
  ///
  /// - Parameters:
  ///   - rows: As for ``between(asking:_:)``.
  ///   - key: Returns the key of a row.
  /// - Returns: A placement without slots for empty sections.
  /// - Complexity: As ``between(asking:_:)``; laying out asks for each key once.
  public static func beforeGroups<Key: Equatable & Sendable>(
    asking rows: Counting = .content, by key: @escaping @Sendable (RowPosition) -> Key
  ) -> Placement {
    let question = NeighbourQuestion(isAboutContent: rows == .content, by: key)
    return when(
      fewerThan: 1, counting: rows, .none, otherwise: .start + Placement([.between(question)]))
  }

  /// Places an additional row above each group of neighbouring content rows that have the same key
  /// on the main actor.
  ///
  /// ```swift
  /// Placement.beforeGroups { @MainActor in posts[$0.row].day }
  /// Placement.beforeGroups(onMainActorBy: day)            // a method of the screen
  /// ```
  ///
  /// - Parameters:
  ///   - rows: As for ``between(asking:_:)``.
  ///   - key: As for ``beforeGroups(asking:by:)``; it can read the objects of a screen, as the
  ///     predicate of ``between(asking:onMainActor:)`` can.
  /// - Returns: A placement without slots for empty sections.
  /// - Complexity: As ``beforeGroups(asking:by:)``.
  public static func beforeGroups<Key: Equatable & Sendable>(
    asking rows: Counting = .content, onMainActorBy key: @escaping @MainActor (RowPosition) -> Key
  ) -> Placement {
    beforeGroups(
      asking: rows,
      by: { row in
        MainActorCall.call({ key(row) }, of: "Placement.beforeGroups(onMainActorBy:)")
      })
  }

  /// Places an additional row at each of the given rows of the table.
  ///
  /// - Parameter rows: Rows of this layer (outer), 0 or more, additional rows counted; in a stack
  ///   those are rows on screen only for the outermost layer. They may be in any order, and one
  ///   that occurs twice counts once. Traps if one is negative.
  /// - Complexity: O(*m* log *m*) for *m* rows.
  public static func tableRows(_ rows: some Sequence<Int>) -> Placement {
    Placement([.atTableRows(sortedRows(rows, "table row"))])
  }

  /// Places additional rows at regular distances, counted in rows of the table.
  ///
  /// ```swift
  /// Placement.everyTableRows(3)             // rows 2, 5, 8, …: every third row is additional
  /// Placement.everyTableRows(3, first: 0)   // rows 0, 3, 6, …
  /// ```
  ///
  /// - Parameters:
  ///   - period: Rows of this layer (outer) from one additional row to the next, that row itself
  ///     counted, so 2 or more: with 1, content would never appear. Traps if it is less than 2.
  ///   - first: The row of the first additional row (outer), 0 or more; `period - 1` if none is
  ///     given. Traps if it is negative.
  /// - Returns: A placement without slots for empty sections.
  public static func everyTableRows(_ period: Int, first: Int? = nil) -> Placement {
    guard period >= 2 else {
      misuse(
        """
        a period of \(period) table rows: give 2 or more, since the additional row itself is \
        counted
        """)
    }
    let first = first ?? period - 1
    guard first >= 0 else {
      misuse("a first additional row at table row \(first): rows are counted from 0")
    }
    return Placement([.everyTableRows(period: period, first: first)])
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
