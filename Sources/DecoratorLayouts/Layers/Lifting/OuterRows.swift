/// The outer places of rows on one side of a change. Hidden rows, and rows of replaced sections,
/// have none.
struct OuterRows {
  private let layout: TableLayout
  /// The replaced content sections (inner), ascending.
  private let replaced: [Int]

  init(in layout: TableLayout, replaced: [Int] = []) {
    self.layout = layout
    self.replaced = replaced
  }

  /// Returns the outer positions of content rows. Those without a place are omitted.
  func places(ofContent rows: [RowPosition]) -> [RowPosition] {
    layout.shownPositions(
      ofContent: replaced.isEmpty
        ? rows : rows.filter { !replaced.containsInOrder($0.section) })
  }

  /// Returns the outer position of a content row; nil if it is hidden, or in a replaced section.
  func place(ofContent row: RowPosition) -> RowPosition? {
    replaced.containsInOrder(row.section) ? nil : layout.shownPosition(ofContent: row)
  }

  /// Returns the outer position of an additional row; nil in a replaced section.
  func place(ofAdditional ordinal: Int) -> RowPosition? {
    let section = replaced.isEmpty ? nil : layout.sectionAndOrdinal(ofAdditional: ordinal).section
    return section.map(replaced.containsInOrder) == true
      ? nil : layout.position(ofAdditional: ordinal)
  }
}

extension BatchUpdate {
  /// Lifts the row operations of the content, one for one, except moves.
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

  /// Adds the row operations of the content, one for one, and those of content that is hidden or
  /// revealed. Of a move between a shown and a hidden place only the shown end remains.
  mutating func add(
    rowsOf inner: BatchUpdate, _ visibility: VisibilityChange, before: OuterRows, after: OuterRows
  ) {
    setUnmovedRows(
      of: inner, before: before.places(ofContent:), after: after.places(ofContent:))
    add(visibility, before: before, after: after)
    for move in inner.movedRows {
      addMove(
        from: before.place(ofContent: move.source), to: after.place(ofContent: move.target))
    }
  }

  /// Adds the operations of additional rows.
  ///
  /// - Parameter changed: Unchanged rows that are reloaded (old ordinals), ascending.
  mutating func add(
    _ change: AdditionalChange, changed: [Int], before: OuterRows, after: OuterRows
  ) {
    rows.deleted += change.removed.compactMap(before.place(ofAdditional:))
    rows.inserted += change.inserted.compactMap(after.place(ofAdditional:))
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
      if let place = before.place(ofAdditional: ordinal) { rows.reloaded.append(place) }
    }
  }

  private mutating func addMove(from source: RowPosition?, to target: RowPosition?) {
    guard let source, let target else { return addReplacement(of: source, by: target) }
    rows.moved.append(RowMove(from: source, to: target))
  }

  private mutating func addReplacement(of source: RowPosition?, by target: RowPosition?) {
    if let source { rows.deleted.append(source) }
    if let target { rows.inserted.append(target) }
  }
}
