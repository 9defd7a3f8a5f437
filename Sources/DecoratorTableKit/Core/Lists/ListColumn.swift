/// Models of one type, whatever the type is: the part of ``TypedColumn`` that does not name it.
@usableFromInline
class ListColumn {
  /// The type that all models of the column have been given as.
  @usableFromInline final let modelIdentifier: ObjectIdentifier

  init(modelIdentifier: ObjectIdentifier) {
    self.modelIdentifier = modelIdentifier
  }

  /// The number of models.
  var count: Int { typeIsMissing() }

  /// The model at `index`.
  func item(at index: Int) -> Any { typeIsMissing() }

  /// The model at `index` if it is one of `type`, by a cast.
  @usableFromInline
  func item<Model>(at index: Int, castTo type: Model.Type) -> Model? { typeIsMissing() }

  /// The type of the model at `index` itself, which may be a subclass of the column's.
  func modelType(at index: Int) -> Any.Type { typeIsMissing() }

  /// A column of the same models that changes by itself.
  func copy() -> ListColumn { typeIsMissing() }

  /// Takes the model at `index` out; the models after it move up.
  func remove(at index: Int) { typeIsMissing() }

  /// Lets a visitor see the column with its type.
  @MainActor
  func visited<Visitor: ListColumnVisitor>(by visitor: Visitor) -> Visitor.Result {
    typeIsMissing()
  }

  private func typeIsMissing() -> Never {
    misuse("a column without a type: make a TypedColumn")
  }
}

/// Someone who has to know the type of a column's models.
@MainActor
protocol ListColumnVisitor {
  associatedtype Result

  /// Sees a column with its type.
  func visit<Model>(_ column: TypedColumn<Model>) -> Result
}
