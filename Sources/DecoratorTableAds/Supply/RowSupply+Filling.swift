import Foundation

// Rows that are inserted with the content around them, and rows that are inserted alone.
extension RowSupply {
  /// Returns a state that the table is about to load, filled with ready models and placeholders.
  package func filled(_ state: LayerState) -> LayerState {
    let changes = changesOfLoad(in: state) { _ in true }
    return changes.isEmpty ? state : state.filling(changes).new
  }

  /// Returns a change of the content that also fills slots between inserted rows with ready models.
  package func filled(_ transition: LayerTransition) -> LayerTransition {
    guard pendingFills.isEmpty, transition.content.changesRows,
      let filled = transition.new.filledSlots
    else { return transition }
    // A row that exists already is replaced by a change of its own.
    let changes = changesOfLoad(in: transition.new) { slot in
      filled.slots.layout.isAmongNewRows(slot, of: transition.content)
    }.filter { filled.fill(ofSlot: $0.key) == nil }
    return changes.isEmpty ? transition : transition.filling(changes)
  }

  /// Returns the fills of the slots that a load is about to show.
  func changesOfLoad(
    in state: LayerState, where isMeant: (Int) -> Bool
  ) -> [Int: Int?] {
    guard let plan, let layer, !isPaused, let tableView = layer.askingTable,
      layer.reservedCount != nil || !pendingFills.isEmpty || !plan.stock.ready.isEmpty,
      let rows = screen.estimatedRows(in: state.layout, of: tableView)
    else { return [:] }
    var window = layer.window(
      around: rows, in: state, reach: settings.lookAhead, findingEmpty: { $0 == .visible })
    var changes: [Int: Int?] = [:]
    for slot in window.slots where slot.side != .above {
      if let fill = pendingFills.fills[slot.ordinal] { changes[slot.ordinal] = fill }
    }
    pendingFills.fill(&window)
    for effect in plan.effectsOfLoad(at: clock.now, seeing: window, where: isMeant) {
      switch effect {
      case .show(let number, let slot): changes[slot] = .some(number)
      case .showPlaceholder(let slot): changes[slot] = .some(pendingFills.newPlaceholder())
      default: break
      }
    }
    return changes
  }

  /// Returns whether a change of the content has inserted all rows on screen.
  func isScreenNew(after transition: LayerTransition) -> Bool {
    let layout = transition.new.layout
    guard let tableView = layer?.shownTable,
      let rows = screen.estimatedRows(in: layout, of: tableView), rows.isAtTop
    else { return false }
    var row = rows.rows.lowerBound
    while true {
      if case .content(let content) = layout.origin(of: row), !transition.content.isNew(content) {
        return false
      }
      guard row < rows.rows.upperBound else { return true }
      row = layout.row(1, below: row)
    }
  }

  // MARK: - Rows that come by themselves

  /// Shows the pending fills, as soon as the table can be updated.
  func showPendingFills() {
    guard !pendingFills.isEmpty, !isFilling, let layer else { return }
    isFilling = true
    layer.fill(movingRows: true) { [weak self] state in
      self?.changes(in: state, movingRows: true) ?? [:]
    } completion: {
    }
    layer.fill(movingRows: false) { [weak self] state in
      self?.changes(in: state, movingRows: false) ?? [:]
    } completion: { [weak self] in
      self?.endFilling()
    }
  }

  /// Continues once the table shows the pending fills. A table that reloads has loaded the layer
  /// without them; they are tried again.
  func endFilling() {
    isFilling = false
    if !pendingFills.isEmpty, layer?.shownTable != nil { scheduleUpdate() }
  }

  /// Returns the pending fills that can be made now: those that move rows on screen, or all others.
  func changes(in state: LayerState, movingRows movesRows: Bool) -> [Int: Int?] {
    guard let plan, let layer, let slots = state.filledSlots else { return [:] }
    let (window, onScreen) = (window(for: .viewportChanged), layer.slotsOnScreen)
    let late = pendingFills.removeOverdue(in: slots, onScreen: onScreen) { side in
      plan.mayFill(side, seeing: window) || side == .visible && isReentering
    }
    if !late.isEmpty { note(.rowsRemoved(late)) }
    return pendingFills.fills.filter { slot, fill in
      let isNewOnScreen =
        fill != nil && slots.fill(ofSlot: slot) == nil && onScreen?.contains(slot) == true
      return isNewOnScreen == movesRows
    }
  }
}

extension TableLayout {
  /// Returns whether a change has inserted the content on both sides of a slot of this layout.
  fileprivate func isAmongNewRows(_ slot: Int, of content: UpdateMap) -> Bool {
    let anchor = anchor(ofAdditional: slot)
    let count = rows[anchor.section].contentCount
    return count > 0
      && [anchor.row - 1, anchor.row].allSatisfy { row in
        !(0..<count).contains(row)
          || content.isNew(RowPosition(section: anchor.section, row: row))
      }
  }
}
