// Which cells show the models of a layer.
extension RowLayer {
  /// Has the models shown by rows of these kinds.
  ///
  /// - Parameter dataSource: The half that has the rows.
  func show(as kinds: RowKinds<Model>, in dataSource: ForwardingTableViewDataSource) {
    modelRows.show(models, as: kinds)
    dataSource.add(kinds.registrations(models))
  }

  /// Has everything ready for models to come, whose cells may be others than those before.
  ///
  /// - Complexity: O(models) where rows describe themselves.
  func prepare(_ models: [Model]) {
    guard modelRows.kinds.areSaidByModels else { return }
    modelRows.prepare(for: models)
    source?.add(modelRows.kinds.registrations(models))
    table?.checkCells()
  }
}
