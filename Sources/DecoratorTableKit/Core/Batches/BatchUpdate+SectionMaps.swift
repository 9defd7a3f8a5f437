extension BatchUpdate {
  /// The fate of the sections, in two readings of those that are reloaded.
  struct SectionMaps {
    /// The fate of the sections' places: a reloaded section stays.
    let places: RowMap
    /// The fate of the sections: a reloaded section is removed, and added where it stands.
    let survivors: RowMap
  }

  /// Returns the fate of the sections.
  ///
  /// The operations on sections must be in bounds, and must not conflict.
  ///
  /// - Parameters:
  ///   - before: The number of sections before.
  ///   - after: The number of sections after.
  /// - Complexity: O(*m* log *m*) for *m* operations on sections.
  func sectionMaps(before: Int, after: Int) -> SectionMaps {
    var places = RowMap(countBefore: before, countAfter: after)
    guard changesSections else { return SectionMaps(places: places, survivors: places) }
    places.removed = (deletedSections + movedSections.map(\.source)).sorted()
    places.added = (insertedSections + movedSections.map(\.target)).sorted()
    places.moves = movedSections
    var survivors = places
    // A reloaded section stays where the unmoved ones of its neighbourhood do, and is new there.
    for source in reloadedSections {
      guard let target = places.newUnmovedRow(forOld: source) else { continue }
      survivors.removed.append(source)
      survivors.added.append(target)
    }
    survivors.removed.sortIfNeeded()
    survivors.added.sortIfNeeded()
    return SectionMaps(places: places, survivors: survivors)
  }
}
