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
  /// Each row stays with the content row after it, wherever that goes. Content that is appended
  /// gets rows by the rule.
  case followContent
  /// Each row keeps its number among the rows of the layer, whatever content comes or goes above.
  case keepRow
}
