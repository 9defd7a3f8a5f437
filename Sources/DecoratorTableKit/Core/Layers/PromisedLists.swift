/// The additional rows of all lists under the promise of their layer: a list for each content
/// section, or, one level up, a single one for the added sections.
struct PromisedLists: Sendable {
  /// The places of the rows of each list.
  var layouts: [RowLayout]
  /// The memory of the rows, besides their places.
  var memory: PromiseMemory

  /// Returns the rows of one list.
  subscript(list: Int) -> PromisedRows {
    get { PromisedRows(layout: layouts[list], memory: memory.lists[list]) }
    set {
      layouts[list] = newValue.layout
      // Written only if it has changed: what is not written is shared.
      if !newValue.memory.isSurelyEqual(to: memory.lists[list]) {
        memory.lists[list] = newValue.memory
      }
    }
  }
}

extension PromisedLists {
  /// Lays the rows of all lists out by the rule.
  ///
  /// - Parameters:
  ///   - contentCounts: The number of content rows of each list.
  ///   - placement: The places of the slots.
  ///   - models: The models to fill them with; nil for a row in every slot.
  /// - Complexity: As `Placement.layout(contentCount:section:limit:)` for each list.
  init(contentCounts: [Int], placement: Placement, models: WaitingModels?) {
    var filling = SlotFilling(placement: placement, waiting: models)
    layouts = []
    layouts.reserveCapacity(contentCounts.count)
    memory = PromiseMemory()
    for (list, count) in contentCounts.enumerated() {
      let rows = PromisedRows(
        contentCount: count, section: list, filling: &filling)
      layouts.append(rows.layout)
      memory.lists.append(rows.memory)
    }
    memory.waiting = filling.waiting
  }

  /// Gives the rows of models that go to models that wait, removes the other ones, and fills free
  /// slots.
  ///
  /// - Parameters:
  ///   - renumbering: The change of the models; nil if they were only appended.
  ///   - before: The number of models before.
  ///   - after: The number of models after.
  ///   - placement: The places of the slots.
  /// - Returns: The fate of the rows, counted through all lists.
  /// - Complexity: O(models + lists); O(new rows + lists) if models are appended.
  mutating func adopt(
    _ renumbering: ModelRenumbering?, from before: Int, to after: Int, placement: Placement
  ) -> RowMap {
    let countBefore = layouts.reduce(0) { $0 + $1.additionalCount }
    var removed: [Int] = []
    var replaced: [[Int]] = []
    if let renumbering {
      (removed, replaced) = remove(renumbering, modelCount: after)
    } else {
      memory.waiting?.add(before..<after)
    }
    // If nothing has changed, free slots stay free.
    let added = renumbering != nil || before != after ? fill(placement, besides: replaced) : []
    var map = RowMap(
      countBefore: countBefore, countAfter: countBefore - removed.count + added.count)
    map.removed = removed
    map.added = added
    return map
  }

  /// Removes the rows of models that go. Where models wait, their rows come instead.
  ///
  /// - Returns: The rows that go (before), counted through all lists, and for each list the rows
  ///   that come at the place of one of them.
  private mutating func remove(
    _ renumbering: ModelRenumbering, modelCount: Int
  ) -> (removed: [Int], replaced: [[Int]]) {
    let going = memory.lists.map { list in list.models.rows { renumbering.shown[$0] == nil } }
    for (list, rows) in going.enumerated() {
      memory.lists[list].models = memory.lists[list].models.edited(removing: rows)
        .renumbered { renumbering.shown[$0] ?? $0 }
    }
    var waiting = WaitingModels(
      count: modelCount, without: memory.lists.flatMap { $0.models.models })
    var removed: [Int] = []
    var replaced: [[Int]] = []
    replaced.reserveCapacity(going.count)
    var first = 0
    for (list, rows) in going.enumerated() {
      let map = self[list].remove(rows, replacingBy: &waiting)
      removed += map.removed.map { first + $0 }
      replaced.append(map.added)
      first += map.countBefore
    }
    memory.waiting = waiting
    return (removed, replaced)
  }

  /// Fills free slots.
  ///
  /// - Parameter replaced: Rows of each list that have come already; empty if none have.
  /// - Returns: The rows that come (after), counted through all lists.
  private mutating func fill(_ placement: Placement, besides replaced: [[Int]]) -> [Int] {
    var filling = SlotFilling(placement: placement, waiting: memory.waiting)
    var added: [Int] = []
    var first = 0
    for list in layouts.indices {
      if !replaced.isEmpty { added += replaced[list].map { first + $0 } }
      if filling.available > 0 {
        let map = self[list].fill(section: list, filling: &filling)
        added += map.added.map { first + $0 }
      }
      first += layouts[list].additionalCount
    }
    memory.waiting = filling.waiting
    return added
  }
}
