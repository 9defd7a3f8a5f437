import Foundation

/// A layer of rows that a ``RowSupply`` fills one by one, as its models are loaded.
///
/// Its slots are those of a placement. When the content changes, slots move by the layer's policy,
/// with their rows.
@MainActor
public final class SuppliedLayer<Model>: CapableLayer<Model> {
  /// The supply, which has the models.
  package let supply: RowSupply<Model>
  private let reserved: ReservedRows?

  /// Creates a layer, as `addRows(suppliedBy:…)` adds it.
  init(
    _ supply: RowSupply<Model>, placed placement: Placement, policy: ContentPolicy? = nil,
    reserving reserved: ReservedSlots? = nil, named name: String? = nil,
    cell cells: RowCells<Model>
  ) {
    self.supply = supply
    self.reserved = reserved?.rows
    let behavior = LayerRowBehavior<Model> { row, layer in
      guard case .amongContent(let number) = row else { return nil }
      return (layer as? SuppliedLayer<Model>)?.supply.models[number]
    }
    if let reserved { behavior.placeholderHeight = reserved.rows.height }
    super.init(placed: placement, policy: policy, named: name, behavior: behavior)
    inForce = LayerState(
      rule: LayerRule(fillingSlotsOf: placement), policy: policy, rowCounts: [])
    filling = supply
    ownTableEvents.didScroll = { [weak supply] _ in supply?.scheduleUpdate() }
    supply.begin(self)
    show([], in: cells)
  }

  /// The number of slots below the visible rows that show a placeholder while they wait for a
  /// model, besides those on screen; nil if none do, not even on screen.
  var reservedCount: Int? { reserved?.count }

  public override func cell(
    _ tableView: UITableView, reuseIndexPath: IndexPath, row: AdditionalRow
  ) -> UITableViewCell {
    if let model = behavior.model(of: row) {
      return behavior.cell(tableView, at: reuseIndexPath, for: model)
    }
    guard let reserved else { misuse("layer \(name) has no model for \(row)") }
    return reserved.cell(tableView, at: reuseIndexPath)
  }

  // MARK: - Look-ups

  /// Returns the model that a row of the table shows.
  ///
  /// - Parameter indexPath: A row of the table (reuse).
  /// - Returns: Nil if the row is not one of the layer's, shows a placeholder, or does not exist.
  /// - Complexity: O(layers)
  public func model(forReuse indexPath: IndexPath) -> Model? {
    guard let ordinal = ordinalOfAdditionalRow(at: indexPath),
      let number = loadedState?.model(ofAdditional: ordinal)
    else { return nil }
    return supply.models[number]
  }

  /// The models that have rows, from the top, with the rows of the table that show them (reuse).
  ///
  /// - Complexity: O(rows of the layer · layers)
  public var shownModels: [(indexPath: IndexPath, model: Model)] {
    guard let state = loadedState else { return [] }
    return (0..<state.layout.additionalCount).compactMap { ordinal in
      guard let model = supply.models[state.model(ofAdditional: ordinal)],
        let path = reuseIndexPath(ofAdditional: ordinal)
      else { return nil }
      return (path, model)
    }
  }

  // MARK: - For the supply

  /// Whether the table is in a window.
  var isVisible: Bool { shownTable?.window != nil }

  /// The numbers that fill slots.
  var fills: Set<Int> { Set(ownState.filledSlots?.fills ?? []) }

  /// The first and the last row (outer) of the layer on screen. Where the outermost rows on screen
  /// belong to a layer further out, the next row beyond them; nil if there is none.
  var rowsOnScreen: SuppliedScreen.Rows? {
    guard let tableView = shownTable else { return nil }
    let bounds = tableView.tableOnScreen.bounds
    guard let paths = tableView.indexPathsForRows(in: bounds),
      let first = paths.first, let last = paths.last,
      let top = position(near: RowPosition(first), below: false),
      let bottom = position(near: RowPosition(last), below: true)
    else { return nil }
    let rows = min(top, bottom)...max(top, bottom)
    // A row that is wholly on screen has room for a row above it.
    let isAtTop =
      rows.lowerBound == inForce.layout.firstRow
      && tableView.rectForRow(at: first).minY >= bounds.minY - 0.5
    return SuppliedScreen.Rows(rows: rows, isAtTop: isAtTop)
  }

  /// Returns the slots near rows on screen.
  ///
  /// - Parameters:
  ///   - screen: The rows.
  ///   - state: The layer with these rows; that in force if nil.
  ///   - reach: The number of rows above and below within which slots are returned.
  ///   - findsEmpty: Returns whether empty slots on screen, or above it, are included.
  func window(
    around screen: SuppliedScreen.Rows?, in state: LayerState? = nil, reach: Int,
    findingEmpty findsEmpty: (SupplySlot.Side) -> Bool
  ) -> SupplyWindow {
    let state = state ?? inForce
    guard let screen, let filled = state.filledSlots else { return SupplyWindow() }
    return filled.window(
      in: state.layout, around: screen.rows, isAtTop: screen.isAtTop, findingEmpty: findsEmpty,
      reach: reach, placeholderCount: reservedCount ?? 0,
      isPlaceholder: PendingFills.isPlaceholder)
  }

  /// The slots that are on screen; nil if no row is.
  var slotsOnScreen: Range<Int>? {
    guard let screen = rowsOnScreen, let filled = inForce.filledSlots else { return nil }
    return filled.slotsOnScreen(screen.rows, isAtTop: screen.isAtTop, in: inForce.layout)
  }

  /// The models that are on screen, by number.
  var visibleModels: Set<Int> {
    guard isVisible else { return [] }
    return window(around: rowsOnScreen, reach: 0, findingEmpty: { _ in false }).visibleModels
  }

  /// Fills slots as soon as the table can be updated.
  ///
  /// - Parameters:
  ///   - movesRows: Whether rows on screen may move. Otherwise they keep their places, unless the
  ///     app has allowed it.
  ///   - changes: Returns the new fills, as for ``LayerState/filling(_:)``.
  ///   - completion: Called when the table shows the fills, or when nothing has changed.
  func fill(
    movingRows movesRows: Bool, _ changes: @escaping (LayerState) -> [Int: Int?],
    completion: @escaping () -> Void
  ) {
    enqueue(
      LayerChange(
        to: pendingRule, changesRows: false, keepsScrollPosition: movesRows ? false : nil,
        completion: completion
      ) { state in
        let changes = changes(state)
        return changes.isEmpty ? nil : state.filling(changes)
      })
  }

  /// Returns the request for a model for a slot.
  func request(forSlot ordinal: Int, reason: SupplyReason) -> SupplyRequest {
    var above: IndexPath?
    var below: IndexPath?
    if let slots = inForce.filledSlots?.slots.layout, ordinal < slots.additionalCount {
      let anchor = slots.anchor(ofAdditional: ordinal)
      let count = slots.rows[anchor.section].contentCount
      if anchor.row > 0 {
        above = contentPath(of: RowPosition(section: anchor.section, row: anchor.row - 1), -1)
      }
      if anchor.row < count { below = contentPath(of: anchor, 1) }
    }
    return SupplyRequest(
      ordinal: ordinal, contentAbove: above, contentBelow: below,
      width: shownTable?.tableOnScreen.bounds.width ?? 0, reason: reason)
  }

  /// Returns the content row (data) of a row inside the layer, or else the next content row in a
  /// direction.
  private func contentPath(of inner: RowPosition, _ step: Int) -> IndexPath? {
    contentPosition(near: inner, below: step > 0).map { IndexPath($0) }
  }
}
