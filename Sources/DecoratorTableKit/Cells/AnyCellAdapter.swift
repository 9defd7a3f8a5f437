import Foundation

/// A cell adapter with its types erased.
@MainActor
class AnyCellAdapter: ModelAccepting {
  /// The type of the models.
  let modelType: Any.Type
  /// The registration of the cells.
  let registration: AnyCellRegistration

  init(modelType: Any.Type, registration: AnyCellRegistration) {
    self.modelType = modelType
    self.registration = registration
  }

  /// Returns whether the dynamic type of a model is the adapter's type: that class or a subclass,
  /// or a type that conforms to that protocol.
  func accepts(_ model: Any) -> Bool { misuse("\(type(of: self)) has no models: override this") }

  /// Returns whether a class is the adapter's class or a subclass of it.
  func isClass(ofOrAbove type: Any.Type) -> Bool {
    misuse("\(Self.self) has no models: override this")
  }

  /// Returns the kind of the adapter's rows, for models as values of another type.
  func kind<Base>(of base: Base.Type) -> RowKind<Base> {
    misuse("\(type(of: self)) has no rows: override this")
  }

  /// Returns the cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row. A model of another type than the adapter's gets a cell that
  ///     says so.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    misuse("\(type(of: self)) has no rows: override this")
  }
}
