import Foundation

extension DecoratedTable {
  /// Adds rows that a supply fills, one by one, as its models arrive.
  ///
  /// ```swift
  /// let ads = RowSupply { request in try await network.loadAd(for: request) }
  /// feed.addRows(
  ///   suppliedBy: ads, named: "ads", placed: .every(6, after: 2), cell: .class(AdCell.self))
  /// ```
  ///
  /// - Parameters:
  ///   - supply: Loads the models. Traps if it feeds another layer.
  ///   - name: The name of the layer in explanations and diagnoses; numbered if nil.
  ///   - placement: The places of the slots among the rows of the layers inside this one.
  ///   - policy: The policy of the slots when the content changes, and rows go with their slots;
  ///     nil for the one that suits the placement, see ``ContentPolicy``.
  ///   - reserved: The slots that show a placeholder while they wait, and its cell; nil for none.
  ///   - cells: The cells that show the models.
  /// - Returns: The layer, whose rows may be made to do more. It retains the supply.
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
