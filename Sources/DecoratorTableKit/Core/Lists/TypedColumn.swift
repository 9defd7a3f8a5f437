/// The models of one source, or single models of one type.
///
/// Lists share a column until one of them changes it. A list changes only columns that it alone
/// has.
@usableFromInline
final class TypedColumn<Model>: ListColumn {
  // Only a list that has the column to itself changes it, and a list has one change at a time. To
  // check that again would double the time of a look-up.
  @exclusivity(unchecked)
  @usableFromInline var models: [Model]

  init(_ models: [Model]) {
    self.models = models
    super.init(modelIdentifier: ObjectIdentifier(Model.self))
  }

  override var count: Int { models.count }

  override func item(at index: Int) -> Any { models[index] }

  @usableFromInline
  override func item<Other>(at index: Int, castTo type: Other.Type) -> Other? {
    models[index] as? Other
  }

  override func copy() -> ListColumn { TypedColumn(models) }

  override func remove(at index: Int) { models.remove(at: index) }

  @MainActor
  override func visited<Visitor: ListColumnVisitor>(by visitor: Visitor) -> Visitor.Result {
    visitor.visit(self)
  }
}
