import Foundation

// The handlers of a layer whose rows have capabilities.
//
// Handlers that an app has set count as added before all capabilities. They are notified first,
// while the rows still are at the places of the call, and asked if capabilities have no answer.
extension LayerRowBehavior {
  /// Returns the handlers of the rows, together with those that an app has set.
  func events(after earlier: AdditionalRowEvents) -> AdditionalRowEvents {
    var events = earlier
    addDisplay(to: &events, after: earlier)
    addTouch(to: &events, after: earlier)
    addEditing(to: &events, after: earlier)
    addSwipeActions(to: &events, after: earlier)
    return events
  }

  private func addDisplay(to events: inout AdditionalRowEvents, after earlier: AdditionalRowEvents)
  {
    if present.contains(.height) {
      events.height = { row in
        guard let (model, kind) = self.modelAndKind(of: row) else {
          return earlier.height?(row) ?? self.placeholderHeight
        }
        return kind.capabilities.rowHeight(of: model) ?? earlier.height?(row)
      }
    }
    if present.contains(.display) {
      events.willDisplay = { tableView, cell, row in
        let shown = self.modelAndKind(of: row)
        earlier.willDisplay?(tableView, cell, row)
        if let (model, kind) = shown { kind.capabilities.willDisplay(cell, for: model) }
      }
    }
    if present.contains(.endDisplay) {
      events.endOfDisplay = { row in
        self.model(of: row).map { model in
          { self.kind(of: model).capabilities.didEndDisplaying($0, for: model) }
        }
      }
    }
  }

  private func addTouch(to events: inout AdditionalRowEvents, after earlier: AdditionalRowEvents) {
    if present.contains(.select) {
      events.didSelect = { tableView, row, indexPath in
        let selected = self.modelAndKind(of: row)
        if earlier.selects(row) { earlier.didSelect?(tableView, row, indexPath) }
        if let (model, kind) = selected { kind.capabilities.select?(model, indexPath) }
      }
      events.canSelect = { row in
        earlier.selects(row) || self.modelAndKind(of: row)?.kind.capabilities.selects == true
      }
    }
    if present.contains(.accessoryTap) {
      events.accessoryTap = { tableView, row, indexPath in
        let tapped = self.modelAndKind(of: row)
        earlier.accessoryTap?(tableView, row, indexPath)
        if let (model, kind) = tapped { kind.capabilities.accessoryTap?(model, indexPath) }
      }
    }
    if present.contains(.contextMenu) {
      // Two menus cannot be joined, since their elements cannot be read.
      events.contextMenu = { tableView, row, point in
        let menu = self.modelAndKind(of: row).flatMap {
          $0.kind.capabilities.contextMenu?.configuration(for: $0.model)
        }
        return menu ?? earlier.contextMenu?(tableView, row, point)
      }
    }
  }

  private func addEditing(
    to events: inout AdditionalRowEvents, after earlier: AdditionalRowEvents
  ) {
    if present.contains(.delete) {
      events.commit = { tableView, style, row in
        let edited = self.modelAndKind(of: row)
        earlier.commit?(tableView, style, row)
        if style == .delete, let (model, kind) = edited { kind.capabilities.delete?(model) }
      }
      events.editingStyle = { row in
        let deletes = self.modelAndKind(of: row)?.kind.capabilities.delete != nil
        return earlier.commit != nil || deletes ? earlier.editingStyle?(row) ?? .delete : .none
      }
    }
    if !present.isDisjoint(with: [.canEdit, .leadingActions, .trailingActions]) {
      events.canEdit = { row in
        guard earlier.canEdit?(row) ?? true else { return false }
        guard let (model, kind) = self.modelAndKind(of: row) else {
          return earlier.offersEditing(of: row)
        }
        guard kind.capabilities.canEdit?(model) ?? true else { return false }
        return kind.capabilities.offersEditing || earlier.offersEditing(of: row)
      }
    }
  }

  private func addSwipeActions(
    to events: inout AdditionalRowEvents, after earlier: AdditionalRowEvents
  ) {
    if present.contains(.leadingActions) {
      events.leadingSwipeActions = { tableView, row in
        let actions = self.modelAndKind(of: row).flatMap {
          $0.kind.capabilities.leadingActions?.configuration(for: $0.model)
        }
        return self.joined(earlier.leadingSwipeActions?(tableView, row), actions)
      }
    }
    if present.contains(.trailingActions) {
      events.trailingSwipeActions = { tableView, row in
        let actions = self.modelAndKind(of: row).flatMap {
          $0.kind.capabilities.trailingActions?.configuration(for: $0.model)
        }
        return self.joined(earlier.trailingSwipeActions?(tableView, row), actions)
      }
    }
  }

  /// Returns the actions of both, from the edge inwards; a full swipe performs the first if both
  /// agree.
  private func joined(
    _ first: UISwipeActionsConfiguration?, _ second: UISwipeActionsConfiguration?
  ) -> UISwipeActionsConfiguration? {
    guard let first, let second else { return first ?? second }
    let joined = UISwipeActionsConfiguration(actions: first.actions + second.actions)
    joined.performsFirstActionWithFullSwipe =
      first.performsFirstActionWithFullSwipe && second.performsFirstActionWithFullSwipe
    return joined
  }
}
