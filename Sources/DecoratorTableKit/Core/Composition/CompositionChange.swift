/// A change of the children of a composition: batches of some, and a new order of all.
struct CompositionChange: Hashable, Sendable {
  /// A change of the rows of one child.
  struct Update: Hashable, Sendable {
    /// The batch (inner).
    let batch: BatchUpdate
    /// The number of rows of each section of the child after it.
    let rowCountsAfter: [Int]
  }

  /// A child after the change.
  enum Child: Hashable, Sendable {
    /// A child that was there, by its number before.
    case kept(Int)
    /// A new one, with the number of rows of each of its sections.
    case new([Int])
  }

  /// The batches of children that stay, by their numbers before.
  var updates: [Int: Update] = [:]
  /// The children after the change, from the top; nil if none is added, removed or moved.
  var arrangement: [Child]?
}

extension Composition {
  /// Makes a change.
  ///
  /// - Parameter change: A change of this composition.
  /// - Complexity: O(children)
  mutating func apply(_ change: CompositionChange) {
    setRowCounts(change.updates.mapValues(\.rowCountsAfter))
    guard let arrangement = change.arrangement else { return }
    let children = children
    self = Composition(
      kind,
      of: arrangement.map { child in
        switch child {
        case .kept(let number): children[number]
        case .new(let rowCounts): rowCounts
        }
      })
  }

  /// Returns what a change of the children is to the whole, as one batch.
  ///
  /// Rows and sections stay wherever their child lets them. Of children whose order changes, the
  /// heaviest ones stay that keep their relative order, and the sections or rows of the others
  /// move.
  ///
  /// - Parameter change: A change of this composition.
  /// - Returns: The batch (outer).
  /// - Throws: What is not legal about the batch of a child.
  /// - Complexity: O(*m* log *m*) for *m* operations in children of which none is added, removed or
  ///   moved, and the sections of the children with batches; otherwise O(*n* log *n* + *p*) for *n*
  ///   children and the *p* sections or rows of those that are added, removed or moved.
  func lifting(_ change: CompositionChange) throws(BatchUpdateError) -> BatchUpdate {
    var lift = CompositionLift(kind, movesSections: movesSections(change))
    guard let arrangement = change.arrangement else {
      var growth = 0
      for (child, update) in change.updates.sorted(by: { $0.key < $1.key }) {
        let start = start(ofChild: child)
        try lift.add(
          update, before: children[child], from: start, to: start + growth, isMoved: false)
        growth += Self.size(of: update.rowCountsAfter, kind) - size(ofChild: child)
      }
      return lift.sorted()
    }
    var after = self
    after.apply(change)
    let unmoved = unmovedChildren(arrangement, after: after)
    var kept: Set<Int> = []
    for (number, child) in arrangement.enumerated() {
      let target = after.start(ofChild: number)
      switch child {
      case .kept(let source):
        kept.insert(source)
        let isMoved = !unmoved.contains(source)
        let update = change.updates[source]
        if !isMoved, update == nil { continue }
        try lift.add(
          update
            ?? CompositionChange.Update(
              batch: BatchUpdate(), rowCountsAfter: children[source]),
          before: children[source], from: start(ofChild: source), to: target, isMoved: isMoved)
      case .new:
        lift.insert(after.size(ofChild: number), at: target)
      }
    }
    for child in children.indices where !kept.contains(child) {
      lift.delete(size(ofChild: child), at: start(ofChild: child))
    }
    return lift.sorted()
  }

  /// The children (before) that stay while others pass, and those with nothing to move.
  private func unmovedChildren(
    _ arrangement: [CompositionChange.Child], after: Composition
  ) -> Set<Int> {
    var unmoved: Set<Int> = []
    var movable: [Int] = []
    for (number, child) in arrangement.enumerated() {
      guard case .kept(let source) = child else { continue }
      // What has rows only before or only after has none to move.
      if size(ofChild: source) > 0, after.size(ofChild: number) > 0 {
        movable.append(source)
      } else {
        unmoved.insert(source)
      }
    }
    let heaviest = movable.indicesOfHeaviestIncreasing(weights: movable.map(size(ofChild:)))
    unmoved.formUnion(heaviest.map { movable[$0] })
    return unmoved
  }

  /// Whether sections may move in a change: then none can be reloaded in the same batch.
  private func movesSections(_ change: CompositionChange) -> Bool {
    if change.updates.values.contains(where: { !$0.batch.movedSections.isEmpty }) { return true }
    let order = (change.arrangement ?? []).compactMap { child -> Int? in
      if case .kept(let source) = child { source } else { nil }
    }
    return !zip(order, order.dropFirst()).allSatisfy(<)
  }
}
