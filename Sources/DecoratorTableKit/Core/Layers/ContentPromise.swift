/// The rule for the places of additional rows after their content has changed.
///
/// Where no promise is chosen, rows follow the content, as the ads of `.every(6)` do. Only where a
/// placement names nothing but places that any content has (`.start`, `.end`, `.between`,
/// `.beforeGroups`, and what combines or limits these) do they follow the rule: a header stays
/// first, and a new day gets its separator. Where a placement counts rows and names such places as
/// well, all of its rows follow the content. A header that is to stay first is a layer of its own.
public enum ContentPromise: Hashable, Sendable, CaseIterable {
  /// Rows stand where the rule puts them in the new content, as if the table had just been loaded.
  /// A content row inserted at the top takes the place above the first of them, and so on.
  case followRule
  /// Each row stays with the content row after it, wherever that goes, and new content gets rows.
  ///
  /// Content that is appended gets rows by the rule. Where content comes in a run further up, rules
  /// that repeat (`every(_:after:)`, `everyTableRows(_:first:)`) have rows in it, as far from those
  /// above and below as the rule has them from each other. A run that is shorter than this distance
  /// gets none, and rules that name single places have no second row.
  ///
  /// When content between two rows goes, those of a rule that repeats do not come to stand next to
  /// each other: the lower one goes, and its model waits for the next slot that comes. A row at the
  /// end goes as well, and the one above it is there for the end then. Where a rule has a spacing
  /// (`spaced(atLeast:)`), two rows that come nearer than that are treated alike.
  ///
  /// ```swift
  /// let ads = LayerRule(rows: .every(6, after: 2), supply: .models(20))
  /// let state = LayerState(rule: ads, promise: .followContent, rowCounts: [19])
  /// // ads before posts 2, 8 and 14
  /// let page = BatchUpdate((0..<50).map { .insertRow(RowPosition(section: 0, row: $0)) })
  /// let after = try state.applying(page, rowCounts: [69]).state.layout.rows[0]
  /// after.additionalCount   // 11: before 2, 8, … 44, where 50 is too near, and 52, 58 and 64
  /// ```
  case followContent
  /// Each row keeps its number among the rows of the layer, whatever content comes or goes above.
  case keepRow
}
