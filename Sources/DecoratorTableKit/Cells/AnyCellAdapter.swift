import Foundation

/// A cell adapter with its types erased.
@MainActor
protocol AnyCellAdapter {
  /// The type of the models.
  var modelType: Any.Type { get }
  /// The registration of the cells.
  var erasedRegistration: AnyCellRegistration { get }

  /// Returns the kind of the adapter's rows, for models as values of another type.
  func kind<Base>(of base: Base.Type) -> RowKind<Base>

  /// Returns the cell of a model, for a row of the table (reuse). A model of another type than the
  /// adapter's gets a cell that says so.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, ofErased model: Any
  ) -> UITableViewCell
}
