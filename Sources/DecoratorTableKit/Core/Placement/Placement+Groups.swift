extension Placement {
  /// Places an additional row above each group of neighbouring content rows that have the same key,
  /// for example a separator for each day.
  ///
  /// Each row belongs to the content row below it. Where the rows are to *be* the groups, and to
  /// stay whatever comes on top of them, add a ``GroupLayer`` instead.
  ///
  /// ```swift
  /// Placement.beforeGroups { days[$0.row] }   // days: one for each content row
  /// ```
  ///
  /// - Parameter key: What the rows of a group have in common, for a content row (inner); in a
  ///   stack, rows of the layers inside this one are among them.
  /// - Returns: A placement without slots for empty sections.
  /// - Complexity: As ``between(_:)``; laying out asks for each key once.
  public static func beforeGroups<Key: Equatable & Sendable>(
    by key: @escaping @Sendable (RowPosition) -> Key
  ) -> Placement {
    when(
      fewerThan: 1, .none,
      otherwise: .start + Placement([.between(NeighbourQuestion(by: key))]))
  }

  /// Places an additional row above each group of neighbouring content rows that have the same key
  /// on the main actor.
  ///
  /// ```swift
  /// Placement.beforeGroups { @MainActor in posts[$0.row].day }
  /// Placement.beforeGroups(onMainActorBy: day)            // a method of the screen
  /// ```
  ///
  /// - Parameter key: As for ``beforeGroups(by:)``; it can read the objects of a screen, as the
  ///   predicate of ``between(onMainActor:)`` can.
  /// - Returns: A placement without slots for empty sections.
  /// - Complexity: As ``beforeGroups(by:)``.
  public static func beforeGroups<Key: Equatable & Sendable>(
    onMainActorBy key: @escaping @MainActor (RowPosition) -> Key
  ) -> Placement {
    beforeGroups(by: { row in MainActor.assumeIsolated { key(row) } })
  }
}
