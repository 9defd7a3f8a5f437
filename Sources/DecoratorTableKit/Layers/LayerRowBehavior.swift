import Foundation

/// The behavior of a layer's rows: the cells of their models, and the abilities of the rows.
///
/// The capabilities of an adapter precede those that were added to the layer. They are combined
/// when they change, and not in callbacks. The result is handlers like those that an app sets.
///
/// Reserved rows have no model, and so no capabilities.
@MainActor
package final class LayerRowBehavior<Model> {
  /// Returns the model of a row of a layer; nil for a row that has none.
  private let model: (AdditionalRow, TableLayer) -> Model?
  /// The height in points of a row without a model, where rows have heights.
  package var placeholderHeight = UITableView.automaticDimension
  /// The cells that show the models, and what adapters say that their rows do.
  private(set) var cells = RowCells<Model>(RowEvents())
  /// The capabilities that were added to the layer, for all of its rows.
  var added = RowCapabilities<UITableViewCell, Model>() {
    didSet { prepare(for: []) }
  }
  /// The handlers of rows in these cells.
  private var eventsOfCells = RowEvents<Model>()
  /// The behavior of all rows with models.
  private let ofModels = RowBehavior<Model>()
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

  /// Sets the cells that show the present models.
  func show(_ models: [Model], in cells: RowCells<Model>) {
    self.cells = cells
    eventsOfCells = RowEvents()
    prepare(for: models)
  }

  /// Determines what new models' rows do before a table has them.
  ///
  /// - Complexity: O(models) where rows describe themselves.
  func prepare(for models: [Model]) {
    eventsOfCells = cells.events(models, eventsOfCells)
    ofModels.events = added.behavior.map { eventsOfCells.adding($0.events) } ?? eventsOfCells
    layer?.composeHandlers()
  }

  /// Returns the handlers of the rows, together with those that an app has set.
  ///
  /// Those count as added before all capabilities. They are notified first, while the rows still
  /// are at the places of the call, and asked if capabilities have no answer. Only the views of
  /// models are attached before.
  func events(after earlier: AdditionalRowEvents) -> AdditionalRowEvents {
    var earlier = earlier
    if ofModels.events.height != nil {
      earlier.height = { [height = earlier.height] row in
        height?(row) ?? (self.model(of: row) == nil ? self.placeholderHeight : nil)
      }
    }
    return earlier.adding(ofModels.events) { row in
      self.model(of: row).map { ($0, self.ofModels) }
    }
  }

  /// Returns the cell of a model, for a row of the table (reuse).
  package func cell(
    _ tableView: UITableView, at reuseIndexPath: IndexPath, for model: Model
  ) -> UITableViewCell {
    ofModels.cell(tableView, at: reuseIndexPath, for: model)
  }

  /// Returns the model of a row; nil for a row that has none.
  package func model(of row: AdditionalRow) -> Model? {
    guard let layer else { return nil }
    return model(row, layer)
  }
}
