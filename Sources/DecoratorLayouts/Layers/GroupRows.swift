/// A layer with a row above each group of neighbouring content rows with one key. The row is
/// identified by the key, and lives as long as its group.
///
/// The keys are stored, so that a change evaluates those of its own rows only. They are keys of
/// content: rows of layers inside do not split a group, and one above the first content row of a
/// group is below the group's row.
package struct GroupRows: Sendable {
  /// The groups of the content.
  let groups: any ContentGroups
  /// The layout in force.
  let layout: TableLayout
  /// Which of the rows inside are content; nil if all are in groups.
  let contentPositions: ContentPositions?

  /// Places a row above each group.
  ///
  /// - Parameters:
  ///   - source: The rule by which content is grouped.
  ///   - rowCounts: The number of rows of each section, by inner section.
  ///   - contentPositions: Which of them are content; nil if all are.
  init(_ source: any GroupSource, of rowCounts: [Int], contentPositions: ContentPositions?) {
    let contentPositions = source.isAboutContent ? contentPositions : nil
    let groups = source.groups(
      of: contentPositions?.rows.map(\.contentCount) ?? rowCounts,
      contentPositions: contentPositions)
    self.init(groups, contentPositions: contentPositions)
  }

  /// Places rows above groups.
  private init(_ groups: any ContentGroups, contentPositions: ContentPositions?) {
    self.groups = groups
    self.contentPositions = contentPositions
    layout = TableLayout(
      rows: groups.layouts.enumerated().map { section, layout in
        guard let rows = contentPositions?.rows[section], !rows.isAllContent else { return layout }
        return RowLayout(
          contentCount: rows.count,
          anchors: (0..<layout.additionalCount).map {
            rows.anchor(after: layout.anchor(ofAdditional: $0))
          })
      })
  }

  private init(
    _ groups: any ContentGroups, layout: TableLayout, contentPositions: ContentPositions?
  ) {
    self.groups = groups
    self.layout = layout
    self.contentPositions = contentPositions
  }

  /// The rule by which content is grouped.
  var source: any GroupSource { groups.source }

  /// Follows a change of the content.
  ///
  /// - Parameter asksForAll: Whether the keys of all content rows are evaluated.
  func following(_ content: UpdateMap, asksForAll: Bool = false) -> LayerTransition {
    let contentPositions = source.isAboutContent ? content.contentPositions : nil
    let (groups, changes) = groups.following(
      content.ofContent(from: self.contentPositions, to: contentPositions),
      contentPositions: contentPositions, asksForAll: asksForAll)
    let lists = ListChanges(lists: changes, isRearranged: !content.sections.isUnchanged)
    let new = GroupRows(groups, contentPositions: contentPositions)
    var rows = lists.identities(
      from: AdditionalLists(rowsOf: layout), to: AdditionalLists(rowsOf: new.layout))
    if case .edited(let map) = rows, self.contentPositions != nil || contentPositions != nil {
      // A row that stays with its content may pass rows of layers inside.
      rows = .edited(map.namingAll)
    }
    return LayerTransition(
      old: LayerState(.groups(self)), new: LayerState(.groups(new)), content: content, rows: rows,
      sections: .unchanged(0))
  }

  /// Returns the same rows after the user has dragged content among them.
  ///
  /// - Parameter contentPositions: Which of the rows inside are content now.
  func showing(_ layout: TableLayout, contentPositions: ContentPositions?) -> GroupRows {
    GroupRows(
      groups.forgettingContent(), layout: layout,
      contentPositions: source.isAboutContent ? contentPositions : nil)
  }
}
