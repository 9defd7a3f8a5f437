/// The additional rows of one section under the promise of their layer; or the added sections.
struct PromisedRows: Sendable {
  /// Where they stand.
  var layout: RowLayout
  /// What else there is to remember of them.
  var memory = PromiseMemory()

  /// The rows with those that have no place at present.
  var wanted: RowLayout { memory.wanted ?? layout }
}

/// What a promise remembers of the rows of a section, beyond where they stand.
struct PromiseMemory: Sendable {
  /// *Follow the content*: whether the last row stands there for the end, and goes with it.
  var hasEndRow = false
  /// *Keep the row*: all rows, for the most content that there was so far, if some of that is gone.
  /// The layout in force is the first part of it.
  var wanted: RowLayout?
  /// The models of all rows; empty where rows have none.
  var models = ModelRuns()

  /// Whether the other remembers the same, as far as can be said without looking at rows.
  ///
  /// - Complexity: O(1) where both share what they remember, at worst O(*r*) for *r* runs of models.
  func isSurelyEqual(to other: PromiseMemory) -> Bool {
    wanted == nil && other.wanted == nil && hasEndRow == other.hasEndRow && models == other.models
  }
}

/// What becomes of the rows of one section. Ordinals are counted in the section.
struct PromisedRowsChange: Sendable {
  /// The rows after the change.
  var rows: PromisedRows
  /// Which of them were there before.
  var edit = AdditionalEdit()
}

extension PromisedRows {
  /// Lays rows out by the rule.
  ///
  /// - Complexity: As ``Placement/layout(contentCount:section:limit:)``.
  init(contentCount: Int, section: Int, filling: inout SlotFilling) {
    var walk = SlotWalk(filling.placement.clauses, contentCount: contentCount, section: section)
    layout = RowLayout(
      contentCount: contentCount, pieces: walk.anchors(atMost: filling.available))
    memory.hasEndRow = walk.hasEnd && layout.lastAnchor == contentCount
    for models in filling.takeModels(layout.additionalCount) { memory.models.append(models) }
  }

  /// Lays the rows out by the rule, for content of which nothing was there before. Their models were
  /// given back.
  ///
  /// Rows without models belong to their content rows, and so are others now; only the end is the
  /// place it was.
  func laidOutAgain(
    contentCount: Int, section: Int, filling: inout SlotFilling
  ) -> PromisedRowsChange {
    let rows = PromisedRows(contentCount: contentCount, section: section, filling: &filling)
    var same = 0
    if filling.waiting == nil {
      same = min(layout.countAtEnd, rows.layout.countAtEnd)
    }
    let edit = AdditionalEdit(
      removed: Array(0..<layout.additionalCount - same),
      inserted: Array(0..<rows.layout.additionalCount - same))
    return PromisedRowsChange(rows: rows, edit: edit)
  }

  /// Fills free slots below the last row, after models came.
  func filled(section: Int, filling: inout SlotFilling) -> PromisedRowsChange {
    let last = wanted.lastAnchor ?? -1
    let contentCount = layout.contentCount
    let count = layout.additionalCount
    var change = PromisedRowsChange(rows: self)
    guard last <= contentCount else { return change }
    // No row is hidden: slots of content that was there once are free.
    change.rows.memory.wanted = nil
    let slots = filling.slots(
      after: last, contentCount: contentCount, section: section, present: count, hasEndRow: false)
    guard !slots.anchors.isEmpty else { return change }
    var edit = RowLayoutEdit(rows: RowMap(countBefore: contentCount, countAfter: contentCount))
    change.rows.append(slots, to: &edit, ordinal: count, filling: &filling)
    change.rows.layout = layout.applying(edit, tailAnchor: contentCount)
    change.edit.inserted = Array(count..<count + slots.anchors.count)
    return change
  }

  /// Takes rows out, hidden ones too; the others stay with the content around them.
  ///
  /// - Parameter ordinals: Rows (of the wanted ones), ascending.
  func removing(_ ordinals: [Int]) -> PromisedRowsChange {
    guard let last = ordinals.last else { return PromisedRowsChange(rows: self) }
    var rows = self
    if last == wanted.additionalCount - 1 { rows.memory.hasEndRow = false }
    let shown = Array(ordinals.prefix(ordinals.firstIndex(atLeast: layout.additionalCount)))
    rows.layout = layout.removing(shown)
    rows.memory.wanted = memory.wanted?.removing(ordinals)
    rows.memory.models = memory.models.edited(removing: ordinals)
    return PromisedRowsChange(rows: rows, edit: AdditionalEdit(removed: shown))
  }

  /// Puts rows into slots, as part of an edit: the first gets an ordinal, the others those that follow.
  mutating func append(
    _ slots: SlotFilling.Slots, to edit: inout RowLayoutEdit, ordinal: Int,
    filling: inout SlotFilling
  ) {
    for (index, anchor) in slots.anchors.enumerated() {
      edit.insertedAnchors.append((ordinal + index, anchor))
    }
    if slots.hasEnd { memory.hasEndRow = true }
    let models = filling.takeModels(slots.anchors.count)
    if ordinal == memory.models.count {
      for models in models { memory.models.append(models) }
    } else if !models.isEmpty {
      var row = ordinal
      memory.models = memory.models.edited(
        inserting: models.map { models in
          defer { row += models.count }
          return (row, models)
        })
    }
  }
}

extension RowLayout {
  /// The anchor of the last additional row, if there is one.
  fileprivate var lastAnchor: Int? {
    additionalCount > 0 ? anchor(ofAdditional: additionalCount - 1) : nil
  }

  /// The number of additional rows after the last content row.
  var countAtEnd: Int { additionalCount - additionalCount(before: contentCount) }

  /// The layout without some additional rows.
  fileprivate func removing(_ ordinals: [Int]) -> RowLayout {
    guard !ordinals.isEmpty else { return self }
    let unchanged = RowMap(countBefore: contentCount, countAfter: contentCount)
    return applying(
      RowLayoutEdit(rows: unchanged, removedAdditional: ordinals), tailAnchor: contentCount)
  }
}
