/// The additional rows of one list under the promise of their layer.
///
/// Each method that changes them returns the fate of the rows, by their ordinals in the list.
struct PromisedRows: Sendable {
  /// The places of the rows.
  var layout: RowLayout
  /// The memory of the rows, besides their places.
  var memory = ListMemory()

  /// The rows with those that are hidden.
  var wanted: RowLayout { memory.wanted ?? layout }
}

extension PromisedRows {
  /// Lays rows out by the rule. Traps if the number of content rows is negative.
  ///
  /// - Complexity: As `Placement.layout(contentCount:section:limit:)`.
  init(contentCount: Int, section: Int, filling: inout SlotFilling) {
    var walk = SlotWalk(
      filling.placement.clauses, contentCount: contentCount, section: section)
    layout = RowLayout(
      contentCount: contentCount, walk.anchors(atMost: filling.available))
    memory.answers = walk.answers
    memory.hasEndRow = walk.hasEnd && layout.lastAnchor == contentCount
    for models in filling.takeModels(layout.additionalCount) { memory.models.append(models) }
  }

  /// Lays the rows out by the rule, for content that is all new. Their models were given back.
  ///
  /// Rows without models belong to their content rows, and so they are other rows now. Only the
  /// rows at the end can be the same.
  mutating func layOutAgain(contentCount: Int, section: Int, filling: inout SlotFilling) -> RowMap {
    let before = layout
    self = PromisedRows(contentCount: contentCount, section: section, filling: &filling)
    var map = RowMap(countBefore: before.additionalCount, countAfter: layout.additionalCount)
    let same = filling.waiting == nil ? min(before.countAtEnd, layout.countAtEnd) : 0
    map.removed = Array(0..<map.countBefore - same)
    map.added = Array(0..<map.countAfter - same)
    return map
  }

  /// Fills free slots below the last row, after models came.
  mutating func fill(section: Int, filling: inout SlotFilling) -> RowMap {
    let last = wanted.lastAnchor ?? -1
    let contentCount = layout.contentCount
    let count = layout.additionalCount
    guard last <= contentCount else { return RowMap(unchanged: count) }
    // No row is hidden: slots of content that was there once are free.
    memory.wanted = nil
    let slots = filling.slots(
      after: last, contentCount: contentCount, section: section, present: count, hasEndRow: false,
      remembering: &memory.answers)
    guard !slots.anchors.isEmpty else { return RowMap(unchanged: count) }
    var edit = RowLayoutEdit(rows: RowMap(unchanged: contentCount))
    append(slots, to: &edit, ordinal: count, filling: &filling)
    layout = layout.applying(edit, tailAnchor: contentCount)
    var map = RowMap(countBefore: count, countAfter: count + slots.anchors.count)
    map.added = Array(count..<map.countAfter)
    return map
  }

  /// Removes rows, hidden ones too. The others stay with the content around them.
  ///
  /// Rows of models that wait come at the places of the first of them that are on screen.
  ///
  /// - Parameters:
  ///   - ordinals: Rows (of the wanted ones), ascending. Their models are forgotten already.
  ///   - waiting: The models without a row.
  mutating func remove(_ ordinals: [Int], replacingBy waiting: inout WaitingModels) -> RowMap {
    let count = layout.additionalCount
    let shownCount = ordinals.firstIndex(atLeast: count)
    let replacedCount = min(shownCount, waiting.count)
    let replaced = Array(ordinals.prefix(replacedCount))
    let models = waiting.takeFirst(replacedCount).joined()
    if !replaced.isEmpty {
      memory.models = memory.models.edited(
        inserting: zip(replaced, models).map { (row: $0, models: $1..<$1 + 1) })
    }
    var map = RowMap(countBefore: count, countAfter: count - shownCount + replacedCount)
    map.removed = Array(ordinals.prefix(shownCount))
    map.added = replaced
    let going = Array(ordinals.dropFirst(replacedCount))
    guard let last = going.last else { return map }
    if last == wanted.additionalCount - 1 { memory.hasEndRow = false }
    layout = layout.removing(Array(map.removed.dropFirst(replacedCount)))
    memory.wanted = memory.wanted?.removing(going)
    return map
  }

  /// Inserts rows into slots, below rows that stand there, but above one that is there for the end.
  ///
  /// - Parameter anchors: The content rows before which they come, ascending.
  /// - Returns: The fate of the rows.
  /// - Complexity: O(*p* + slots · log *k*) for *p* pieces of the layout, and O(*r*) for *r* runs
  ///   of models unless they come below all other rows.
  mutating func insert(_ anchors: [Int], filling: inout SlotFilling) -> RowMap {
    let count = layout.additionalCount
    var map = RowMap(countBefore: count, countAfter: count + anchors.count)
    guard !anchors.isEmpty else { return map }
    let end = memory.hasEndRow ? count - 1 : count
    map.added = anchors.enumerated().map { index, anchor in
      min(layout.additionalCount(upToContent: anchor), end) + index
    }
    let models = filling.takeModels(anchors.count)
    if map.added[0] == memory.models.count {
      for models in models { memory.models.append(models) }
    } else if !models.isEmpty {
      memory.models = memory.models.edited(
        inserting: zip(map.added, models.joined()).map { ($0, $1..<$1 + 1) })
    }
    var edit = RowLayoutEdit(rows: RowMap(unchanged: layout.contentCount))
    edit.insertedAnchors = Array(zip(map.added, anchors))
    layout = layout.applying(edit, tailAnchor: layout.contentCount)
    return map
  }

  /// Inserts rows into slots, as part of an edit.
  ///
  /// - Parameter ordinal: The ordinal of the first of them. The others follow it.
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
  var lastAnchor: Int? {
    additionalCount > 0 ? anchor(ofAdditional: additionalCount - 1) : nil
  }

  /// The number of additional rows after the last content row.
  var countAtEnd: Int { additionalCount - additionalCount(before: contentCount) }

  /// Returns the layout without some additional rows.
  func removing(_ ordinals: [Int]) -> RowLayout {
    guard !ordinals.isEmpty else { return self }
    let edit = RowLayoutEdit(rows: RowMap(unchanged: contentCount), removedAdditional: ordinals)
    return applying(edit, tailAnchor: contentCount)
  }
}
