/// Writes row operations in outer coordinates, unless an operation on their section swallows them.
/// A move across the border of a swallowing section keeps only its end outside.
struct OuterUpdate {
  /// The operations so far.
  private(set) var update: BatchUpdate
  private let before: OuterPlaces
  private let after: OuterPlaces

  /// Begins with the operations on sections.
  init(_ sections: BatchUpdate, before: OuterPlaces, after: OuterPlaces) {
    update = sections
    self.before = before
    self.after = after
  }

  /// Adds the row operations of the content, one for one, and those of content that is hidden or
  /// revealed. Of a move between shown and hidden only the end that is shown remains.
  mutating func add(rowsOf inner: BatchUpdate, _ visibility: VisibilityChange) {
    update.setUnmovedRows(
      of: inner, before: before.places(ofContent:), after: after.places(ofContent:))
    update.add(visibility, before: before, after: after)
    for move in inner.movedRows {
      addMove(
        from: before.place(ofContent: move.source), to: after.place(ofContent: move.target))
    }
  }

  /// Adds the operations of additional rows.
  ///
  /// - Parameter changed: Rows that are the same and show something else (old ordinals), ascending.
  mutating func add(_ change: AdditionalChange, changed: [Int]) {
    for ordinals in change.removed where !before.isSwallowed(ordinals.lowerBound) {
      update.rows.deleted += ordinals.compactMap(before.place(ofAdditional:))
    }
    for ordinals in change.inserted where !after.isSwallowed(ordinals.lowerBound) {
      update.rows.inserted += ordinals.compactMap(after.place(ofAdditional:))
    }
    for move in change.moved {
      // No operation of the entry would be written.
      if before.isSwallowed(move.source), after.isSwallowed(move.target) { continue }
      for (source, target) in zip(move.sources, move.targets) {
        let places = (before.place(ofAdditional: source), after.place(ofAdditional: target))
        if changed.containsInOrder(source) {
          addReplacement(of: places.0, by: places.1)
        } else {
          addMove(from: places.0, to: places.1)
        }
      }
    }
    for ordinal in changed where change.stands(ordinal) {
      if let place = before.place(ofAdditional: ordinal) { update.rows.reloaded.append(place) }
    }
  }

  /// Returns the batch, in order.
  consuming func finished() -> BatchUpdate {
    update.rows.putInOrder()
    return update
  }

  private mutating func addMove(from source: RowPosition?, to target: RowPosition?) {
    guard let source, let target else { return addReplacement(of: source, by: target) }
    update.rows.moved.append(BatchUpdate.RowMove(from: source, to: target))
  }

  private mutating func addReplacement(of source: RowPosition?, by target: RowPosition?) {
    if let source { update.rows.deleted.append(source) }
    if let target { update.rows.inserted.append(target) }
  }
}

extension BatchUpdate {
  /// Takes over the row operations of the content, one for one, except moves.
  ///
  /// - Parameters:
  ///   - inner: The change of the content.
  ///   - before: Returns the outer positions of content rows before, without those that have none.
  ///   - after: The same of content rows after.
  mutating func setUnmovedRows(
    of inner: BatchUpdate, before: ([RowPosition]) -> [RowPosition],
    after: ([RowPosition]) -> [RowPosition]
  ) {
    rows.deleted = before(inner.deletedRows)
    rows.inserted = after(inner.insertedRows)
    rows.reloaded = before(inner.reloadedRows)
    reconfiguredRows = before(inner.reconfiguredRows)
  }
}

extension AdditionalChange {
  /// Returns whether a row (before) neither goes nor moves.
  func stands(_ ordinal: Int) -> Bool {
    let goes = removed.firstIndexInOrder { $0.upperBound > ordinal }
    if goes < removed.count, removed[goes].contains(ordinal) { return false }
    let moves = moved.firstIndexInOrder { $0.sources.upperBound > ordinal }
    return moves == moved.count || !moved[moves].sources.contains(ordinal)
  }
}
