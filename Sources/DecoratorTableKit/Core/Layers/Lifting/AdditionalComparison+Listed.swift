extension AdditionalComparison {
  /// Finds the change where each row's new ordinal is listed.
  ///
  /// - Parameters:
  ///   - listed: The new ordinal of each row, by old ordinal; nil for a row that goes.
  ///   - weight: Returns what a row saves that stands, where not all can.
  /// - Complexity: O(*k* log *k*) for *k* rows.
  func change(listed: [Int?], weight: (RowMap.Move) -> Int = { _ in 1 }) -> AdditionalChange {
    var change = AdditionalChange()
    var isNew = [Bool](repeating: true, count: new.count)
    for list in old.layouts.indices {
      add(old.ordinals(ofList: list), ofList: list, to: &change, weight: weight) { ordinal in
        let target = listed[ordinal]
        if let target { isNew[target] = false }
        return target
      }
    }
    change.moved.sort { $0.source < $1.source }
    for ordinal in isNew.indices where isNew[ordinal] {
      change.insert(ordinal..<ordinal + 1)
    }
    return change
  }

  /// Adds what becomes of some rows of a list: all of those between the same unmoved content rows.
  ///
  /// - Parameters:
  ///   - ordinals: The rows (before), ascending.
  ///   - weight: Returns what a row saves that stands.
  ///   - target: Returns the new ordinal of a row; nil for one that goes.
  func add(
    _ ordinals: some Sequence<Int>, ofList list: Int, to change: inout AdditionalChange,
    weight: (RowMap.Move) -> Int = { _ in 1 }, target: (Int) -> Int?
  ) {
    let listAfter = content.list(after: list)
    let rows = content.rows(ofList: list)
    var gap = AdditionalGap()
    for ordinal in ordinals {
      guard let target = target(ordinal) else {
        change.remove(ordinal..<ordinal + 1)
        continue
      }
      let count = unmovedCount(before: ordinal, inList: list, rows)
      if let count, new.list(of: target) == listAfter,
        count == unmovedCount(beforeNew: target, inList: listAfter, rows)
      {
        if gap.unmovedCount != count {
          gap.moveOthers(&change, weight: weight)
          gap = AdditionalGap(unmovedCount: count)
        }
        gap.members.append(RowMap.Move(from: ordinal, to: target))
      } else {
        change.moved.append(AdditionalChange.Move(source: ordinal, target: target, count: 1))
      }
    }
    gap.moveOthers(&change, weight: weight)
  }

  /// Returns the number of unmoved content rows before an additional row (before); nil if its list
  /// did not survive.
  func unmovedCount(before ordinal: Int, inList list: Int, _ rows: RowMap?) -> Int? {
    rows.map { $0.keptCount(aboveOldAnchor: old.anchor(of: ordinal, inList: list)) }
  }

  /// Returns the number of unmoved content rows before an additional row (after); nil if its list
  /// did not survive.
  func unmovedCount(beforeNew ordinal: Int, inList list: Int?, _ rows: RowMap?) -> Int? {
    guard let rows, let list else { return nil }
    return rows.keptCount(aboveNewAnchor: new.anchor(of: ordinal, inList: list))
  }
}
