import Foundation

// The same layers where the rows are those of adapters.
extension AdditionalTableViewDelegateImpl {
  /// Answers for the rows of a layer with models, whose adapter says what they can do.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - models: What the additional rows show; the same as those of the data source half.
  ///   - layout: The layout of the layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - adapter: The adapter of the data source half.
  ///   - height: The height of a model's row in points, asked before that of the adapter.
  ///   - onSelect: Called after the adapter's when the user selects a model's row, with its index path in
  ///     the table (reuse).
  public convenience init<Cell, Model>(
    inner: (any UITableViewDelegate)?, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, adapter: CellAdapter<Cell, Model>,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil
  ) {
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, kinds: RowKinds(adapter),
      height: height, onSelect: onSelect)
  }

  /// Answers for the rows of a layer with models of several types, whose adapters say what they can do.
  ///
  /// - Parameters:
  ///   - inner: The delegate of the content: another decorator, any delegate as it stands, or none.
  ///   - models: What the additional rows show; the same as those of the data source half.
  ///   - layout: The layout of the layer, shared with its data source half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - adapters: The adapters of the data source half.
  ///   - height: The height of a model's row in points, asked before that of its adapter.
  ///   - onSelect: Called after its adapter's when the user selects a model's row, with its index path in
  ///     the table (reuse).
  public convenience init<Model>(
    inner: (any UITableViewDelegate)?, models: [Model], layer: TableLayer,
    ownership: InnerOwnership = .strong, adapters: CellAdapterMap,
    height: ((Model) -> CGFloat)? = nil, onSelect: ((Model, IndexPath) -> Void)? = nil
  ) {
    self.init(
      inner: inner, models: models, layer: layer, ownership: ownership, kinds: RowKinds(adapters),
      height: height, onSelect: onSelect)
  }
}
