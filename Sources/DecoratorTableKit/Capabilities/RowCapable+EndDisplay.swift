extension RowCapable {
  /// Calls a closure when the cell of a row is no longer shown.
  ///
  /// Several closures are called in the order in which they were added.
  ///
  /// - Parameter handler: Gets the cell and the model that it was shown for, even if the rows have
  ///   changed since.
  public func onEndDisplay(_ handler: @escaping (Cell, Model) -> Void) -> Self {
    changing { capabilities in
      let earlier = capabilities.endDisplay
      capabilities.endDisplay = { cell, model in
        earlier?(cell, model)
        handler(cell, model)
      }
    }
  }
}
