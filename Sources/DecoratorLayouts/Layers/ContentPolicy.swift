/// How additional rows move when their content changes.
///
/// By default rows follow the content, as the ads of `.every(6)` do. Only if a placement consists
/// of places that any content has (`.start`, `.end`, `.between`, `.beforeGroups`, and combinations
/// or limits of these) do they follow the rule: a header stays first, and a new day gets its
/// separator. If a placement also counts rows, all of its rows follow the content. Use a layer of
/// its own for a header that stays first.
public enum ContentPolicy: Hashable, Sendable, CaseIterable {
  /// Rows are placed by the rule in the new content, as after a load. A content row inserted at the
  /// top moves every content row by one, and the rows keep their places.
  case followRule
  /// Each row stays with the content row below it, wherever that moves, and new content gets rows.
  /// If that content row is deleted, the row moves before the next remaining one, or to the end,
  /// and keeps its model.
  ///
  /// Appended content gets rows by the rule. In a run of content that is inserted further up,
  /// repeating rules (`every(_:after:)`, `everyTableRows(_:first:)`) get rows, at the rule's
  /// distance from those above and below. A shorter run gets none, and rules for single places have
  /// no second row.
  ///
  /// When all content between two rows of a repeating rule is removed, the lower row is removed as
  /// well, and its model waits for the next free slot. When a row reaches the end, and the rule has
  /// a row there already, the lower one is removed, and the upper one is the row at the end from
  /// then on. With a spacing (`spaced(atLeast:)`), the same holds for two rows that are nearer than
  /// that.
  ///
  /// With `.every(6, after: 2)` there are ads before posts 2, 8 and 14 of 19. When 50 posts are
  /// inserted on top, these ads are before posts 52, 58 and 64, and eight more are inserted before
  /// 2, 8, … 44. Post 50 gets none, since it is too near to the one before 52.
  case followContent
  /// Each row keeps its row number in the layer, whatever content is inserted or removed above.
  case keepRow
}

// Properties of policies, which ``PlacedList`` implements.
extension ContentPolicy {
  /// Whether rows are stored, so that a change continues from them.
  var remembersRows: Bool {
    switch self {
    case .followRule: false
    case .followContent, .keepRow: true
    }
  }

  /// Whether rows stay at their places while content passes them.
  var staysWhenContentPasses: Bool {
    switch self {
    case .followRule, .followContent: false
    case .keepRow: true
    }
  }

  /// Returns whether the rows of a list are laid out by the rule after a change of its content.
  /// Their models are returned before any list consumes new ones.
  func relaysOut(after content: RowMap) -> Bool {
    switch self {
    case .followRule: true
    case .followContent: content.survivorCount == 0
    case .keepRow: false
    }
  }
}

extension Placement {
  /// The default policy of the placement.
  ///
  /// Rows at counted places follow the content: no post on top moves the ad before post 6. Rows at
  /// places that any content has (the first and the last row, boundaries between rows) follow the
  /// rule: a header stays above the first row, and a new day gets its separator. ``limited(to:)``
  /// and ``spaced(atLeast:counting:)`` have no influence.
  var usualPolicy: ContentPolicy {
    clauses.contains { $0.contains(where: \.countsRows) } ? .followContent : .followRule
  }
}

extension PlacementClause {
  /// Whether the clause itself counts rows.
  fileprivate var countsRows: Bool {
    switch self {
    case .beforeContentRows(let rows, _), .atTableRows(let rows): rows.contains { $0 > 0 }
    case .everyContentRows, .everyTableRows: true
    case .beforeLast(let count, _): count > 0
    case .between, .limit, .spacing, .inSections, .whenFewer: false
    }
  }
}
