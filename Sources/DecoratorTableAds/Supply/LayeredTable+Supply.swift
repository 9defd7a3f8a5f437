import Foundation

extension LayeredTable {
  /// Adds rows that a supply fills one by one, as its models are loaded.
  ///
  /// ```swift
  /// let ads = RowSupply { request in try await network.loadAd(for: request) }
  /// feed.addRows(
  ///   suppliedBy: ads, named: "ads", placed: .every(6, after: 2), cell: .class(AdCell.self))
  /// ```
  ///
  /// - Parameters:
  ///   - supply: Loads the models. Traps if it belongs to another layer, or if one of its settings
  ///     is out of range.
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - placement: The places of the slots among the rows of the layers inside this one.
  ///   - policy: How slots move when the content changes, with their rows; nil for the default of
  ///     the placement, see ``ContentPolicy``.
  ///   - reserved: The slots that show a placeholder until their models are loaded, and its cell;
  ///     nil for none.
  ///   - cells: The cells that show the models.
  /// - Returns: The layer, to which abilities of rows can be added. It retains the supply.
  @discardableResult
  public func addRows<Model>(
    suppliedBy supply: RowSupply<Model>, named name: String? = nil, placed placement: Placement,
    policy: ContentPolicy? = nil, reserving reserved: ReservedSlots? = nil,
    cell cells: RowCells<Model>
  ) -> SuppliedLayer<Model> {
    add(
      SuppliedLayer(
        supply, placed: placement, policy: policy, reserving: reserved, named: name,
        cell: cells))
  }
}
