import Foundation

/// The behavior of a layer's rows: the cells of their models, and the abilities of the rows.
///
/// The capabilities of an adapter precede those that were added to the layer. They are combined
/// once for each kind of rows, and not in callbacks. The result is handlers like those that an app
/// sets.
///
/// Reserved rows have no model, and so no capabilities.
@MainActor
package final class LayerRowBehavior<Model> {
  /// Returns the model of a row of a layer; nil for a row that has none.
  private let model: (AdditionalRow, TableLayer) -> Model?
  /// The height in points of a row without a model, where rows have heights.
  package var placeholderHeight = UITableView.automaticDimension
  /// The cells that show the models.
  private(set) var cells = RowCells<Model>.made { _, _, model in
    misuse("no cell is known for \(model): give the layer cells when it is made")
  }
  /// The capabilities that were added to the layer, for all of its rows.
  var added = RowCapabilities<UITableViewCell, Model>() {
    didSet {
      forgetKinds()
      if added.present != oldValue.present { layer?.composeHandlers() }
    }
  }
  /// The capabilities of adapters for some rows. None is removed, so that the table's objects are
  /// not set again and again.
  private var presentByKind: PresentCapabilities = []
  // The combined kinds, until a capability is added.
  private var onlyKind: RowKind<Model>?
  private var kindsByKey: [ObjectIdentifier: RowKind<Model>] = [:]
  /// The layer, which has the behavior.
  weak var layer: TableLayer?

  /// Creates the behavior of rows.
  ///
  /// - Parameter model: Returns the model of one of the layer's rows; nil for a row without one.
  package init(model: @escaping (_ row: AdditionalRow, _ layer: TableLayer) -> Model?) {
    self.model = model
  }

  /// Creates the behavior of rows with models in a list, which may change.
  convenience init(_ models: CommittedModels<Model>) {
    self.init { row, _ in
      if case .amongContent(let index) = row { models.list[index] } else { nil }
    }
  }

  /// The capabilities that at least one row has.
  var present: PresentCapabilities { added.present.union(presentByKind) }

  /// Sets the cells that show the present models.
  func show(_ models: [Model], in cells: RowCells<Model>) {
    self.cells = cells
    presentByKind = []
    prepare(for: models)
    layer?.composeHandlers()
  }

  /// Determines the capabilities of new models' rows before a table has them.
  ///
  /// - Complexity: O(models) where rows describe themselves.
  func prepare(for models: [Model]) {
    forgetKinds()
    let before = presentByKind
    presentByKind.formUnion(cells.present(models))
    if presentByKind != before { layer?.composeHandlers() }
  }

  private func forgetKinds() {
    onlyKind = nil
    kindsByKey = [:]
  }

  /// Returns the cell of a model, for a row of the table (reuse).
  package func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    kind(of: model).cell(tableView, at: reuseIndexPath, for: model)
  }

  /// Returns the kind of a model's row.
  ///
  /// - Complexity: O(1), plus the search for the adapter for the first model of a kind.
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

  /// Returns the model of a row; nil for a row that has none.
  package func model(of row: AdditionalRow) -> Model? {
    guard let layer else { return nil }
    return model(row, layer)
  }

  /// Returns the model of a row and the kind of the row; nil for a row without a model.
  func modelAndKind(of row: AdditionalRow) -> (model: Model, kind: RowKind<Model>)? {
    guard let model = model(of: row) else { return nil }
    return (model, kind(of: model))
  }
}
