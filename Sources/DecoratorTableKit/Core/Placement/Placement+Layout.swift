extension Placement {
  /// Lays out the additional rows of a section.
  ///
  /// ```swift
  /// Placement.every(6, after: 2).layout(contentCount: 20).count              // 24
  /// Placement.every(6, after: 2).layout(contentCount: 20, limit: 1).count    // 21
  /// ```
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows of the section; traps if it is negative.
  ///   - section: The section (inner), for rules that differ from section to section.
  ///   - limit: The most additional rows to give out. Slots beyond stay unfilled. If it is nil,
  ///     every slot is filled. Traps if it is negative.
  /// - Returns: A layout of `contentCount` content rows.
  /// - Complexity: O(*r*) for *r* irregular additional rows, however many content rows there are
  ///   and however many rows a single regular rule places. ``between(_:)`` looks at each content
  ///   row.
  public func layout(contentCount: Int, section: Int = 0, limit: Int? = nil) -> RowLayout {
    var answers = BoundaryMemory.Section()
    return layout(
      contentCount: contentCount, section: section, limit: limit, remembering: &answers)
  }

  /// Lays out the additional rows of a section.
  ///
  /// - Parameters:
  ///   - contentCount: The number of content rows of the section; traps if it is negative.
  ///   - section: The section (inner).
  ///   - limit: The most additional rows to give out; nil to fill every slot.
  ///   - answers: The answers about neighbours that are known, and then all that are.
  func layout(
    contentCount: Int, section: Int, limit: Int?, remembering answers: inout BoundaryMemory.Section
  ) -> RowLayout {
    let limit = limit ?? .max
    guard limit >= 0 else {
      misuse("\(limit) additional rows to give out: give 0 or more")
    }
    var walk = SlotWalk(
      clauses, contentCount: contentCount, section: section, knowing: answers)
    let anchors = walk.anchors(atMost: limit)
    answers = walk.answers
    return RowLayout(contentCount: contentCount, anchors)
  }
}
