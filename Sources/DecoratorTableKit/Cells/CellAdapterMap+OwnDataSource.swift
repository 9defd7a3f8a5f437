import Foundation

// For a data source of an app's own.
extension CellAdapterMap {
  /// Registers all cells, headers and footers in a table, for a data source of your own that calls
  /// ``cell(_:at:for:)``.
  ///
  /// - Complexity: O(adapters)
  public func register(in tableView: UITableView) {
    registrations.register(in: tableView)
    headersAndFooters.register(in: tableView)
  }

  /// Returns the cell for a model, for a data source of your own.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks. Call ``register(in:)`` with it before: UIKit raises an
  ///     exception for cells that are not registered.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row. One without an adapter is a ``TableAnomaly``.
  /// - Complexity: O(1) for a type that has an adapter of its own, O(adapters) for any other.
  public func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    guard let adapter = adapter(for: model) else {
      return FallbackCell.make(for: anomaly(for: model), in: tableView, at: reuseIndexPath)
    }
    return adapter.cell(tableView, at: reuseIndexPath, ofErased: model)
  }
}
