/// Rows that are shown by adapters.
@MainActor
final class ModelRows<Model>: KindRows<Model, Model> {
  private let cells: CellAdapterMap
  /// The kind of all rows, where the type alone decides.
  private var common: RowKind<Model>?
  /// The kinds of instances of subclasses.
  private var byClass: [ObjectIdentifier: RowKind<Model>] = [:]
  /// The kinds that adapters were asked for.
  private var byAdapter: [ObjectIdentifier: RowKind<Model>] = [:]

  init(cells: CellAdapterMap) {
    self.cells = cells
  }

  override func known(_ model: Model) -> Model { model }

  override func kind(of model: Model) -> RowKind<Model> {
    if let common { return common }
    if Model.self is AnyClass { return kind(ofInstance: model) }
    let kind = resolved(for: model)
    // Whether there is something in it decides who accepts an optional.
    if !(Model.self is any ExpressibleByNilLiteral.Type) { common = kind }
    return kind
  }

  private func kind(ofInstance instance: Model) -> RowKind<Model> {
    let key = ObjectIdentifier(type(of: instance))
    if let known = byClass[key] { return known }
    let kind = resolved(for: instance)
    byClass[key] = kind
    return kind
  }

  private func resolved(for model: Model) -> RowKind<Model> {
    guard let adapter = cells.adapter(for: model) else { return missing }
    let key = ObjectIdentifier(adapter)
    if let known = byAdapter[key] { return known }
    let kind = adapter.kind(of: Model.self)
    byAdapter[key] = kind
    return kind
  }

  /// The kind of rows that have no adapter.
  private lazy var missing = RowKind<Model> { [cells] _, _, model in
    FallbackCell.make(for: cells.anomaly(for: model))
  }
}
