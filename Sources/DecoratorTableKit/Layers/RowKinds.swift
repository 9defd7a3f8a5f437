import Foundation

/// The kinds of the rows of a layer: which cells show which models, and what the rows can do by
/// themselves.
@MainActor
struct RowKinds<Model> {
  /// Whether it is known only from the models themselves which cells there are and what rows can do.
  let areSaidByModels: Bool
  /// The same for all models of one kind; nil where there is only one.
  let key: ((Model) -> ObjectIdentifier)?
  /// The kind of a model; it is asked for once for each key, and keeps the object of that key alive.
  let kind: (Model) -> RowKind<Model>
  /// The cells of some models.
  let registrations: ([Model]) -> CellRegistrations
  /// What the rows of some models can do.
  let present: ([Model]) -> PresentCapabilities

  /// Rows of one kind.
  init(_ kind: RowKind<Model>, registrations: CellRegistrations = CellRegistrations()) {
    areSaidByModels = false
    key = nil
    self.kind = { _ in kind }
    self.registrations = { _ in registrations }
    let present = kind.capabilities.present
    self.present = { _ in present }
  }

  /// Rows whose cells are made by a closure.
  init(cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell) {
    self.init(RowKind(make: cell))
  }

  /// Rows of one adapter.
  init<Cell>(_ adapter: CellAdapter<Cell, Model>) {
    var registrations = CellRegistrations()
    registrations.add(adapter.registration.erased)
    self.init(adapter.kind(), registrations: registrations)
  }

  /// Rows of several adapters.
  init(_ adapters: CellAdapterMap) {
    areSaidByModels = false
    // A model whose type is known is not put into an existential, which may take memory.
    var hidesType: Bool?
    key = { model in
      let hides = hidesType ?? (Model.self is AnyClass || erasesType(of: model))
      hidesType = hides
      return ObjectIdentifier(hides ? opened(model).type : Model.self)
    }
    kind = { adapters.kind(for: $0) }
    registrations = { _ in adapters.registrations }
    let present = adapters.adapters.reduce(into: PresentCapabilities()) { present, adapter in
      present.formUnion(adapter.kind(of: Model.self).capabilities.present)
    }
    self.present = { _ in present }
  }
}

extension RowKinds<AnyCellConfigurator> {
  /// Rows that describe themselves.
  static var describedByThemselves: RowKinds { RowKinds() }

  private init() {
    areSaidByModels = true
    key = { ObjectIdentifier($0.kind) }
    kind = { row in
      let kind = row.kind
      return RowKind(capabilities: kind.capabilities.lifted { _ in () }) { table, indexPath, _ in
        kind.cell(table, at: indexPath, for: ())
      }
    }
    registrations = { rows in
      rows.reduce(into: CellRegistrations()) { $0.add($1.registration) }
    }
    present = { rows in
      rows.reduce(into: PresentCapabilities()) { $0.formUnion($1.kind.capabilities.present) }
    }
  }
}
