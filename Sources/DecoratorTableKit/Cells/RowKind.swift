import Foundation

/// One kind of rows: how their cells are made, and what they can do.
///
/// `Model` is the row's model, or a value from which the model can be taken.
@MainActor
package final class RowKind<Model> {
  /// The abilities of the rows.
  package let capabilities: RowCapabilities<UITableViewCell, Model>
  private let make: (UITableView, IndexPath, Model) -> UITableViewCell

  init(
    capabilities: RowCapabilities<UITableViewCell, Model> = RowCapabilities(),
    make: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.capabilities = capabilities
    self.make = make
  }

  /// Returns the same kind of rows with more capabilities.
  func adding(_ capabilities: RowCapabilities<UITableViewCell, Model>) -> RowKind {
    RowKind(capabilities: self.capabilities.adding(capabilities), make: make)
  }

  /// Returns the cell of a model, for a row of the table (reuse).
  package func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    let cell = make(tableView, reuseIndexPath, model)
    capabilities.attachViews(to: cell, for: model)
    return cell
  }
}
