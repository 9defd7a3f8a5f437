import Foundation

/// The typed implementation of ``AnyCellAdapter``.
@MainActor
final class TypedCellAdapter<Cell: UITableViewCell, Model>: AnyCellAdapter {
  private let adapter: CellAdapter<Cell, Model>
  private let kind: RowKind<Model>
  private lazy var anyKind = adapter.kind(of: Any.self) { $0 as? Model }

  init(_ adapter: CellAdapter<Cell, Model>) {
    self.adapter = adapter
    kind = adapter.kind()
    super.init(modelType: Model.self, registration: adapter.registration.erased)
  }

  override func accepts(_ model: Any) -> Bool { isModel(model, of: Model.self) }

  override func isClass(ofOrAbove type: Any.Type) -> Bool { type is Model.Type }

  override func kind<Base>(of base: Base.Type) -> RowKind<Base> {
    kind as? RowKind<Base> ?? adapter.kind(of: base) { $0 as? Model }
  }

  override func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Any
  ) -> UITableViewCell {
    anyKind.cell(tableView, at: reuseIndexPath, for: model)
  }
}
