/// The rule for the places of additional rows after their content has changed.
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
