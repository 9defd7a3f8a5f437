/// The sections after a change, each with its origin.
struct SectionArrangement {
  /// The number of sections before.
  let countBefore: Int
  /// The origin (before) of each section after; `countBefore` or more for a new one.
  let order: [Int]
  /// Whether each section (after) is among those that do not move, which are in their order of
  /// before. The value has no meaning for new sections.
  private(set) var stays: [Bool]
  /// Sections (before) that are replaced.
  let reloaded: Set<Int>
  /// Sections (before) with rows that change.
  let changed: Set<Int>

  /// Creates an arrangement for which it is known what stays.
  init(countBefore: Int, order: [Int], stays: [Bool], reloaded: Set<Int>, changed: Set<Int>) {
    self.countBefore = countBefore
    self.order = order
    self.stays = stays
    self.reloaded = reloaded
    self.changed = changed
  }

  /// Creates an arrangement with the fewest operations that lead to it.
  ///
  /// A section that moves costs one operation, and one that cannot move costs two. One that is
  /// replaced in any case counts least.
  ///
  /// - Parameters:
  ///   - countBefore: The number of sections before.
  ///   - order: The origin (before) of each section after; `countBefore` or more for a new one.
  ///   - movable: The sections (before) that may move. All others must be in their order still. Nil
  ///     if all may move.
  ///   - reloaded: Sections (before) that are replaced.
  ///   - changed: Sections (before) with rows that change.
  /// - Complexity: O(*s* log *s*) for *s* sections; O(*s*) if none moves.
  init(
    countBefore: Int, order: [Int], moving movable: Set<Int>?, reloaded: Set<Int>,
    changed: Set<Int>
  ) {
    self.init(
      countBefore: countBefore, order: order,
      stays: Array(repeating: false, count: order.count), reloaded: reloaded, changed: changed)
    let old = order.indices.filter { order[$0] < countBefore }
    let unit = reloaded.count + 1
    let kept = old.map { order[$0] }.indicesOfHeaviestIncreasing(
      weights: old.map { target in
        // One that may not move outweighs all others.
        if let movable, !movable.contains(order[target]) { return 2 * unit * old.count + 1 }
        if reloaded.contains(order[target]) { return 1 }
        return canMove(target) ? unit : 2 * unit
      })
    for index in kept { stays[old[index]] = true }
  }

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
        sections.inserted.append(target)
        continue
      }
      isPresent[section] = true
      let isReloaded = arrangement.reloaded.contains(section)
      if stays[target], isReloaded, !movesSections {
        sections.reloaded.append(section)
      } else if stays[target], !isReloaded {
        staying.append((section, target))
      } else if arrangement.canMove(target) {
        sections.moved.append(SectionMove(from: section, to: target))
      } else {
        sections.deleted.append(section)
        sections.inserted.append(target)
      }
    }
    sections.deleted += isPresent.indices.filter { !isPresent[$0] }
    sections.putInOrder()
    return staying
  }
}
