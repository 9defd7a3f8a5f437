/// The rule for the places of additional rows after their content has changed.
public enum ContentPromise: Hashable, Sendable, CaseIterable {
  /// They are where the rule puts them in the new content: one content row inserted at the top lets
  /// content pass each of them.
  case followRule
  /// Each stays with the content row after it. Content that is appended gets rows by the rule.
  case followContent
  /// Each stays at its row of the layer, while content moves past it.
  case keepRow
}
