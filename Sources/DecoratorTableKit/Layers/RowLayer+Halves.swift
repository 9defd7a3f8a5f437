extension AdditionalTableViewDataSourceImpl {
  /// Creates a data source that adds a row for each model with a slot in a layer's placement.
  ///
  /// - Parameters:
  ///   - inner: The source of the content: another decorator, or any data source.
  ///   - rows: The rows, shared with the delegate half.
  ///   - ownership: Whether this object retains `inner`.
  ///   - cells: The cells that show the models, for a layer that was created without.
  /// - Complexity: O(models) where rows describe themselves.
  public convenience init<Model>(
    inner: any UITableViewDataSource, rows: RowLayer<Model>, ownership: InnerOwnership = .strong,
    cell cells: RowCells<Model>
  ) {
    self.init(inner: inner, layer: rows, ownership: ownership)
    rows.show(rows.models, in: cells)
  }
}
