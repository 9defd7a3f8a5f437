extension RowCapable {
  /// Shows something at the right of all rows.
  ///
  /// Rows of kinds without an accessory show what their cell does by itself, also where it was one
  /// with an accessory before.
  ///
  /// - Parameter accessory: What stands there.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    self.accessory { _ in accessory }
  }

  /// Shows something at the right of rows, as a closure says.
  ///
  /// Added to others, it is asked before them, and they are where it says nil.
  ///
  /// - Parameter accessory: What stands at the right of a model's row.
  public func accessory(
    _ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?
  ) -> Self {
    changing { capabilities in
      let earlier = capabilities.accessory
      capabilities.accessory = { accessory($0) ?? earlier?($0) }
    }
  }
}
