/// A change of the models of a layer.
enum ModelChange: Sendable {
  /// Model *j* is model *j*, as far as there are as many. If there are more now, they come after
  /// all others.
  case unchanged
  /// The new index of each model is listed by old index; nil for a model that goes. New ones that
  /// are not listed come. Models that are the same and show something else are named by their old
  /// index.
  case listed([Int?], changed: Set<Int>)
}
