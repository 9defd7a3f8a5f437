/// An additional row, as its layer stores it.
struct PlacedRow: Hashable, Sendable {
  /// The content row directly below it.
  var anchor: Int
  /// The model that it shows; nil if rows have no models.
  var model: Int?
  /// Whether the rule put it after the last content row, as the *row for the end*: under *follow
  /// the content* it stays the last one when content is appended.
  var isEndRow = false
}

/// The additional rows of one list under the policy of their layer: those of a content section,
/// or, one level up, the added sections among those of the content.
///
/// A row is a ``PlacedRow``. The anchors are those of the layout, so that content above moves all
/// of them at once, and a regular rule needs no memory per row. A change lists the rows that it
/// affects, replaces them, and returns the outcome of each.
struct PlacedList: Sendable {
  /// The places of the rows.
  private(set) var layout: RowLayout
  /// The model of each row; nil if rows have no models.
  private(set) var models: ShownModels?
  /// Whether the last row is the row for the end.
  private(set) var hasEndRow = false
  /// *Keep the row*: rows below the end of the list, which are shown when it is long enough.
  private(set) var hidden: [PlacedRow] = []
  /// *Keep the row*: the greatest number of content rows so far; nil if it is the present one.
  /// Slots up to this number were filled, or left empty.
  private(set) var mostContent: Int?

  /// Creates a list of given rows.
  init(layout: RowLayout, models: [Int]? = nil, hasEndRow: Bool = false) {
    self.layout = layout
    self.models = models.map(ShownModels.init)
    self.hasEndRow = hasEndRow
  }

  /// Lays rows out by the rule. Traps if the number of content rows is negative.
  ///
  /// - Complexity: As `Placement.layout(contentCount:section:limit:)`.
  init(contentCount: Int, section: Int, slots: inout FreeSlots) {
    (layout, hasEndRow) = slots.layout(contentCount: contentCount, section: section)
    models = slots.consumeModels(layout.additionalCount)
  }

  /// Returns a row.
  subscript(ordinal: Int) -> PlacedRow {
    PlacedRow(
      anchor: layout.anchor(ofAdditional: ordinal), model: models?[ordinal],
      isEndRow: hasEndRow && ordinal == layout.additionalCount - 1)
  }

  /// The number of rows, including hidden ones.
  var rowCount: Int { layout.additionalCount + hidden.count }

  /// The models of all rows, including hidden ones.
  var allModels: [Int] { (models?.all ?? []) + hidden.compactMap(\.model) }

  /// Adopts the places of the rows after the user has dragged content among them.
  mutating func show(_ layout: RowLayout) {
    mostContent = mostContent.map { max($0, layout.contentCount) }
    self.layout = layout
  }

  #if DECORATOR_INTERNAL_CHECKS
  func _checkInvariants() {
    checkInvariant(
      (models?.count ?? layout.additionalCount) == layout.additionalCount,
      "\(models?.all ?? []) are the models of \(layout)")
    checkInvariant(
      !hasEndRow || layout.additionalCount > 0, "no row is there for the end: \(layout)")
    checkInvariant(
      zip(hidden, hidden.dropFirst()).allSatisfy { $0.anchor <= $1.anchor },
      "the hidden rows \(hidden) do not ascend")
  }
  #endif

  // MARK: - Changes

  /// A row during a change.
  struct Entry {
    var row: PlacedRow
    /// Its ordinal before; nil for an inserted row.
    var source: Int?
    /// Whether it moves with content.
    var isMoved = false
  }

  /// Returns some rows unchanged.
  func entries(_ ordinals: some Sequence<Int>) -> [Entry] {
    ordinals.map { Entry(row: self[$0], source: $0) }
  }

  /// Replaces some rows. All others stay with the content around them.
  ///
  /// - Parameters:
  ///   - listed: The replaced rows, ascending: at least all at the anchors of inserted or moved
  ///     rows.
  ///   - entries: The new rows, from the top. Unmoved ones are in their order.
  ///   - content: The change of the content.
  ///   - tailAnchor: The anchor of rows without unmoved content below.
  /// - Returns: The outcome of the rows.
  mutating func replace(
    _ listed: [Int], with entries: [Entry], content: RowMap, tailAnchor: Int
  ) -> RowMap {
    let count = layout.additionalCount
    var map = RowMap(countBefore: count, countAfter: count - listed.count + entries.count)
    var edit = RowLayoutEdit(rows: content)
    var added: [Int] = []
    var staying: [Int] = []
    staying.reserveCapacity(entries.count)
    var ordinal = -1
    for (index, entry) in entries.enumerated() {
      if let source = entry.source, !entry.isMoved {
        ordinal = index + source - listed.firstIndex(atLeast: source)
        staying.append(source)
        // A row for the end is unmoved, though content is inserted above it.
        guard entry.row.isEndRow, tailAnchor < content.countAfter else { continue }
        edit.removedAdditional.append(source)
      } else {
        // The other rows with content above it are above it.
        let above = layout.additionalCount(above: entry.row.anchor, after: content)
        ordinal = index + above - listed.firstIndex(atLeast: above)
        map.added.append(ordinal)
        if let model = entry.row.model { added.append(model) }
        if let source = entry.source { map.moves.append(RowMap.Move(from: source, to: ordinal)) }
      }
      edit.insertedAnchors.append((ordinal, entry.row.anchor))
    }
    map.removed = listed.filter { !staying.containsInOrder($0) }
    map.moves.sortIfNeeded()
    if !map.removed.isEmpty { edit.removedAdditional.insertInOrder(contentsOf: map.removed) }
    if ordinal == map.countAfter - 1, let last = entries.last {
      hasEndRow = last.row.isEndRow
    } else if listed.last == count - 1 {
      hasEndRow = false
    }
    layout = layout.applying(edit, tailAnchor: tailAnchor)
    guard let models, !map.isUnchanged else { return map }
    var shown = ShownModels()
    var rest = added[...]
    for stretch in map.stretches {
      while shown.count < stretch.target { shown.append(rest.removeFirst()) }
      shown.append(stretch.sources, of: models)
    }
    for model in rest { shown.append(model) }
    self.models = shown
    return map
  }

  /// Follows a change of the content, by the policy.
  ///
  /// - Parameters:
  ///   - content: The change.
  ///   - source: The section (inner, before).
  ///   - section: The section (inner, after).
  ///   - slots: The slots for new rows. Lists that are laid out again have put their models back.
  /// - Returns: The outcome of the rows.
  /// - Complexity: O(rows) at most. Rows above and below what changes are not looked at.
  mutating func follow(
    _ content: RowMap, keeping policy: ContentPolicy, from source: Int, to section: Int,
    slots: inout FreeSlots
  ) -> RowMap {
    // If it is laid out again, its rows do not count any more.
    let isRelaidOut = policy.relaysOut(after: content)
    if !isRelaidOut { slots.rowsElsewhere -= rowCount }
    defer { slots.rowsElsewhere += rowCount }
    return switch policy {
    case .followContent where !isRelaidOut:
      followContent(content, from: source, to: section, slots: &slots)
    case .followRule, .followContent:
      relayOut(contentCount: content.countAfter, section: section, slots: &slots)
    case .keepRow:
      keepRows(contentCount: content.countAfter, section: section, slots: &slots)
    }
  }

  /// Lays the rows out by the rule, for entirely new content.
  ///
  /// Rows without models belong to their content rows, and so are new as well. Only the rows at the
  /// end can be the same.
  private mutating func relayOut(
    contentCount: Int, section: Int, slots: inout FreeSlots
  ) -> RowMap {
    let before = layout
    self = PlacedList(contentCount: contentCount, section: section, slots: &slots)
    let same = models == nil ? min(before.countAtEnd, layout.countAtEnd) : 0
    return RowMap(
      replacing: before.additionalCount, by: layout.additionalCount, keepingLast: same)
  }
}

// *Keep the row*.
extension PlacedList {
  /// Keeps each row at its outer row, after the number of content rows has changed. Those below the
  /// end of the list are hidden.
  private mutating func keepRows(
    contentCount: Int, section: Int, slots: inout FreeSlots
  ) -> RowMap {
    let (before, count) = (layout.contentCount, layout.additionalCount)
    guard contentCount != before else { return RowMap(unchanged: count) }
    let most = mostContent ?? before
    let rest = min(contentCount, before)
    let first = layout.additionalCount(before: rest)
    var entries = self.entries(first..<count) + hidden.map { Entry(row: $0) }
    entries += slots.rows(
      after: most, contentCount: contentCount, section: section, present: first + entries.count,
      hasEndRow: false
    ).map { Entry(row: $0) }
    mostContent = contentCount < most ? most : nil
    let shown = entries.prefix { $0.row.anchor <= contentCount }
    hidden = entries.dropFirst(shown.count).map(\.row)
    let content = RowMap(replacing: before, by: contentCount, keepingFirst: rest)
    return replace(Array(first..<count), with: Array(shown), content: content, tailAnchor: rest)
  }
}

// Changes of the models.
extension PlacedList {
  /// Renumbers the models, and removes the rows of removed ones. Waiting models replace the first
  /// of these.
  ///
  /// - Parameters:
  ///   - names: The change of the models.
  ///   - slots: The waiting models.
  /// - Returns: The outcome of the rows.
  mutating func rename(_ names: ModelRenumbering, slots: inout FreeSlots) -> RowMap {
    let ordinals = Array(0..<layout.additionalCount)
    let removedCount = models?.all.count { names.modelShown(insteadOf: $0) == nil } ?? 0
    var new = (slots.consumeModels(removedCount)?.all ?? [])[...]
    let entries: [Entry] = self.entries(ordinals).compactMap { entry in
      var entry = entry
      if let model = entry.row.model.flatMap(names.modelShown) {
        entry.row.model = model
      } else if let model = new.popFirst() {
        (entry.row.model, entry.source) = (model, nil)
      } else {
        return nil
      }
      return entry
    }
    hidden = hidden.compactMap { row in
      row.model.flatMap(names.modelShown).map { PlacedRow(anchor: row.anchor, model: $0) }
    }
    let map = replace(
      ordinals, with: entries, content: RowMap(unchanged: layout.contentCount),
      tailAnchor: layout.contentCount)
    models = ShownModels(entries.compactMap(\.row.model))
    return map
  }

  /// Fills free slots below the last row, after models were added.
  mutating func fill(section: Int, slots: inout FreeSlots) -> RowMap {
    let (contentCount, count) = (layout.contentCount, layout.additionalCount)
    guard hidden.isEmpty else { return RowMap(unchanged: count) }
    slots.rowsElsewhere -= count
    defer { slots.rowsElsewhere += layout.additionalCount }
    // Slots of earlier content are free.
    mostContent = nil
    let rows = slots.rows(
      after: layout.lastAnchor ?? -1, contentCount: contentCount, section: section,
      present: count, hasEndRow: false)
    return replace(
      [], with: rows.map { Entry(row: $0) }, content: RowMap(unchanged: contentCount),
      tailAnchor: contentCount)
  }
}

extension RowLayout {
  /// Returns the number of additional rows above a content row, as determined by the unmoved
  /// content rows between.
  ///
  /// - Parameters:
  ///   - row: The content row (after).
  ///   - content: The change of the content.
  fileprivate func additionalCount(above row: Int, after content: RowMap) -> Int {
    let unmoved = content.keptCount(aboveNewAnchor: row)
    return unmoved > 0
      ? additionalCount(before: content.removed.missingValue(at: unmoved - 1) + 1) : 0
  }

  /// The anchor of the last additional row, if there is one.
  fileprivate var lastAnchor: Int? {
    additionalCount > 0 ? anchor(ofAdditional: additionalCount - 1) : nil
  }

  /// The number of additional rows after the last content row.
  var countAtEnd: Int { additionalCount - additionalCount(before: contentCount) }
}
