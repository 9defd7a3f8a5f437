/// The additional rows of all lists under the promise of their layer: a list for each content
/// section, or, one level up, a single one for the added sections.
struct PromisedLists: Sendable {
  /// The places of the rows of each list.
  var layouts: [RowLayout]
  /// The memory of the rows, besides their places.
  var memory: PromiseMemory

  /// The rows of one list.
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
  init(
    contentCounts: [Int], placement: Placement, models: WaitingModels?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    var filling = SlotFilling(placement: placement, waiting: models)
    layouts = []
    layouts.reserveCapacity(contentCounts.count)
    memory = PromiseMemory()
    for (list, count) in contentCounts.enumerated() {
      let rows = PromisedRows(
        contentCount: count, section: list, filling: &filling, file: file, line: line)
      layouts.append(rows.layout)
      memory.lists.append(rows.memory)
    }
    memory.waiting = filling.waiting
  }

  /// Removes the rows of models that go, and fills free slots.
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
    if let renumbering {
      removed = remove(renumbering)
      memory.waiting = WaitingModels(
        count: after, without: memory.lists.flatMap { $0.models.models })
    } else {
      memory.waiting?.add(before..<after)
    }
    // If nothing has changed, free slots stay free.
    let added = renumbering != nil || before != after ? fill(placement) : []
    var map = RowMap(
      countBefore: countBefore, countAfter: countBefore - removed.count + added.count)
    map.removed = removed
    map.added = added
    return map
  }

  /// Removes the rows of models that go.
  ///
  /// - Returns: The rows that go (before), counted through all lists.
  private mutating func remove(_ renumbering: ModelRenumbering) -> [Int] {
    var removed: [Int] = []
    var first = 0
    for list in layouts.indices {
      var rows = self[list]
      let map = rows.remove(rows.memory.models.rows { renumbering.shown[$0] == nil })
      rows.memory.models = rows.memory.models.renumbered { renumbering.shown[$0] ?? $0 }
      self[list] = rows
      removed += map.removed.map { first + $0 }
      first += map.countBefore
    }
    return removed
  }

  /// Fills free slots.
  ///
  /// - Returns: The rows that come (after), counted through all lists.
  private mutating func fill(_ placement: Placement) -> [Int] {
    var filling = SlotFilling(placement: placement, waiting: memory.waiting)
    var added: [Int] = []
    var first = 0
    for list in layouts.indices {
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
