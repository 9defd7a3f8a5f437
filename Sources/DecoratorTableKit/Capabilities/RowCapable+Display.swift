extension RowCapable {
  /// Calls a closure when the cell of a row is about to be shown.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the cell and the model.
  public func onDisplay(_ handler: @escaping (Cell, Model) -> Void) -> Self {
    changing { capabilities in
      let earlier = capabilities.display
      capabilities.display = { cell, model in
        earlier?(cell, model)
        handler(cell, model)
      }
    }
  }
}
