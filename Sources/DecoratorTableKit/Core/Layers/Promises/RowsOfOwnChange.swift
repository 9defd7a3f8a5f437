/// The rows of a layer that changes its models and does not follow its rule.
struct RowsOfOwnChange {
  private(set) var layouts: [RowLayout]
  private(set) var memories: [PromiseMemory]
  private(set) var waiting: WaitingModels?
  /// Rows that go and come.
  private(set) var edit = AdditionalEdit()

  init(_ state: LayerState) {
    layouts = state.layout.rows
    memories = state.memory.rows
    waiting = state.memory.waitingModels
  }

  /// Takes the rows of models out that go, and fills free slots.
  ///
  /// - Parameter renumbering: Nil if models were only appended.
  mutating func adopt(
    _ renumbering: ModelRenumbering?, countBefore: Int, countAfter: Int, rule: LayerRule
  ) {
    if let renumbering {
      removeRows(renumbering)
      waiting = WaitingModels(
        count: countAfter, without: memories.flatMap { $0.models.models })
    } else {
      waiting?.add(countBefore..<countAfter)
    }
    // Under a change of nothing, slots stay free that were.
    if renumbering != nil || countBefore != countAfter { fill(rule) }
  }

  private mutating func removeRows(_ renumbering: ModelRenumbering) {
    var first = 0
    for section in layouts.indices {
      let rows = PromisedRows(layout: layouts[section], memory: memories[section])
      let count = rows.layout.additionalCount
      var change = rows.removing(rows.memory.models.rows { renumbering.shown[$0] == nil })
      change.rows.memory.models = change.rows.memory.models.renumbered {
        renumbering.shown[$0] ?? $0
      }
      layouts[section] = change.rows.layout
      memories[section] = change.rows.memory
      edit.removed += change.edit.removed.map { first + $0 }
      first += count
    }
  }

  private mutating func fill(_ rule: LayerRule) {
    var filling = SlotFilling(placement: rule.rows, waiting: waiting)
    var first = 0
    for section in layouts.indices {
      if filling.available > 0 {
        let rows = PromisedRows(layout: layouts[section], memory: memories[section])
        let change = rows.filled(section: section, filling: &filling)
        layouts[section] = change.rows.layout
        if !change.rows.memory.isSurelyEqual(to: rows.memory) {
          memories[section] = change.rows.memory
        }
        edit.inserted += change.edit.inserted.map { first + $0 }
      }
      first += layouts[section].additionalCount
    }
    waiting = filling.waiting
  }
}
