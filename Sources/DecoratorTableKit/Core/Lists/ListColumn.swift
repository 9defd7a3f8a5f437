/// Models of one type: the part of ``TypedColumn`` that does not name the type.
@usableFromInline
class ListColumn {
  /// The identifier of the type that all models of the column were given as.
  @usableFromInline final let modelIdentifier: ObjectIdentifier

  init(modelIdentifier: ObjectIdentifier) {
    self.modelIdentifier = modelIdentifier
  }

  /// The number of models.
  var count: Int { typeIsMissing() }

  /// Returns the model at `index`.
  func item(at index: Int) -> Any { typeIsMissing() }

  /// Returns the model at `index` if it can be cast to `type`.
  @usableFromInline
  func item<Model>(at index: Int, castTo type: Model.Type) -> Model? { typeIsMissing() }

  /// Returns a column of the same models. Changes of one do not show in the other.
  func copy() -> ListColumn { typeIsMissing() }

  /// Removes the model at `index`. The models after it move up.
  func remove(at index: Int) { typeIsMissing() }

  /// Passes the column with its type to a visitor.
  @MainActor
  func visited<Visitor: ListColumnVisitor>(by visitor: Visitor) -> Visitor.Result {
    typeIsMissing()
  }

  private func typeIsMissing() -> Never {
    misuse("a column without a type: make a TypedColumn")
  }
}

/// An object that needs the type of a column's models.
@MainActor
protocol ListColumnVisitor {
  associatedtype Result

  /// Visits a column with its type.
  func visit<Model>(_ column: TypedColumn<Model>) -> Result
}
