extension RowCapable {
  /// Lets the user delete rows, and calls a closure that removes the model and tells the table.
  ///
  /// Several closures are called in the order in which they were added. A row with trailing swipe
  /// actions shows those instead of the table's own deletion: let one of them delete.
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
