import Foundation

/// Rows of one kind, known by a model or something that has it: how their cells are made, and what
/// they can do.
@MainActor
final class RowKind<Model> {
  /// What the rows can do.
  let capabilities: RowCapabilities<UITableViewCell, Model>
  /// Makes the whole cell of a row of a list, where that can be done without knowing its model.
  let makeListed: ListedCell?
  private let make: (UITableView, IndexPath, Model) -> UITableViewCell

  init(
    capabilities: RowCapabilities<UITableViewCell, Model> = RowCapabilities(),
    makeListed: ListedCell? = nil,
    make: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) {
    self.capabilities = capabilities
    // An accessory needs the model.
    self.makeListed = capabilities.accessory == nil ? makeListed : nil
    self.make = make
  }

  /// The same rows with more capabilities.
  func adding(_ capabilities: RowCapabilities<UITableViewCell, Model>) -> RowKind {
    RowKind(capabilities: self.capabilities.adding(capabilities), make: make)
  }

  /// The cell of a row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    let cell = make(tableView, reuseIndexPath, model)
    capabilities.applyAccessory(to: cell, of: model)
    return cell
  }
}
