extension BatchUpdate {
  /// Returns the row operations outside sections that are deleted, inserted or reloaded: these
  /// sections swallow those of their rows. A row that moves out of one of them is inserted.
  ///
  /// - Parameter sections: The fate of the sections.
  /// - Throws: If a row moves into a new section, or is changed in one that moves.
  /// - Complexity: O(*m* log *m*) for *m* operations, O(1) if there are none on sections.
  func rowOperations(notSwallowedBy sections: RowMap) throws(BatchUpdateError) -> BatchUpdate {
    guard changesSections else { return self }
    var update = BatchUpdate()
    let fates = SectionFates(self, sections)
    for row in deletedRows where try fates.keeps(.deleteRow(row), before: row.section) {
      update.deletedRows.append(row)
    }
    for row in reloadedRows where try fates.keeps(.reloadRow(row), before: row.section) {
      update.reloadedRows.append(row)
    }
    for row in reconfiguredRows where try fates.keeps(.reconfigureRow(row), before: row.section) {
      update.reconfiguredRows.append(row)
    }
    for row in insertedRows where try fates.keeps(.insertRow(row), after: row.section) {
      update.insertedRows.append(row)
    }
    for move in movedRows {
      let comes = try fates.keeps(.moveRow(move), after: move.target.section)
      let goes = try fates.keeps(.moveRow(move), before: move.source.section)
      if comes, goes {
        update.movedRows.append(move)
      } else if comes {
        update.insertedRows.append(move.target)
      } else if goes || !fates.reloads(move.source.section, at: move.target.section) {
        throw .moveIntoNewSection(move)
      }
    }
    update.insertedRows.sortIfNeeded()
    return update
  }
}

/// The effect of operations on sections on the operations on rows in them.
private struct SectionFates {
  /// Sections that do not survive (before).
  private let gone: Set<Int>
  /// Sections that are new (after).
  private let new: Set<Int>
  /// The places after of reloaded sections (before).
  private let reloaded: [Int: Int]
  private let movesBySource: [Int: BatchUpdate.SectionMove]
  private let movesByTarget: [Int: BatchUpdate.SectionMove]

  init(_ update: BatchUpdate, _ sections: RowMap) {
    let moves = update.movedSections
    gone = Set(sections.removed).subtracting(moves.map(\.source))
    new = Set(sections.added).subtracting(moves.map(\.target))
    // Reloaded sections keep their order.
    let replacements = new.subtracting(update.insertedSections).sorted()
    reloaded = Dictionary(uniqueKeysWithValues: zip(update.reloadedSections, replacements))
    movesBySource = Dictionary(uniqueKeysWithValues: moves.map { ($0.source, $0) })
    movesByTarget = Dictionary(uniqueKeysWithValues: moves.map { ($0.target, $0) })
  }

  /// Returns whether an operation on a row in the section `section` (before) is not swallowed.
  func keeps(
    _ operation: BatchUpdate.Operation, before section: Int
  ) throws(BatchUpdateError) -> Bool {
    if let move = movesBySource[section] { throw .rowOperationInMovedSection(operation, move) }
    return !gone.contains(section)
  }

  /// Returns whether an operation on a row in the section `section` (after) is not swallowed.
  func keeps(
    _ operation: BatchUpdate.Operation, after section: Int
  ) throws(BatchUpdateError) -> Bool {
    if let move = movesByTarget[section] { throw .rowOperationInMovedSection(operation, move) }
    return !new.contains(section)
  }

  /// Returns whether `section` (before) is reloaded, and is `target` after.
  func reloads(_ section: Int, at target: Int) -> Bool { reloaded[section] == target }
}
