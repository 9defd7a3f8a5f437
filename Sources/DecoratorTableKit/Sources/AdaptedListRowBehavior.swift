/// The behavior of a list's rows that adapters show.
@MainActor
final class AdaptedListRowBehavior<Model>: TypedListRowBehavior<Model, Model> {
  private let cells: CellAdapterMap
  private let areInstances = Model.self is AnyClass
  /// The kind of all rows, where the type alone decides.
  private var common: RowKind<Model>?
  /// The kinds of instances by their class.
  private var byClass: [ObjectIdentifier: RowKind<Model>] = [:]

  init(cells: CellAdapterMap) {
    self.cells = cells
  }

  override func known(_ model: Model) -> Model { model }

  override func kind(of model: Model) -> RowKind<Model> {
    if let common { return common }
    guard areInstances else {
      let kind = cells.kind(for: model)
      common = kind
      makeListed = kind.makeListed
      return kind
    }
    let key = ObjectIdentifier(type(of: model))
    if let known = byClass[key] { return known }
    let kind = cells.kind(for: model)
    byClass[key] = kind
    return kind
  }
}
