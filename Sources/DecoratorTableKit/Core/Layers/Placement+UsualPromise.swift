extension Placement {
  /// The promise that suits the placement where none is chosen.
  ///
  /// Rows whose places are counted follow the content: the ad before post 6 is that of a reader who
  /// has come so far, and no post on top moves it. Where all places are named that any content has
  /// (the first and the last row, boundaries between rows), rows follow the rule: a header is to
  /// stay above the first row, and a new day to get its separator. ``limited(to:)`` and
  /// ``spaced(atLeast:)`` choose among places and name none.
  var usualPromise: ContentPromise {
    clauses.contains(where: \.countsRows) ? .followContent : .followRule
  }
}

extension LayerRule {
  /// The promise that suits the rule where none is chosen: that of the places of rows, or of those
  /// of sections if there are none of rows. Rows above groups keep the one that they can keep.
  var usualPromise: ContentPromise {
    (rows.clauses.isEmpty ? sections : rows).usualPromise
  }
}

extension PlacementClause {
  /// Whether a place of the clause is so many rows away from one that any content has.
  fileprivate var countsRows: Bool {
    switch self {
    case .beforeContentRows(let rows), .atTableRows(let rows): rows.contains { $0 > 0 }
    case .everyContentRows, .everyTableRows: true
    case .beforeLast(let count): count > 0
    case .between, .limit, .spacing: false
    case .inSections(_, let clauses): clauses.contains(where: \.countsRows)
    case .whenFewer(_, let short, let other): (short + other).contains(where: \.countsRows)
    }
  }
}
