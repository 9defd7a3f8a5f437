/// An adapter behind a face without types.
@MainActor
final class TypedCellAdapter<Cell: UITableViewCell, Model>: AnyCellAdapter {
  private let adapter: CellAdapter<Cell, Model>
  private let kind: RowKind<Model>

  init(_ adapter: CellAdapter<Cell, Model>) {
    self.adapter = adapter
    kind = adapter.kind(of: Model.self) { $0 }
    super.init(modelType: Model.self, registration: adapter.registration.erased)
  }

  override func accepts(_ model: Any) -> Bool { model is Model }

  override func isClass(ofOrAbove type: Any.Type) -> Bool { type is Model.Type }

  override func kind<Base>(of base: Base.Type) -> RowKind<Base> {
    kind as? RowKind<Base> ?? adapter.kind(of: base) { $0 as? Model }
  }
}
