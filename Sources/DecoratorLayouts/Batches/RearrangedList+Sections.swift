extension BatchUpdate {
  /// Adds the fewest operations on sections that result in a list.
  ///
  /// A section that moves costs one operation, and one that cannot move costs two: it is deleted
  /// and inserted. So is a reloaded one while others move.
  ///
  /// - Parameters:
  ///   - list: The sections after, with their origins.
  ///   - changed: The sections (before) with rows that change.
  ///   - movable: The sections (before) that may move. All others must still be in order. Nil if
  ///     all may move.
  /// - Returns: The sections (before) that stay with their rows, in their order after.
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if none moves.
  mutating func addSections(
    leadingTo list: RearrangedList, changed: Set<Int>, moving movable: Set<Int>?
  ) -> [Int] {
    let reloaded = list.reloadedSections
    // The rows of a section that moves must stay as they are, and it cannot move to its own place.
    func canMove(_ section: Int, to target: Int) -> Bool {
      section != target && !changed.contains(section) && !reloaded.contains(section)
    }
    let old = list.sections.enumerated().compactMap { target, section in
      section.origin.map { (section: $0, target: target) }
    }
    let unit = reloaded.count + 1
    let kept = old.map(\.section).indicesOfHeaviestIncreasing(
      weights: old.map { section, target in
        // One that must not move outweighs all others, and a replaced one counts least.
        if let movable, !movable.contains(section) { return 2 * unit * old.count + 1 }
        if reloaded.contains(section) { return 1 }
        return canMove(section, to: target) ? unit : 2 * unit
      })
    var isUnmoved = Array(repeating: false, count: old.count)
    for index in kept { isUnmoved[index] = true }

    sections.inserted += list.sections.indices.filter { list.sections[$0].origin == nil }
    var isMissing = Array(repeating: true, count: list.rowCountsBefore.count)
    var (staying, reloading): ([Int], [(section: Int, target: Int)]) = ([], [])
    var replaced: [(section: Int, target: Int)] = []
    for (isUnmoved, (section, target)) in zip(isUnmoved, old) {
      isMissing[section] = false
      if isUnmoved, reloaded.contains(section) {
        reloading.append((section, target))
      } else if isUnmoved {
        staying.append(section)
      } else if canMove(section, to: target) {
        sections.moved.append(SectionMove(from: section, to: target))
      } else {
        replaced.append((section, target))
      }
    }
    if sections.moved.isEmpty {
      sections.reloaded += reloading.map(\.section)
    } else {
      replaced += reloading
    }
    sections.deleted += isMissing.indices.filter { isMissing[$0] } + replaced.map(\.section)
    sections.inserted += replaced.map(\.target)
    sections.putInOrder()
    return staying
  }
}
