import Foundation

extension LayerLayout {
  /// What a change of the content does to the layer. Nothing is changed yet.
  ///
  /// - Parameter content: What becomes of the sections and rows inside the layer.
  func transition(following content: UpdateMap) -> LayerTransition {
    stagedChange = nil
    return transition(following: content, from: inForce)
  }

  /// What a change of the content does to a state of the layer.
  func transition(following content: UpdateMap, from state: LayerState) -> LayerTransition {
    guard let ruleForSizes else { return state.following(content) }
    return state.following(content, rule: ruleForSizes(content.rowCountsAfter))
  }

  /// Makes a change: from now on the table knows of it, and all answers are those after it.
  ///
  /// - Complexity: O(views on screen · log *m*) for *m* operations
  func commit(_ transition: LayerTransition) {
    adopt(transition.new)
    if let stagedChange {
      stagedChange.take()
      waitingChanges.removeAll { $0 === stagedChange }
      self.stagedChange = nil
    }
    follow(transition)
  }

  // MARK: - The layer's own changes

  /// What the layer adds once all of its changes are made.
  var ruleToCome: LayerRule { waitingChanges.last?.rule ?? rule }

  /// Lays the layer out again: something has changed that its rule asks about.
  func layOutAgain(keepsScrollPosition: Bool = true) {
    let rule = ruleToCome
    let change = LayerChange(to: rule) { [weak self] state in
      let rule = self?.ruleForSizes?(state.layout.contentRowCounts) ?? rule
      return state.laidOutAgain(by: rule, models: .unchanged)
    }
    perform(change, options: LayerChangeOptions(keepsScrollPosition: keepsScrollPosition))
  }

  /// Makes a change of the layer's own when it is its turn: at once, unless the table is in the middle
  /// of something. Where nobody announces it the table is reloaded, after the callback that it may be
  /// in.
  func perform(_ change: LayerChange, options: LayerChangeOptions) {
    waitingChanges.append(change)
    if state == nil || source?.tableView == nil {
      takeWaitingChanges()
      options.completion?()
    } else if let announcer {
      announcer.announce(self, { [weak self] in self?.stage(change, from: $0) }, options: options)
    } else if isInCallback {
      Task { self.reloadTable(with: change, options: options) }
    } else {
      reloadTable(with: change, options: options)
    }
  }

  /// Makes a change that nobody announces.
  private func reloadTable(with change: LayerChange, options: LayerChangeOptions) {
    if let transition = stage(change, from: inForce) {
      commit(transition)
      source?.tableView?.reloadData()
    }
    options.completion?()
  }

  /// What a waiting change does to the layer; nil if it is made already.
  private func stage(_ change: LayerChange, from state: LayerState) -> LayerTransition? {
    guard waitingChanges.contains(where: { $0 === change }) else { return nil }
    guard let transition = change.transition(state) else {
      waitingChanges.removeAll { $0 === change }
      return nil
    }
    stagedChange = change
    return transition
  }

  /// Makes all waiting changes, to be laid out by the rule.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  func takeWaitingChanges() -> Bool {
    guard let last = waitingChanges.last else { return false }
    let changes = waitingChanges
    waitingChanges = []
    stagedChange = nil
    for change in changes { change.take() }
    let rowCounts = inForce.layout.contentRowCounts
    adopt(LayerState(rule: last.rule, promise: promise, rowCounts: rowCounts))
    return true
  }

  // MARK: - What is remembered

  /// Follows what is remembered by position.
  ///
  /// What is gone keeps its last owner: a view that goes with its row is still to be told of that row.
  func follow(_ transition: LayerTransition) {
    displayedRows.follow { owner in
      switch owner {
      case .inner(let path):
        transition.shownRow(after: RowPosition(path)).map { .inner(IndexPath($0)) }
      case .layer(let row):
        transition.additionalRow(after: row).map { .layer($0) }
      }
    }
    func section(_ owner: SectionOwner) -> SectionOwner? {
      switch owner {
      case .inner(let section): transition.content.section(after: section).map { .inner($0) }
      case .layer(let section): transition.shownSection(after: section).map { .layer($0) }
      }
    }
    displayedHeaders.follow(section)
    displayedFooters.follow(section)
    menus.follow(transition.additionalRow)
    if let row = dragged?.row {
      if let position = transition.content.position(after: RowPosition(row)) {
        dragged?.row = IndexPath(position)
      } else {
        dragged = nil
      }
    }
  }
}
