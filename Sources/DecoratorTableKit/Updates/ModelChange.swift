/// What becomes of the models of a layer when they change.
enum ModelChange: Sendable {
  /// The same models.
  case unchanged
  /// By old index the new one; nil for a model that goes. New ones that are not listed come.
  /// `changed` holds the old indices of those that show something else from now on.
  case listed([Int?], changed: Set<Int>)
  /// The same models, and more at the end.
  case appended
}
