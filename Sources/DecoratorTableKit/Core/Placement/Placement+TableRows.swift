extension Placement {
  /// Places an additional row at a row of the table.
  ///
  /// - Parameter row: A row of this layer (outer), 0 or more, additional rows counted; in a stack
  ///   that is the row on screen only for the outermost layer. Traps if it is negative.
  public static func tableRow(_ row: Int) -> Placement {
    tableRows(CollectionOfOne(row))
  }

  /// Places an additional row at each of the given rows of the table.
  ///
  /// - Parameter rows: As for `tableRow(_:)`, in any order; one that is named twice counts once.
  public static func tableRows(_ rows: Int...) -> Placement {
    tableRows(rows)
  }

  /// Places an additional row at each of the given rows of the table.
  ///
  /// - Parameter rows: As for `tableRow(_:)`, in any order; one that is named twice counts once.
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
}
