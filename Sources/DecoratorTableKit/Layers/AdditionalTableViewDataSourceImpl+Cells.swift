import Foundation

// The same layers where the cells are those of adapters, or of rows that describe themselves. A table is
// told where they come from when it first asks for rows.
extension AdditionalTableViewDataSourceImpl {
  /// Adds a row for each model for which the placement has a slot, shown as an adapter says.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - models: What the additional rows show, in table order: model *j* fills slot *j*.
  ///   - layout: The layout of the layer, shared with its delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - sections: Sections to add, if the layout places any: section *j* fills slot *j*.
  ///   - adapter: Shows the models in cells. What their rows can do besides is for the delegate half,
  ///     which gets it, too.
  public convenience init<Cell, Model>(
    inner: any UITableViewDataSource, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, sections: [AdditionalSection] = [],
    adapter: CellAdapter<Cell, Model>
  ) {
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, sections: sections,
      kinds: RowKinds(adapter))
  }

  /// Adds a row for each model for which the placement has a slot, of several types of models.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - models: What the additional rows show, in table order: model *j* fills slot *j*.
  ///   - layout: The layout of the layer, shared with its delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - sections: Sections to add, if the layout places any: section *j* fills slot *j*.
  ///   - adapters: Show the models in cells. What their rows can do besides is for the delegate half,
  ///     which gets them, too.
  public convenience init<Model>(
    inner: any UITableViewDataSource, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, sections: [AdditionalSection] = [],
    adapters: CellAdapterMap
  ) {
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, sections: sections,
      kinds: RowKinds(adapters))
  }

  /// Adds a row for each model of a layer for which its placement has a slot, shown as an adapter says;
  /// the models may change.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - placeholder: The cell of a row that is kept for a model to come; its index path is the one to
  ///     dequeue with (reuse). There has to be one if the layer reserves rows.
  ///   - adapter: Shows the models in cells, and says what their rows can do.
  public convenience init<Cell, Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil,
    adapter: CellAdapter<Cell, Model>
  ) {
    self.init(
      inner: inner, rows: rows, ownership: ownership, placeholder: placeholder,
      kinds: RowKinds(adapter))
  }

  /// Adds a row for each model of a layer for which its placement has a slot, of several types of models,
  /// which may change.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - placeholder: The cell of a row that is kept for a model to come; its index path is the one to
  ///     dequeue with (reuse). There has to be one if the layer reserves rows.
  ///   - adapters: Show the models in cells, each those of its own type, and say what their rows can do.
  public convenience init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil, adapters: CellAdapterMap
  ) {
    self.init(
      inner: inner, rows: rows, ownership: ownership, placeholder: placeholder,
      kinds: RowKinds(adapters))
  }

  /// Adds the rows of a layer that describe themselves, as many as its placement has slots for; they may
  /// change.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source as it stands.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - placeholder: The cell of a row that is kept for another to come; its index path is the one to
  ///     dequeue with (reuse). There has to be one if the layer reserves rows.
  public convenience init(
    inner: any UITableViewDataSource, rows: RowLayer<AnyCellConfigurator>,
    ownership: InnerOwnership = .strong,
    placeholder: ((UITableView, IndexPath) -> UITableViewCell)? = nil
  ) {
    self.init(
      inner: inner, rows: rows, ownership: ownership, placeholder: placeholder,
      kinds: .describedByThemselves)
  }

  private convenience init<Model>(
    inner: any UITableViewDataSource, models: [Model], layer: TableLayer,
    ownership: InnerOwnership, sections: [AdditionalSection], kinds: RowKinds<Model>
  ) {
    let rows = ModelRows<Model>(AnnouncedModels(models))
    rows.show(models, as: kinds)
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, sections: sections
    ) { tableView, indexPath, model in
      rows.cell(tableView, at: indexPath, for: model)
    }
    add(kinds.registrations(models))
  }
}
