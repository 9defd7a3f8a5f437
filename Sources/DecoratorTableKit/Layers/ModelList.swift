/// What fills the slots of a layer: models, and after them places that are kept for models to come.
struct ModelList<Model> {
  /// The models.
  var models: [Model]
  /// The number of places without a model.
  var reservedCount: Int

  /// The number of rows that there can be.
  var count: Int { models.count + reservedCount }

  /// The model at an index, or nil for a place without one.
  subscript(index: Int) -> Model? { index < models.count ? models[index] : nil }

  /// A model takes a kept place if there is one; the others come after all.
  mutating func insert(_ new: [Model], at index: Int) {
    models.insert(contentsOf: new, at: index)
    reservedCount = max(0, reservedCount - new.count)
  }
}

/// The models of a layer as the table knows them.
///
/// Whoever makes cells for them retains this.
@MainActor
final class AnnouncedModels<Model> {
  var list: ModelList<Model>

  init(_ list: ModelList<Model>) {
    self.list = list
  }

  convenience init(_ models: [Model]) {
    self.init(ModelList(models: models, reservedCount: 0))
  }
}
