import Foundation

extension DecoratedTable {
  /// Adds a layer outside all others.
  ///
  /// A table that is attached shows it at once.
  ///
  /// - Parameters:
  ///   - layout: The layout of the layer.
  ///   - makeDataSource: Makes the data source half around the given one, which it retains or not as
  ///     told.
  ///   - makeDelegate: Makes the delegate half, likewise.
  public func addLayer(
    _ layer: TableLayer,
    dataSource makeDataSource: (any UITableViewDataSource, InnerOwnership) ->
      ForwardingTableViewDataSource,
    delegate makeDelegate: ((any UITableViewDelegate)?, InnerOwnership) ->
      ForwardingTableViewDelegate
  ) {
    addLayer(makeDataSource) { _, inner, ownership in makeDelegate(inner, ownership) }
  }

  /// Adds a layer outside all others whose data source half brings its own layout.
  ///
  /// - Parameters:
  ///   - makeDataSource: Makes the data source half around the given one, which it retains or not as
  ///     told.
  ///   - makeDelegate: Makes the delegate half for the data source half that was made, likewise.
  /// - Returns: The data source half.
  @discardableResult
  public func addLayer<DataSource: ForwardingTableViewDataSource>(
    _ makeDataSource: (any UITableViewDataSource, InnerOwnership) -> DataSource,
    delegate makeDelegate: (DataSource, (any UITableViewDelegate)?, InnerOwnership) ->
      ForwardingTableViewDelegate
  ) -> DataSource {
    guard let inner = dataSource else {
      misuse("the adopted data source is gone: keep the controller that owns it alive")
    }
    // Layers belong to this object; only the wrapped objects may belong to somebody else.
    let ownership = halves.isEmpty ? self.ownership : .strong
    let half = makeDataSource(inner, ownership)
    append(
      Halves(
        dataSource: half, delegate: makeDelegate(half, delegate, ownership)))
    return half
  }

  /// Adds a row for each model for which the placement has a slot.
  ///
  /// - Parameters:
  ///   - models: What the rows show, in table order: model *j* fills slot *j*.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - height: The height of a model's row in points; automatic if nil.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse). If nil, the rows cannot be selected.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  /// - Returns: The layer, whose models may be changed.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Model>(
    _ models: [Model], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, height: ((Model) -> CGFloat)? = nil,
    onSelect: ((Model, IndexPath) -> Void)? = nil,
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) -> RowLayer<Model> {
    let rows = RowLayer(models, placed: placement, promise: promise, named: name)
    add(
      rows, as: RowKinds(cell: cell), placeholder: nil,
      placeholderHeight: UITableView.automaticDimension, height: height, onSelect: onSelect)
    return rows
  }

  /// Adds rows of which some are there before their models: each shows a placeholder until a model
  /// comes and takes the row over. So nothing shifts under the user's finger.
  ///
  /// - Parameters:
  ///   - models: What the first rows show, in table order.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - reservedCount: The number of rows to keep for models to come. Traps if it is negative.
  ///   - placeholder: The cell of a kept row; its index path is the one to dequeue with (reuse).
  ///   - placeholderHeight: The height of a kept row in points, where `height` is given.
  ///   - height: The height of a model's row in points; automatic if nil, and that of kept rows too.
  ///   - onSelect: Called when the user selects a model's row, with its index path in the table
  ///     (reuse). If nil, the rows cannot be selected.
  ///   - cell: The cell for a model; its index path is the one to dequeue with (reuse).
  /// - Returns: The layer, whose models may be changed.
  /// - Complexity: O(models)
  @discardableResult
  public func addRows<Model>(
    _ models: [Model], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, reserving reservedCount: Int,
    placeholder: @escaping (UITableView, IndexPath) -> UITableViewCell,
    placeholderHeight: CGFloat = UITableView.automaticDimension,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil,
    cell: @escaping (UITableView, IndexPath, Model) -> UITableViewCell
  ) -> RowLayer<Model> {
    let rows = RowLayer(
      models, placed: placement, promise: promise, reserving: reservedCount, named: name)
    add(
      rows, as: RowKinds(cell: cell), placeholder: placeholder,
      placeholderHeight: placeholderHeight, height: height, onSelect: onSelect)
    return rows
  }

  /// Adds a row in every slot of a placement, which belongs to the content row below it: date
  /// separators, for example.
  ///
  /// - Parameters:
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the rows stand among the rows of the layers inside this one.
  ///   - promise: What becomes of the rows when the content changes.
  ///   - height: The height of each row in points; automatic if nil.
  ///   - cell: The cell for a slot; gets the index path to dequeue with (reuse) and the row that the
  ///     slot stands before, in the inner coordinates of the layer (those of the data, for the
  ///     innermost one); the number of rows of the section for the place after the last.
  /// - Returns: The layer, which may be laid out again.
  @discardableResult
  public func addRows(
    named name: String, placed placement: Placement, promise: ContentPromise = .followRule,
    height: CGFloat? = nil,
    cell: @escaping (UITableView, IndexPath, RowPosition) -> UITableViewCell
  ) -> TableLayer {
    let layer = TableLayer(placed: placement, promise: promise, named: name)
    addLayer(layer) { inner, ownership in
      AdditionalTableViewDataSourceImpl(
        inner: inner, layer: layer, ownership: ownership, cell: cell)
    } delegate: { inner, ownership in
      AdditionalTableViewDelegateImpl(
        inner: inner, layer: layer,
        events: AdditionalRowEvents(height: height.map { height in { _ in height } }),
        ownership: ownership)
    }
    return layer
  }

  /// Adds sections of their own rows between the sections of the content.
  ///
  /// A plain data source inside sees data index paths only, and the section of one may have fewer rows
  /// in the table; so it dequeues cells without an index path, or conforms to
  /// ``DecoratorUITableViewDataSource``.
  ///
  /// - Parameters:
  ///   - sections: The sections; section *j* fills slot *j*.
  ///   - name: What the layer is called in explanations and diagnoses.
  ///   - placement: Where the sections stand among those of the layers inside this one: each number
  ///     that a placement calls a row counts sections here.
  ///   - promise: What becomes of the sections when those of the content change.
  ///   - onSelect: Called when the user selects a row, with the section's place in the list of
  ///     sections, the row within it and its index path in the table (reuse). If nil, the rows cannot
  ///     be selected.
  /// - Returns: The layer, whose sections may be changed.
  @discardableResult
  public func addSections(
    _ sections: [AdditionalSection], named name: String, placed placement: Placement,
    promise: ContentPromise = .followRule, onSelect: ((Int, Int, IndexPath) -> Void)? = nil
  ) -> SectionLayer {
    let layer = SectionLayer(
      sections, placed: placement, promise: promise, named: name)
    var events = AdditionalRowEvents()
    if let onSelect {
      events.didSelect = { _, row, indexPath in
        if case .inAddedSection(let section, let row) = row { onSelect(section, row, indexPath) }
      }
    }
    addLayer(layer) { inner, ownership in
      AdditionalTableViewDataSourceImpl(inner: inner, sections: layer, ownership: ownership)
    } delegate: { inner, ownership in
      ForwardingTableViewDelegate(
        inner: inner, layer: layer, events: events, ownership: ownership)
    }
    return layer
  }
}
