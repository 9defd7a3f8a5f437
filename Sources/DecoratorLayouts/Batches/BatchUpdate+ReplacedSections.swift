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
    let back = maps.survivors.inverse
    // Whether an operation on a row has an effect, by its section and what becomes of that.
    func keeps(
      _ operation: Operation, in section: Int, _ map: RowMap, isAfter: Bool = false
    ) throws(BatchUpdateError) -> Bool {
      if let other = map.moves.target(ofSource: section) {
        let move = SectionMove(from: isAfter ? other : section, to: isAfter ? section : other)
        throw BatchUpdateError(.rowOperationInMovedSection(operation, move))
      }
      return map.newUnmovedRow(forOld: section) != nil
    }
    for row in rows.deleted where try keeps(.deleteRow(row), in: row.section, maps.survivors) {
      update.rows.deleted.append(row)
    }
    for row in rows.reloaded where try keeps(.reloadRow(row), in: row.section, maps.survivors) {
      update.rows.reloaded.append(row)
    }
    for row in reconfiguredRows
    where try keeps(.reconfigureRow(row), in: row.section, maps.survivors) {
      update.reconfiguredRows.append(row)
    }
    for row in rows.inserted
    where try keeps(.insertRow(row), in: row.section, back, isAfter: true) {
      update.rows.inserted.append(row)
    }
    for move in rows.moved {
      let (source, target) = (move.source.section, move.target.section)
      let arrives = try keeps(.moveRow(move), in: target, back, isAfter: true)
      let leaves = try keeps(.moveRow(move), in: source, maps.survivors)
      if arrives, leaves {
        update.rows.moved.append(move)
      } else if arrives {
        update.rows.inserted.append(move.target)
      } else if leaves || maps.places.newUnmovedRow(forOld: source) != target {
        // Within a section that is reloaded, a move has no effect.
        throw BatchUpdateError(.moveIntoNewSection(move))
      }
    }
    update.rows.inserted.sortIfNeeded()
    return update
  }
}
