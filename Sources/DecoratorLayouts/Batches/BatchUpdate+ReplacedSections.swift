// The effect of operations on sections on those on their rows.
extension BatchUpdate {
  /// The outcome of the sections, in two interpretations of reloaded sections.
  package struct SectionMaps {
    /// The outcome of the sections' places: a reloaded section stays.
    let places: RowMap
    /// The outcome of the sections: a reloaded section is removed, and added at its place.
    let survivors: RowMap
  }

  /// Returns the outcome of the sections.
  ///
  /// The operations on sections must be in bounds, and must not conflict. `before` and `after` are
  /// the numbers of sections.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations on sections.
  func sectionMaps(before: Int, after: Int) -> SectionMaps {
    var places = RowMap(countBefore: before, countAfter: after)
    guard changesSections else { return SectionMaps(places: places, survivors: places) }
    places.removed = (sections.deleted + sections.moved.map(\.source)).sorted()
    places.added = (sections.inserted + sections.moved.map(\.target)).sorted()
    places.moves = sections.moved
    var survivors = places
    // A reloaded section keeps its place among the unmoved ones, and is new there.
    for source in sections.reloaded {
      guard let target = places.newUnmovedRow(forOld: source) else { continue }
      survivors.removed.append(source)
      survivors.added.append(target)
    }
    survivors.removed.sortIfNeeded()
    survivors.added.sortIfNeeded()
    return SectionMaps(places: places, survivors: survivors)
  }

  /// Returns the batch without operations on rows in sections that are deleted, inserted or
  /// reloaded. A row that moves out of one of them is inserted.
  ///
  /// - Parameter maps: The outcome of the sections.
  /// - Returns: A batch with this one's operations on sections.
  /// - Throws: If a row moves into a new section, or is changed in one that moves.
  /// - Complexity: O(*m* log *m*) for *m* operations, O(1) if there are none on sections.
  func operations(notSwallowedBy maps: SectionMaps) throws(BatchUpdateError) -> BatchUpdate {
    guard changesSections else { return self }
    var update = BatchUpdate()
    update.sections = sections
    let outcomes = SectionOutcomes(maps)
    for row in rows.deleted where try outcomes.keeps(.deleteRow(row), before: row.section) {
      update.rows.deleted.append(row)
    }
    for row in rows.reloaded where try outcomes.keeps(.reloadRow(row), before: row.section) {
      update.rows.reloaded.append(row)
    }
    for row in reconfiguredRows where try outcomes.keeps(.reconfigureRow(row), before: row.section)
    {
      update.reconfiguredRows.append(row)
    }
    for row in rows.inserted where try outcomes.keeps(.insertRow(row), after: row.section) {
      update.rows.inserted.append(row)
    }
    for move in rows.moved {
      let arrives = try outcomes.keeps(.moveRow(move), after: move.target.section)
      let leaves = try outcomes.keeps(.moveRow(move), before: move.source.section)
      if arrives, leaves {
        update.rows.moved.append(move)
      } else if arrives {
        update.rows.inserted.append(move.target)
      } else if leaves || !outcomes.reloads(move.source.section, at: move.target.section) {
        throw BatchUpdateError(.moveIntoNewSection(move))
      }
    }
    update.rows.inserted.sortIfNeeded()
    return update
  }
}

/// The effect of operations on sections on the operations on rows in them.
private struct SectionOutcomes {
  private let maps: BatchUpdate.SectionMaps
  /// The inverse of the outcome of sections that survive.
  private let back: RowMap

  init(_ maps: BatchUpdate.SectionMaps) {
    self.maps = maps
    back = maps.survivors.inverse
  }

  /// Returns whether an operation on a row in the section `section` (before) has an effect.
  func keeps(
    _ operation: BatchUpdate.Operation, before section: Int
  ) throws(BatchUpdateError) -> Bool {
    if let target = maps.survivors.moves.target(ofSource: section) {
      throw BatchUpdateError(
        .rowOperationInMovedSection(operation, RowMap.Move(from: section, to: target)))
    }
    return maps.survivors.newUnmovedRow(forOld: section) != nil
  }

  /// Returns whether an operation on a row in the section `section` (after) has an effect.
  func keeps(
    _ operation: BatchUpdate.Operation, after section: Int
  ) throws(BatchUpdateError) -> Bool {
    if let source = back.moves.target(ofSource: section) {
      throw BatchUpdateError(
        .rowOperationInMovedSection(operation, RowMap.Move(from: source, to: section)))
    }
    return back.newUnmovedRow(forOld: section) != nil
  }

  /// Returns whether `section` (before) is reloaded, and is `target` after.
  func reloads(_ section: Int, at target: Int) -> Bool {
    maps.places.newUnmovedRow(forOld: section) == target
      && maps.survivors.newUnmovedRow(forOld: section) == nil
  }
}
