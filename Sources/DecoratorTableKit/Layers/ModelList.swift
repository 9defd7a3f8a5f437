/// The models that fill the slots of a layer, followed by places that are reserved for further
/// models.
struct ModelList<Model> {
  /// The models.
  var models: [Model]
  /// The number of reserved places.
  var reservedCount: Int

  /// The number of rows if there is a slot for each of them.
  var count: Int { models.count + reservedCount }

  /// The model at an index; nil for a reserved place.
  subscript(index: Int) -> Model? { index < models.count ? models[index] : nil }
}

/// The models of a layer after all committed changes, which the table knows.
///
/// A class, since closures that make cells retain it.
@MainActor
final class CommittedModels<Model> {
  var list: ModelList<Model>

  init(_ list: ModelList<Model>) {
    self.list = list
  }

  convenience init(_ models: [Model]) {
    self.init(ModelList(models: models, reservedCount: 0))
  }
}
