import Foundation

/// What the rows of a layer do: which cells show their models, and what the rows can do.
///
/// What rows can do by themselves, as their adapter says, comes before what was added to the layer.
/// It is put together once for each kind of rows, so that nothing is made when a table asks. The
/// result are handlers of the layer's rows, as an app sets them by hand.
///
/// Reserved rows have no model, and so no capabilities. What the rows of a list do is another
/// matter, a ``ListRowBehavior``: those are asked directly, since there is no layer with handlers
/// around them.
@MainActor
final class LayerRowBehavior<Model> {
  /// The model of a row of a layer; nil for a row that has none.
  private let model: (AdditionalRow, TableLayer) -> Model?
  /// The height in points of a row without a model, where rows have heights.
  var placeholderHeight = UITableView.automaticDimension
  /// Which cells show which models.
  private(set) var cells = RowCells<Model>.made { _, _, model in
    misuse("nobody has said which cell shows \(model): make a data source with the layer")
  }
  /// What was added to the layer, for all of its rows.
  private var added = RowCapabilities<UITableViewCell, Model>()
  /// What there is in some row or other by itself. What was there once stays: a table is not to be
  /// told again and again.
  private var presentByKind: PresentCapabilities = []
  // What is put together, until something is added.
  private var onlyKind: RowKind<Model>?
  private var kindsByKey: [ObjectIdentifier: RowKind<Model>] = [:]
  /// The models for which cells are on screen, by cell.
  private var shown: [ObjectIdentifier: Model] = [:]
  private weak var layer: TableLayer?

  /// Describes rows.
  ///
  /// - Parameter model: The model of one of the layer's rows.
  init(model: @escaping (_ row: AdditionalRow, _ layer: TableLayer) -> Model?) {
    self.model = model
  }

  /// Rows whose models stand in a list, which may change.
  convenience init(_ models: AnnouncedModels<Model>) {
    self.init { row, _ in
      if case .amongContent(let index) = row { models.list[index] } else { nil }
    }
  }

  /// Rows of added sections that describe themselves.
  convenience init(_ sections: AnnouncedModels<AdditionalSection>)
  where Model == AnyCellConfigurator {
    self.init { row, _ in
      guard case .inAddedSection(let section, let row) = row else { return nil }
      return sections.list[section]?.rows?[row]
    }
  }

  /// Adds these capabilities to the rows of a layer.
  func install(in layer: TableLayer) {
    self.layer = layer
    layer.addCapabilities.append { self.events(after: $0) }
  }

  /// Which of the capabilities there are in some row or other.
  var present: PresentCapabilities { added.present.union(presentByKind) }

  /// Says which cells show which models.
  ///
  /// - Parameter models: The models that there are.
  func show(_ models: [Model], in cells: RowCells<Model>) {
    self.cells = cells
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
    presentByKind.formUnion(cells.present(models))
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
    guard let key = cells.key?(model) else {
      if let onlyKind { return onlyKind }
      let kind = cells.kind(model).adding(added)
      onlyKind = kind
      return kind
    }
    if let known = kindsByKey[key] { return known }
    let kind = cells.kind(model).adding(added)
    kindsByKey[key] = kind
    return kind
  }

  /// The model of a row; nil for a row that has none.
  func model(of row: AdditionalRow) -> Model? { layer.flatMap { model(row, $0) } }

  /// The model of a row and what the row can do, if it has a model.
  func modelAndKind(of row: AdditionalRow) -> (model: Model, kind: RowKind<Model>)? {
    model(of: row).map { ($0, kind(of: $0)) }
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
