extension Composition {
  /// Returns what a change of the children is to the whole, as one batch.
  ///
  /// Rows and sections stay wherever their child lets them. Of the children that are in another
  /// order the heaviest ones stay that are in order, and the sections or rows of the others move.
  ///
  /// - Parameter change: A change of this composition.
  /// - Returns: The batch (outer).
  /// - Throws: What is not legal about the batch of a child.
  /// - Complexity: O(*m* log *m* + *c* log *n*) for *m* operations in *c* of *n* children, and the
  ///   sections of these; if children come, go or move, O(*n* log *n* + *p*) for *p* sections or
  ///   rows of those that do.
  func lifting(_ change: CompositionChange) throws(BatchUpdateError) -> BatchUpdate {
    var lift = CompositionLift(kind, movesSections: movesSections(change))
    guard let arrangement = change.arrangement else {
      var growth = 0
      for (child, update) in change.updates.sorted(by: { $0.key < $1.key }) {
        let start = sizes.total(before: child)
        try lift.add(
          update, before: children[child], from: start, to: start + growth, isMoved: false)
        growth += Self.size(of: update.rowCountsAfter, kind) - size(ofChild: child)
      }
      return lift.sorted()
    }
    var after = self
    after.apply(change)
    let standing = standingChildren(arrangement, after: after)
    var kept: Set<Int> = []
    for (number, child) in arrangement.enumerated() {
      let target = after.sizes.total(before: number)
      switch child {
      case .kept(let source):
        kept.insert(source)
        let isMoved = !standing.contains(source)
        let update = change.updates[source]
        if !isMoved, update == nil { continue }
        try lift.add(
          update
            ?? CompositionChange.Update(
              batch: BatchUpdate(), rowCountsAfter: children[source]),
          before: children[source], from: sizes.total(before: source), to: target,
          isMoved: isMoved)
      case .new:
        lift.insert(after.size(ofChild: number), at: target)
      }
    }
    for child in children.indices where !kept.contains(child) {
      lift.delete(size(ofChild: child), at: sizes.total(before: child))
    }
    return lift.sorted()
  }

  /// The children (before) that stay while others pass, and those with nothing to move.
  private func standingChildren(
    _ arrangement: [CompositionChange.Child], after: Composition
  ) -> Set<Int> {
    var standing: Set<Int> = []
    var movable: [Int] = []
    for (number, child) in arrangement.enumerated() {
      guard case .kept(let source) = child else { continue }
      // What has rows only before or only after has none to move.
      if size(ofChild: source) > 0, after.size(ofChild: number) > 0 {
        movable.append(source)
      } else {
        standing.insert(source)
      }
    }
    let heaviest = movable.indicesOfHeaviestIncreasing(weights: movable.map(size(ofChild:)))
    standing.formUnion(heaviest.map { movable[$0] })
    return standing
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
