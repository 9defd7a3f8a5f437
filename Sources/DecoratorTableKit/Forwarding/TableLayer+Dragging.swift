import Foundation

extension TableLayer {
  /// Returns the content row (inner) of a row (outer); nil if the layer owns it, or there is no
  /// such row any more.
  func existingContent(at indexPath: IndexPath, in tableView: UITableView) -> IndexPath? {
    if isTransparent { return indexPath }
    let layout = layout(for: tableView)
    let position = RowPosition(indexPath)
    guard layout.contains(position), case .content(let inner) = layout.origin(of: position) else {
      return nil
    }
    return IndexPath(inner)
  }

  /// Returns the layout during a drag: of the content row `source` (inner) if it is given and still
  /// exists, or of an item from elsewhere.
  func drag(of source: IndexPath?, in tableView: UITableView) -> DragLayout {
    let layout = layout(for: tableView)
    let source = source.map(RowPosition.init).flatMap { layout.showsContent($0) ? $0 : nil }
    return DragLayout(layout, removing: source)
  }

  /// Follows a change of the content by a drag: from now on the layout is that on screen.
  ///
  /// If the policy of the layer puts its rows elsewhere, they are moved on the next turn, since a
  /// table must not be updated in a callback.
  ///
  /// - Parameters:
  ///   - operation: The user's change of the content (inner), which the app may not know yet.
  ///   - layout: The layout on screen.
  func follow(_ operation: BatchUpdate.Operation, onScreen layout: TableLayout) {
    suspension?.isOutdated = true
    let before = inForce
    func content(_ contentPositions: ContentPositions? = nil) -> UpdateMap {
      UpdateMap(
        BatchUpdate([operation]), before: before.layout.contentRowCounts,
        after: layout.contentRowCounts, contentPositions: contentPositions)
    }
    let shown = before.showing(
      layout, contentPositions: contentPositions(for: before.rule, of: layout.contentRowCounts))
    inForce = shown
    follow(
      LayerTransition(
        old: before, new: shown, content: content(), rows: .sameOrdinals, sections: .sameOrdinals))
    dragGeneration += 1
    isSettling = true
    settling.scheduleAnother { [weak self, dragGeneration] in
      guard let self, dragGeneration == self.dragGeneration else { return }
      enqueue(
        LayerChange(to: pendingRule, keepsScrollPosition: true) { [weak self] state in
          self?.isSettling = false
          return self?.settle(state, after: content, from: before, onScreen: layout)
        })
    }
  }

  /// Follows a move by the user that is on screen already: from now on the layout is that on
  /// screen.
  ///
  /// - Parameters:
  ///   - source: The row before (outer), which is a content row.
  ///   - destination: The row after (outer).
  func move(
    _ source: RowPosition, to destination: RowPosition, in tableView: UITableView
  ) -> ContentMove {
    let move = layout(for: tableView).moving(source, to: destination)
    follow(
      .moveRow(from: move.source, to: move.destination), onScreen: move.layout)
    if move.place != destination {
      TableAnomaly.moveIntoAddedSection(layer: name, destination: destination)
        .report(in: tableView)
      // The screen shows the row at a wrong place, but a table must not be reloaded in a callback.
      queue?.enqueueReload()
    }
    return move
  }

  /// Follows a drop of a row from another list.
  ///
  /// - Parameter place: The row, in the outer coordinates of the list that results.
  /// - Returns: The content row (inner) that it is; nil if there are no content sections.
  func rowDropped(at place: RowPosition, in tableView: UITableView) -> RowPosition? {
    let drag = drag(of: nil, in: tableView)
    guard let nearest = drag.place(nearest: place) else { return nil }
    let inserted = drag.contentDestination(of: nearest)
    let dropped = drag.afterDrop(at: nearest)
    follow(.insertRow(inserted), onScreen: dropped)
    return inserted
  }

  /// Follows a content row that the user has dragged to another list.
  ///
  /// - Parameter row: The row, in outer coordinates.
  /// - Returns: The content row (inner) that it was; nil if it is one of the layer's.
  func rowDraggedOut(_ row: RowPosition, in tableView: UITableView) -> RowPosition? {
    guard let path = existingContent(at: IndexPath(row), in: tableView) else { return nil }
    let drag = drag(of: path, in: tableView)
    let left = drag.afterRemoval
    follow(.deleteRow(RowPosition(path)), onScreen: left)
    return RowPosition(path)
  }

  /// Returns the transition from the layout on screen after a drag to that of the policy; nil if
  /// they are equal.
  private func settle(
    _ state: LayerState, after content: (ContentPositions?) -> UpdateMap, from before: LayerState,
    onScreen layout: TableLayout
  ) -> LayerTransition? {
    let rowCounts = state.layout.contentRowCounts
    let contentPositions = contentPositions(for: state.rule, of: rowCounts)
    let unchanged = UpdateMap.unchanged(rowCounts, contentPositions: contentPositions)
    let wanted: LayerTransition
    if state.layout == layout {
      // All layers inside have followed the drag by now.
      let content = content(contentPositions)
      wanted = transition(following: content, around: inside?.current, from: before)
    } else if state.isLaidOutByRule {
      // Other changes have happened since, but a rule does not depend on them.
      wanted = transition(following: unchanged, around: inside?.current, from: state)
    } else {
      return nil
    }
    // The user has moved content only: the layer's rows are unchanged, in their order.
    let ordinals = (0..<state.layout.additionalCount).map { wanted.newOrdinal(forOld: $0) }
    guard wanted.new.layout == state.layout,
      zip(ordinals.indices, ordinals).allSatisfy({ $0 == $1 })
    else {
      return LayerTransition(
        old: state, new: wanted.new, content: unchanged,
        rows: .listed(ordinals, countAfter: wanted.new.layout.additionalCount),
        sections: wanted.sections)
    }
    // The policy may have to record the move, but nothing visible changes.
    inForce = wanted.new
    return nil
  }

  /// Returns a closure that restores the state before a drag, in case the app does not allow it.
  func makeUndo(in tableView: UITableView) -> () -> Void {
    _ = layout(for: tableView)
    let (state, dragged) = (inForce, dragged)
    return { [self] in
      inForce = state
      self.dragged = dragged
      isSettling = false
      dragGeneration += 1
    }
  }
}

extension DragLayout {
  /// Returns the content destination (inner) of a place (outer), or nil if there are no content
  /// sections.
  func innerDestination(of indexPath: IndexPath) -> IndexPath? {
    place(nearest: RowPosition(indexPath)).map { IndexPath(contentDestination(of: $0)) }
  }
}
