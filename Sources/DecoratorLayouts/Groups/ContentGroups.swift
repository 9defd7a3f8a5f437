/// The rule by which content is grouped, with the type of the keys erased.
///
/// It is compared by identity, since closures cannot be compared.
package protocol GroupSource: AnyObject, Sendable {
  /// Whether the rule is called for content rows only, and not for rows of layers inside.
  var isAboutContent: Bool { get }

  /// Returns the groups of content of these sizes, and evaluates every key.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  ///   - contentPositions: Their positions in the source; nil if these are the same as here.
  func groups(of rowCounts: [Int], contentPositions: ContentPositions?) -> any ContentGroups
}

/// The groups of a layer's content, with the type of the keys erased, and stored so that a change
/// evaluates only the keys of its own rows.
package protocol ContentGroups: Sendable {
  /// The rule by which the content is grouped.
  var source: any GroupSource { get }

  /// The rows above the groups of each section; after a drag, those of before it.
  ///
  /// - Complexity: O(sections)
  var layouts: [RowLayout] { get }

  /// Returns the groups after a change of the content.
  ///
  /// The keys of rows that are inserted, moved, reloaded or reconfigured are evaluated, each once.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - contentPositions: The positions of the content in the source after; nil if these are the
  ///     same as here.
  ///   - asksForAll: Whether all other keys are evaluated as well.
  /// - Returns: The groups, and the outcome of the rows above those of each section in which they
  ///   may have changed or moved.
  /// - Complexity: O(sections), and O((*m* + *g*) log *m*) for *m* operations and the *g* groups of
  ///   the sections that they touch.
  func following(
    _ content: UpdateMap, contentPositions: ContentPositions?, asksForAll: Bool
  ) -> (groups: any ContentGroups, sections: [ListChange])

  /// Returns the groups without the places of their content, which the user has changed by
  /// dragging. The next change evaluates all keys.
  func forgettingContent() -> any ContentGroups
}
