/// The rule by which content falls into groups, without the type of the keys.
///
/// It is known as an object, since closures cannot be compared.
package protocol GroupSource: AnyObject, Sendable {
  /// Whether the rule is asked about content alone, and not about rows that layers inside add.
  var isAboutContent: Bool { get }

  /// Returns the groups of content of these sizes. Every key is asked for.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of content rows of each section, by inner section. Traps if one is
  ///     negative.
  ///   - tableContent: Where they are in the source; nil if they are there as they are here.
  func groups(of rowCounts: [Int], tableContent: TableContent?) -> any ContentGroups
}

/// The groups of a layer's content, without the type of their keys: what is remembered, so that a
/// change asks for the keys of its own rows only.
package protocol ContentGroups: Sendable {
  /// The rule by which the content falls into groups.
  var source: any GroupSource { get }

  /// The rows above the groups of each section.
  ///
  /// - Complexity: O(groups)
  var layouts: [RowLayout] { get }

  /// Returns what a change of the content does to the groups.
  ///
  /// The keys of rows that are inserted, move, are reloaded or reconfigured are asked for, each
  /// once.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - tableContent: Where the content is in the source after; nil if it is there as it is here.
  ///   - layouts: The rows above the groups of each section, before.
  ///   - asksForAll: Whether all other keys are asked for, too.
  /// - Complexity: O(sections), and O((*m* + *g*) log *m*) for *m* operations and the *g* groups of
  ///   the sections that they touch.
  func following(
    _ content: UpdateMap, tableContent: TableContent?, from layouts: [RowLayout], asksForAll: Bool
  ) -> GroupsChange

  /// Returns the groups without the places of their content, which the user has changed by
  /// dragging. The next change asks for all keys.
  func forgettingContent() -> any ContentGroups
}

/// The groups of a layer's content after a change.
package struct GroupsChange: Sendable {
  /// The groups.
  let groups: any ContentGroups
  /// The rows above them, by section.
  let layouts: [RowLayout]
  /// What becomes of the rows above the groups of each section, where they may be others, or have
  /// moved.
  let sections: [ListChange]
}
