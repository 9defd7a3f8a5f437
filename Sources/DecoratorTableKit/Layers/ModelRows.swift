import Foundation

/// The rows of a layer that show models: which cells show them, and what the rows can do.
///
/// What rows can do by themselves, as their adapter says, comes before what was added to the layer. It is
/// put together once for each kind of rows, so that nothing is made when a table asks.
///
/// Rows that are kept for models to come have no model, and so no capabilities.
@MainActor
final class ModelRows<Model> {
  /// The model of a row; nil for a row that is kept for one to come.
  let model: (AdditionalRow) -> Model?
  /// The height in points of a row without a model, where rows have heights.
  var placeholderHeight = UITableView.automaticDimension
  /// Which cells show which models.
  private(set) var kinds = RowKinds<Model> { _, _, model in
    misuse("nobody has said which cell shows \(model): make a data source with the layer")
  }
  /// What was added to the layer, for all of its rows.
  private var added = RowCapabilities<UITableViewCell, Model>()
  /// What there is in some row or other by itself. What was there once stays: a table is not to be told
  /// again and again.
  private var presentByKind: PresentCapabilities = []
  // What is put together, until something is added.
  private var onlyKind: RowKind<Model>?
  private var kindsByKey: [ObjectIdentifier: RowKind<Model>] = [:]
  /// The models for which cells are on screen, by cell.
  private var shown: [ObjectIdentifier: Model] = [:]
  private weak var layer: TableLayer?

  /// Makes rows.
  ///
  /// - Parameter model: The model of one of the layer's rows.
  init(model: @escaping (AdditionalRow) -> Model?) {
    self.model = model
  }

  /// Rows whose models stand in a list, which may change.
  convenience init(_ models: AnnouncedModels<Model>) {
    self.init { row in
      if case .amongContent(let index) = row { models.list[index] } else { nil }
    }
  }

  /// Rows of added sections that describe themselves.
  convenience init(_ sections: AnnouncedModels<AdditionalSection>)
  where Model == AnyCellConfigurator {
    self.init { row in
      guard case .inAddedSection(let section, let row) = row else { return nil }
      return sections.list[section]?.rows?[row]
    }
  }

  /// Has the rows of a layer do what these rows can do.
  func install(in layer: TableLayer) {
    self.layer = layer
    layer.addCapabilities.append { self.events(after: $0) }
  }

  /// Which of the capabilities there are in some row or other.
  var present: PresentCapabilities { added.present.union(presentByKind) }

  /// Says which cells show which models.
  ///
  /// - Parameter models: The models that there are.
  func show(_ models: [Model], as kinds: RowKinds<Model>) {
    self.kinds = kinds
    presentByKind = []
    prepare(for: models)
    layer?.composeEvents()
  }

  /// Finds out what the rows of other models can do, before a table has them.
  ///
  /// - Complexity: O(models) where rows describe themselves.
  func prepare(for models: [Model]) {
    forgetKinds()
    let before = presentByKind
    presentByKind.formUnion(kinds.present(models))
    if presentByKind != before { layer?.composeEvents() }
  }

  /// Adds to what all rows can do.
  func add(
    _ change: (RowCapabilities<UITableViewCell, Model>) -> RowCapabilities<UITableViewCell, Model>
  ) {
    let before = present
    added = change(added)
    forgetKinds()
    if present != before { layer?.composeEvents() }
  }

  /// Adds a height and a selection to what all rows can do, if they are given.
  func add(height: ((Model) -> CGFloat)?, onSelect: ((Model, IndexPath) -> Void)?) {
    // A height that is none is refused by the layer, which knows its name.
    if let height { add { $0.uncheckedHeight(height) } }
    if let onSelect { add { $0.onSelect(onSelect) } }
  }

  private func forgetKinds() {
    onlyKind = nil
    kindsByKey = [:]
  }

  /// The cell of a model's row.
  ///
  /// - Parameters:
  ///   - tableView: The table that asks.
  ///   - reuseIndexPath: The row in the table's coordinates (reuse).
  ///   - model: The model of the row.
  func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    kind(of: model).cell(tableView, at: reuseIndexPath, for: model)
  }

  /// What a model's row can do, and how its cell is made.
  ///
  /// - Complexity: O(1), and what an adapter takes to be found for the first model of a kind.
  func kind(of model: Model) -> RowKind<Model> {
    guard let key = kinds.key?(model) else {
      if let onlyKind { return onlyKind }
      let kind = kinds.kind(model).adding(added)
      onlyKind = kind
      return kind
    }
    if let known = kindsByKey[key] { return known }
    let kind = kinds.kind(model).adding(added)
    kindsByKey[key] = kind
    return kind
  }

  /// The model of a row and what the row can do, if it has a model.
  func modelAndKind(of row: AdditionalRow) -> (model: Model, kind: RowKind<Model>)? {
    model(row).map { ($0, kind(of: $0)) }
  }

  // MARK: - Models on screen

  /// Remembers that a cell is shown for a model, or for none.
  func remember(_ model: Model?, of cell: UITableViewCell) {
    shown[ObjectIdentifier(cell)] = model
  }

  /// The model that a cell was shown for, if it was seen coming.
  ///
  /// A model that is gone by now has no index any more.
  func forget(_ cell: UITableViewCell) -> Model? {
    shown.removeValue(forKey: ObjectIdentifier(cell))
  }
}
