/// The free slots of a placement, and the models that wait for one.
///
/// There are two kinds of free slots: below all present rows, those of the whole rule; between
/// present rows, only those of a repeating clause, in a run of inserted content that is long
/// enough.
struct FreeSlots: Sendable {
  /// The places of the slots.
  let placement: Placement
  /// The models without a row; nil if there is a row for every slot.
  var waiting: WaitingModels?
  /// The known answers about neighbours.
  var neighbours: BoundaryMemory
  /// The counts of sections for the placement.
  private let counts: SectionCounts
  /// Which sections and rows were content before a change; nil if all were.
  private let contentBefore: ContentPositions?
  /// The number of rows of the layer in other sections than the present one, if there is a limit
  /// for the table.
  var rowsElsewhere = 0

  /// - Parameters:
  ///   - rowCounts: The number of content rows (inner) of each section.
  ///   - content: Which of them are content of the wrapped source; nil if all are.
  init(
    of placement: Placement, waiting: WaitingModels?,
    neighbours: BoundaryMemory = BoundaryMemory(), rowCounts: [Int], content: ContentPositions?,
    contentBefore: ContentPositions? = nil
  ) {
    self.placement = placement
    self.waiting = waiting
    self.neighbours = neighbours
    counts = SectionCounts(for: placement, rowCounts: rowCounts, content: content)
    self.contentBefore = contentBefore
  }

  /// Whether a limit of the placement is one for the table.
  var hasLimitOfTable: Bool { counts.hasLimitOfTable }

  /// Returns the distances that rows keep in a section.
  ///
  /// - Parameters:
  ///   - rows: The change of its rows.
  ///   - source: The section before the change.
  ///   - section: The section after it.
  func distances(after rows: RowMap, from source: Int, to section: Int) -> SlotDistances {
    let before = contentBefore?.rows[source]
    return SlotDistances(
      placement, rows: rows, section: section, counting: counts.count(ofSection: section),
      contentBefore: before?.isAllContent == false ? before : nil)
  }

  /// The most rows that can be added.
  private var available: Int { waiting?.count ?? .max }

  /// Removes and returns the first waiting models; nil if rows have no models.
  mutating func consumeModels(_ count: Int) -> ShownModels? { waiting?.consume(count) }

  /// Returns models to the waiting ones.
  mutating func putBack(_ models: [Int]) {
    if !models.isEmpty { waiting?.putBack(models) }
  }

  private mutating func rows(at anchors: [Int]) -> [PlacedRow] {
    guard !anchors.isEmpty, let models = consumeModels(anchors.count) else {
      return anchors.map { PlacedRow(anchor: $0) }
    }
    return zip(anchors, models.all).map { PlacedRow(anchor: $0, model: $1) }
  }

  /// Walks over the rows of a section.
  private mutating func walk<Result>(
    contentCount: Int, section: Int, _ find: (inout SlotGenerator) -> Result
  ) -> Result {
    var walk = SlotGenerator(
      placement.clauses, contentCount: contentCount, section: section,
      counting: counts.count(ofSection: section, rowsElsewhere: rowsElsewhere),
      knowing: neighbours[section])
    defer { neighbours[section] = walk.answers }
    return find(&walk)
  }

  /// Lays out the rows of a section, as many as there are models for.
  ///
  /// - Returns: The rows, and whether the last of them is the row for the end.
  mutating func layout(contentCount: Int, section: Int) -> (RowLayout, hasEndRow: Bool) {
    let available = available
    return walk(contentCount: contentCount, section: section) { walk in
      let layout = RowLayout(contentCount: contentCount, walk.anchors(atMost: available))
      return (layout, walk.hasEnd && layout.countAtEnd > 0)
    }
  }

  /// Finds the slots below an anchor that can be filled now.
  ///
  /// - Parameters:
  ///   - top: Slots with greater anchors are free.
  ///   - bottom: Slots with greater anchors are not.
  ///   - contentCount: The number of content rows.
  ///   - section: The section (inner).
  ///   - present: The number of additional rows there already, which count for the limit.
  ///   - hasEndRow: Whether one of these is the row for the end.
  /// - Returns: A row for each slot, from the top.
  /// - Complexity: As ``SlotGenerator/anchors(after:atMost:)``, and O(slots).
  mutating func rows(
    after top: Int, upTo bottom: Int = .max, contentCount: Int, section: Int, present: Int,
    hasEndRow: Bool
  ) -> [PlacedRow] {
    let available = available
    guard top < contentCount, available > 0 else { return [] }
    let (anchors, hasEnd) = walk(contentCount: contentCount, section: section) { walk in
      let room = min(available, walk.limit - present)
      guard room > 0 else { return ([Int](), false) }
      // The end is the last slot, if it is one; one more slot shows that.
      let leavesEndOut = hasEndRow && walk.hasEnd
      var anchors = walk.anchors(
        after: top, upTo: bottom, atMost: leavesEndOut && room < .max ? room + 1 : room
      ).anchors
      if leavesEndOut {
        if anchors.last == contentCount { anchors.removeLast() }
        anchors.removeLast(max(anchors.count - room, 0))
      }
      return (anchors, walk.hasEnd && !leavesEndOut && anchors.last == contentCount)
    }
    var rows = rows(at: anchors)
    if hasEnd { rows[rows.count - 1].isEndRow = true }
    return rows
  }

  /// Finds the slots that can be filled in runs of content that was inserted above present content.
  ///
  /// Such a slot is one of a repeating clause, at the clause's distance from the rows above and
  /// below it, including new ones. A shorter run has none.
  ///
  /// - Parameters:
  ///   - content: The change of the content.
  ///   - present: The anchors of the rows around the change (after), ascending.
  ///   - count: The number of rows in the whole section.
  ///   - section: The section (inner, after).
  ///   - distances: The distances of the rows.
  /// - Returns: A row for each slot, from the top.
  /// - Complexity: As ``SlotGenerator/anchors(after:upTo:onlyRepeating:atMost:)`` for each run
  ///   that is long enough.
  mutating func rows(
    amid content: RowMap, among present: [Int], count: Int, section: Int, distances: SlotDistances
  ) -> [PlacedRow] {
    let available = available
    guard available > 0 else { return [] }
    let runs = content.insertedStretches.filter(distances.mayAddSlots)
    guard !runs.isEmpty else { return [] }
    let slots = walk(contentCount: content.countAfter, section: section) { walk in
      let room = min(available, walk.limit - count)
      var slots: [Int] = []
      for run in runs where slots.count < room {
        let index = present.firstIndex(atLeast: run.lowerBound)
        var first = index > 0 ? distances.firstAnchor(below: present[index - 1]) : 0
        let last = index < present.count ? distances.lastAnchor(above: present[index]) : .max
        let found = walk.anchors(
          after: run.lowerBound - 1, upTo: run.upperBound, onlyRepeating: true)
        for anchor in found.anchors where anchor <= last ?? -1 && slots.count < room {
          if let new = slots.last, let start = first {
            first = distances.firstAnchor(below: new).map { max($0, start) }
          }
          if let first, anchor >= first { slots.append(anchor) }
        }
      }
      return slots
    }
    return rows(at: slots)
  }
}
