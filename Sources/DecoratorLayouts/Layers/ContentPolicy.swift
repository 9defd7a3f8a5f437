/// The policy that decides where additional rows go when their content changes.
///
/// Where no policy is chosen, rows follow the content, as the ads of `.every(6)` do. Only where a
/// placement names nothing but places that any content has (`.start`, `.end`, `.between`,
/// `.beforeGroups`, and what combines or limits these) do they follow the rule: a header stays
/// first, and a new day gets its separator. Where a placement counts rows and names such places as
/// well, all of its rows follow the content. A header that is to stay first is a layer of its own.
public enum ContentPolicy: Hashable, Sendable, CaseIterable {
  /// Rows stand where the rule puts them in the new content, as if the table had just been loaded.
  /// A content row inserted at the top takes the place above the first of them, and so on.
  case followRule
  /// Each row stays with the content row after it, wherever that goes, and new content gets rows.
  /// If that content row is deleted, the row is before the next one that remains, or at the end,
  /// and keeps its model.
  ///
  /// Content that is appended gets rows by the rule. Where content comes in a run further up, rules
  /// that repeat (`every(_:after:)`, `everyTableRows(_:first:)`) have rows in it, as far from those
  /// above and below as the rule has them from each other. A run that is shorter than this distance
  /// gets none, and rules that name single places have no second row.
  ///
  /// When content between two rows goes, those of a rule that repeats do not come to stand next to
  /// each other: the lower one is removed, and its model waits for the next slot that comes. Where
  /// one reaches the end, and the rule has a row there already, the lower one is removed as well,
  /// and the upper one is the row at the end from then on. Where a rule has a spacing
  /// (`spaced(atLeast:)`), two rows that come nearer than that are treated alike.
  ///
  /// With `.every(6, after: 2)` there are ads before posts 2, 8 and 14 of 19. When 50 posts come on
  /// top, these stand before posts 52, 58 and 64, and eight more come before 2, 8, … 44. Post 50
  /// gets none, which would be too near to the one before 52.
  case followContent
  /// Each row keeps its number among the rows of the layer, whatever content comes or goes above.
  case keepRow
}

// What is to be known of a policy besides what ``PlacedList/follow(_:keeping:section:slots:)``
// does with the rows of a list to keep it.
extension ContentPolicy {
  /// Whether rows are remembered, so that a change goes on from them.
  var remembersRows: Bool {
    switch self {
    case .followRule: false
    case .followContent, .keepRow: true
    }
  }

  /// Whether rows stay while content passes them.
  var staysWhenContentPasses: Bool {
    switch self {
    case .followRule, .followContent: false
    case .keepRow: true
    }
  }

  /// Returns whether the rows of a list are laid out by the rule after a change of its content.
  /// Their models are given back before any list takes new ones.
  func relaysOut(after content: RowMap) -> Bool {
    switch self {
    case .followRule: true
    case .followContent: content.survivorCount == 0
    case .keepRow: false
    }
  }
}

extension Placement {
  /// The policy that suits the placement where none is chosen.
  ///
  /// Rows whose places are counted follow the content: the ad before post 6 is that of a reader who
  /// has come so far, and no post on top moves it. Where all places are named that any content has
  /// (the first and the last row, boundaries between rows), rows follow the rule: a header is to
  /// stay above the first row, and a new day to get its separator. ``limited(to:)`` and
  /// ``spaced(atLeast:counting:)`` choose among places and name none.
  var usualPolicy: ContentPolicy {
    clauses.contains { $0.contains(where: \.countsRows) } ? .followContent : .followRule
  }
}

extension PlacementClause {
  /// Whether a place of the clause itself is so many rows away from one that any content has.
  fileprivate var countsRows: Bool {
    switch self {
    case .beforeContentRows(let rows, _), .atTableRows(let rows): rows.contains { $0 > 0 }
    case .everyContentRows, .everyTableRows: true
    case .beforeLast(let count, _): count > 0
    case .between, .limit, .spacing, .inSections, .whenFewer: false
    }
  }
}
