extension RowCapable {
  /// Shows an accessory at the right of all rows.
  ///
  /// A row of a kind without an accessory shows the one of its cell, even if the cell is reused
  /// from a row with another.
  ///
  /// - Parameter accessory: The accessory.
  public func accessory(_ accessory: UITableViewCell.AccessoryType) -> Self {
    self.accessory { _ in accessory }
  }

  /// Shows an accessory at the right of each row, chosen by a closure.
  ///
  /// Of several closures the last is asked first. Where it returns nil, the one before it is asked.
  ///
  /// - Parameter accessory: Returns the accessory of a model's row.
  public func accessory(
    _ accessory: @escaping (Model) -> UITableViewCell.AccessoryType?
  ) -> Self {
    changing { capabilities in
      let earlier = capabilities.accessory
      capabilities.accessory = { accessory($0) ?? earlier?($0) }
    }
  }
}
