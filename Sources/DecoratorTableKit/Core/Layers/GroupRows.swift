/// A layer with a row above each group of neighbouring content rows that have one key. The row is
/// identified by the key, and lives as long as its group.
///
/// The keys are remembered, so that a change asks for those of its own rows only.
struct GroupRows: Sendable {
  /// The groups of the content.
  let groups: any ContentGroups
  /// The layout in force.
  let layout: TableLayout

  /// Puts a row above each group.
  init(_ groups: any ContentGroups) {
    self.init(groups, layout: TableLayout(rows: groups.layouts))
  }

  private init(_ groups: any ContentGroups, layout: TableLayout) {
    self.groups = groups
    self.layout = layout
  }

  /// The rule by which content falls into groups.
  var source: any GroupSource { groups.source }

  /// Follows a change of the content.
  ///
  /// - Parameter asksForAll: Whether the keys of all content rows are asked for.
  func following(_ content: UpdateMap, asksForAll: Bool = false) -> LayerTransition {
    let change = groups.following(content, from: layout.rows, asksForAll: asksForAll)
    let lists = ListChanges(lists: change.sections, isRearranged: !content.sections.isUnchanged)
    let new = GroupRows(change.groups, layout: TableLayout(rows: change.layouts))
    return LayerTransition(
      old: LayerState(.groups(self)), new: LayerState(.groups(new)), content: content,
      rows: lists.identities(
        from: AdditionalLists(rowsOf: layout), to: AdditionalLists(rowsOf: new.layout)),
      sections: .unchanged(0))
  }

  /// Returns the same rows after the user has dragged content among them.
  func showing(_ layout: TableLayout) -> GroupRows {
    GroupRows(groups.forgettingContent(), layout: layout)
  }
}
