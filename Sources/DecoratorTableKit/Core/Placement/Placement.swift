/// The rule that says where a layer's additional rows stand.
///
/// A placement names places, *slots*; whether there is a row for each is another matter (see
/// ``LayerRule``). Rules combine with `+`. What `limited(to:)` or `spaced(atLeast:)` says of a
/// placement holds for all of its slots together.
///
/// ```swift
/// Placement.every(6, after: 2)                                         // content rows 2, 8, …
/// Placement.tableRow(2) + .end                                         // table row 2, and last
/// Placement.when(fewerThan: 4, .end, otherwise: .tableRow(2) + .end)   // short lists differ
/// Placement.start + .between { days[$0.row] != days[$1.row] }          // date separators
/// ```
///
/// Two readings of a number are in use, and each has names of its own:
///
/// - `before(_:)`, `every(_:after:)`, `beforeLast(_:)` and `between(_:)` count **content rows**:
///   the additional row stands before that content row, wherever this is on screen.
/// - `tableRow(_:)` and `everyTableRows(_:first:)` count **table rows** of this layer, additional
///   rows included: the row with that number *is* an additional row.
///
/// Rules that claim the same place make one slot there. A slot never stands past the end of the
/// content; it comes into being when there is enough content for it.
///
/// A number out of range traps, and the message names it.
public struct Placement: Sendable {
  let clauses: [PlacementClause]

  init(_ clauses: [PlacementClause]) {
    self.clauses = clauses
  }

  /// Whether the rule may ask about neighbours.
  var asksAboutNeighbours: Bool { clauses.contains(where: \.asksAboutNeighbours) }

  /// No additional rows.
  public static let none = Placement([])
}
