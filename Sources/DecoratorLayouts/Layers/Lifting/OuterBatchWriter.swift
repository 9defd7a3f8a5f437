/// Writes row operations in outer coordinates, unless an operation on their section swallows them.
/// A move across the border of a replaced section keeps only its end outside.
struct OuterBatchWriter {
  /// The operations so far.
  private(set) var update: BatchUpdate
  private let before: OuterRows
  private let after: OuterRows

  /// Begins with the operations on sections.
  init(_ sections: BatchUpdate, before: OuterRows, after: OuterRows) {
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
    update.rows.deleted += change.removed.compactMap(before.place(ofAdditional:))
    update.rows.inserted += change.inserted.compactMap(after.place(ofAdditional:))
    for move in change.moved {
      let source = before.place(ofAdditional: move.source)
      let target = after.place(ofAdditional: move.target)
      if changed.containsInOrder(move.source) {
        addReplacement(of: source, by: target)
      } else {
        addMove(from: source, to: target)
      }
    }
    for ordinal in changed where change.isUnmoved(ordinal) {
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

/// The outer places of rows on one side of a change. Rows that are hidden, and those that an
/// operation on their whole section swallows, have none.
struct OuterRows {
  private let layout: TableLayout
  /// The content sections (inner) that swallow the operations on their rows, ascending.
  private let replaced: [Int]

  init(in layout: TableLayout, replaced: [Int] = []) {
    self.layout = layout
    self.replaced = replaced
  }

  /// Returns the outer positions of content rows. Those without a place are left out.
  func places(ofContent rows: [RowPosition]) -> [RowPosition] {
    layout.shownPositions(
      ofContent: replaced.isEmpty
        ? rows : rows.filter { !replaced.containsInOrder($0.section) })
  }

  /// Returns the outer position of a content row; nil if it is hidden or swallowed.
  func place(ofContent row: RowPosition) -> RowPosition? {
    replaced.containsInOrder(row.section) ? nil : layout.shownPosition(ofContent: row)
  }

  /// Returns the outer position of an additional row; nil if it is swallowed.
  func place(ofAdditional ordinal: Int) -> RowPosition? {
    let section = replaced.isEmpty ? nil : layout.sectionAndOrdinal(ofAdditional: ordinal).section
    return section.map(replaced.containsInOrder) == true
      ? nil : layout.position(ofAdditional: ordinal)
  }
}
