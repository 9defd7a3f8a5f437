/// The sections after a change, each with its origin.
struct SectionArrangement {
  /// The number of sections before.
  let countBefore: Int
  /// The origin (before) of each section after; `countBefore` or more for a new one.
  let order: [Int]
  /// Whether each section (after) keeps its place among the others that do. These have kept their
  /// order. The value has no meaning for new sections.
  let stays: [Bool]
  /// Sections (before) that are replaced.
  let reloaded: Set<Int>
  /// Sections (before) with rows that change.
  let changed: Set<Int>

  /// Returns whether a table can be told that a section (after) moves. Its rows must stay as they
  /// are, and it must not move to its own place.
  func canMove(_ target: Int) -> Bool {
    let section = order[target]
    return section != target && !changed.contains(section) && !reloaded.contains(section)
  }
}

extension BatchUpdate {
  /// Adds the operations on sections that lead to a given order. Sections that cannot move are
  /// deleted and inserted, and so are reloaded ones where others move.
  ///
  /// - Returns: The sections (before) that stay with their rows, and where they are after.
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if none moves.
  mutating func addSections(
    leadingTo arrangement: SectionArrangement
  ) -> [(section: Int, target: Int)] {
    let (order, stays) = (arrangement.order, arrangement.stays)
    let movesSections = order.indices.contains { target in
      order[target] < arrangement.countBefore && !stays[target] && arrangement.canMove(target)
    }
    var staying: [(section: Int, target: Int)] = []
    var isPresent = Array(repeating: false, count: arrangement.countBefore)
    for (target, section) in order.enumerated() {
      guard section < arrangement.countBefore else {
        insertedSections.append(target)
        continue
      }
      isPresent[section] = true
      let isReloaded = arrangement.reloaded.contains(section)
      if stays[target], isReloaded, !movesSections {
        reloadedSections.append(section)
      } else if stays[target], !isReloaded {
        staying.append((section, target))
      } else if arrangement.canMove(target) {
        movedSections.append(SectionMove(from: section, to: target))
      } else {
        deletedSections.append(section)
        insertedSections.append(target)
      }
    }
    deletedSections += isPresent.indices.filter { !isPresent[$0] }
    deletedSections.sortIfNeeded()
    insertedSections.sortIfNeeded()
    movedSections.sortIfNeeded()
    reloadedSections.sortIfNeeded()
    return staying
  }
}
