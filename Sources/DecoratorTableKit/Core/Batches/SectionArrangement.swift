/// The sections after a change, each with its origin.
struct SectionArrangement {
  /// The number of sections before.
  let countBefore: Int
  /// The origin (before) of each section after; nil for a new one.
  let origins: [Int?]
  /// Whether each section (after) is among those that do not move, which are in their order of
  /// before.
  private(set) var stays: [Bool]
  /// Sections (before) that are replaced.
  let reloaded: Set<Int>
  /// Sections (before) with rows that change.
  let changed: Set<Int>

  /// Creates an arrangement with the fewest operations that lead to it.
  ///
  /// A section that moves costs one operation, and one that cannot move costs two. One that is
  /// replaced in any case counts least.
  ///
  /// - Parameters:
  ///   - countBefore: The number of sections before.
  ///   - origins: The origin (before) of each section after; nil for a new one.
  ///   - movable: The sections (before) that may move. All others must be in their order still. Nil
  ///     if all may move.
  ///   - reloaded: Sections (before) that are replaced.
  ///   - changed: Sections (before) with rows that change.
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if none moves.
  init(
    countBefore: Int, origins: [Int?], moving movable: Set<Int>?, reloaded: Set<Int>,
    changed: Set<Int>
  ) {
    self.countBefore = countBefore
    self.origins = origins
    self.reloaded = reloaded
    self.changed = changed
    stays = Array(repeating: false, count: origins.count)
    let old = origins.enumerated().compactMap { target, origin in
      origin.map { (section: $0, target: target) }
    }
    let unit = reloaded.count + 1
    let kept = old.map(\.section).indicesOfHeaviestIncreasing(
      weights: old.map { section, target in
        // One that may not move outweighs all others.
        if let movable, !movable.contains(section) { return 2 * unit * old.count + 1 }
        if reloaded.contains(section) { return 1 }
        return canMove(section, to: target) ? unit : 2 * unit
      })
    for index in kept { stays[old[index].target] = true }
  }

  /// Returns whether a table can be told that a section (before) moves to a place (after). Its rows
  /// must stay as they are, and it must not move to its own place.
  func canMove(_ section: Int, to target: Int) -> Bool {
    section != target && !changed.contains(section) && !reloaded.contains(section)
  }
}

extension BatchUpdate {
  /// Adds the operations on sections that lead to a given order. Sections that cannot move are
  /// deleted and inserted, and so are reloaded ones where others move.
  ///
  /// - Returns: The sections (before) that stay with their rows, in their order after.
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if none moves.
  mutating func addSections(leadingTo arrangement: SectionArrangement) -> [Int] {
    var (staying, reloaded): ([Int], [Int]) = ([], [])
    var isMissing = Array(repeating: true, count: arrangement.countBefore)
    func replace(_ section: Int, by target: Int) {
      sections.deleted.append(section)
      sections.inserted.append(target)
    }
    for (target, origin) in arrangement.origins.enumerated() {
      guard let origin else {
        sections.inserted.append(target)
        continue
      }
      isMissing[origin] = false
      let stays = arrangement.stays[target]
      if stays, arrangement.reloaded.contains(origin) {
        reloaded.append(target)
      } else if stays {
        staying.append(origin)
      } else if arrangement.canMove(origin, to: target) {
        sections.moved.append(SectionMove(from: origin, to: target))
      } else {
        replace(origin, by: target)
      }
    }
    for target in reloaded {
      guard let origin = arrangement.origins[target] else { continue }
      if sections.moved.isEmpty {
        sections.reloaded.append(origin)
      } else {
        replace(origin, by: target)
      }
    }
    sections.deleted += isMissing.indices.filter { isMissing[$0] }
    sections.putInOrder()
    return staying
  }
}
