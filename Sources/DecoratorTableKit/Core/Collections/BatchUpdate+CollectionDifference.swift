extension BatchUpdate {
  /// Creates the changes of the rows of section 0, of which a difference has the offsets. What is
  /// removed and inserted and associated with each other moves.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes.
  init<Element>(rowsOf difference: CollectionDifference<Element>) {
    self.init()
    func row(_ offset: Int) -> RowPosition { RowPosition(section: 0, row: offset) }
    for change in difference {
      switch change {
      case .remove(let offset, _, let target?):
        append(.moveRow(Move(from: row(offset), to: row(target))))
      case .insert(_, _, _?): continue
      case .remove(let offset, _, nil): append(.deleteRow(row(offset)))
      case .insert(let offset, _, nil): append(.insertRow(row(offset)))
      }
    }
    putInOrder()
  }
}

extension CollectionDifference {
  /// Creates the difference that is a batch of deleted, inserted and moved rows of section 0.
  ///
  /// - Parameters:
  ///   - update: The batch, in offsets of the two collections.
  ///   - old: The collection before.
  ///   - new: The collection after.
  /// - Complexity: O(*m* log *m*) for *m* operations, each with a look-up.
  init<List: RandomAccessCollection>(_ update: BatchUpdate, from old: List, to new: List)
  where List.Element == ChangeElement, List.Index == Int {
    var changes: [Change] = []
    changes.reserveCapacity(
      update.deletedRows.count + update.insertedRows.count + 2 * update.movedRows.count)
    func remove(_ row: Int, target: Int?) {
      changes.append(.remove(offset: row, element: old[row], associatedWith: target))
    }
    func insert(_ row: Int, source: Int?) {
      changes.append(.insert(offset: row, element: new[row], associatedWith: source))
    }
    for row in update.deletedRows { remove(row.row, target: nil) }
    for row in update.insertedRows { insert(row.row, source: nil) }
    for move in update.movedRows {
      remove(move.source.row, target: move.target.row)
      insert(move.target.row, source: move.source.row)
    }
    guard let difference = CollectionDifference(changes) else {
      misuse("the changes \(update) contradict each other: please report this")
    }
    self = difference
  }
}
