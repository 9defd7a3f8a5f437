extension RowCapable {
  /// Lets the user delete rows, and calls a closure for it, which removes the model and tells the
  /// table.
  ///
  /// Added to others, it is called after them. A row that has trailing swipe actions shows those
  /// instead of the table's own deletion: have one of them delete.
  ///
  /// - Parameter handler: Gets the model of the row.
  public func onDelete(_ handler: @escaping (Model) -> Void) -> Self {
    changing { capabilities in
      let earlier = capabilities.delete
      capabilities.delete = { model in
        earlier?(model)
        handler(model)
      }
    }
  }
}
