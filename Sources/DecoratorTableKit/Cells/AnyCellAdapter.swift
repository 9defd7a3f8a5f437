import Foundation

/// An adapter without its types.
@MainActor
class AnyCellAdapter: ModelAccepting {
  /// The type of the models.
  let modelType: Any.Type
  /// Where the table gets the cells from.
  let registration: AnyCellRegistration

  init(modelType: Any.Type, registration: AnyCellRegistration) {
    self.modelType = modelType
    self.registration = registration
  }

  /// Whether a model is of the adapter's type as it stands: of that class or of one derived from
  /// it, or of a type that conforms to that protocol.
  func accepts(_ model: Any) -> Bool { misuse("\(type(of: self)) has no models: override this") }

  /// Whether a class is the adapter's, or is derived from it.
  func isClass(ofOrAbove type: Any.Type) -> Bool {
    misuse("\(Self.self) has no models: override this")
  }

  /// The rows of the adapter, known by models of another type which are of its own, too.
  func kind<Base>(of base: Base.Type) -> RowKind<Base> {
    misuse("\(type(of: self)) has no rows: override this")
  }

  /// The cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row; of another type than the adapter's, it gets a cell that says
  ///     so.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    misuse("\(type(of: self)) has no rows: override this")
  }
}
