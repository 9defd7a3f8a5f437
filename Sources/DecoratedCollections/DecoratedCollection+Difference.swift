extension DecoratedCollection where Additional.Element: Equatable {
  /// Returns the difference from another decorated collection, given that of the contents.
  ///
  /// ```swift
  /// let old = posts.decorated(with: ads, placed: .every(6))
  /// let new = newPosts.decorated(with: ads, placed: .every(6))
  /// let difference = new.difference(from: old, content: newPosts.difference(from: posts))
  /// ```
  ///
  /// It is the batch of a table, by
  /// `BatchUpdate.lifted(from:to:matching:sections:changed:moveLimit:)`. It has the changes of the
  /// content one for one, and the fewest changes of models. Equal models in the same order are the
  /// same. A model that content has to pass is moved: it is removed and inserted, and each of the
  /// two changes names the other in `associatedWith`.
  ///
  /// In a stack, pass the difference of each level to the level outside it.
  ///
  /// - Parameters:
  ///   - other: The collection before. Its rule and its models may differ.
  ///   - content: The difference of the content from that of `other`, in offsets of the content
  ///     (inner). Traps if it does not lead from the one number of elements to the other.
  /// - Returns: The difference in offsets of the decorated collections (outer).
  /// - Complexity: O(*m* log *k*) for *m* changes of the content and of *k* models, and O(*k* *d*)
  ///   to find the *d* models that differ.
  public func difference(
    from other: Self, content: CollectionDifference<Content.Element>
  ) -> CollectionDifference<Element> {
    let update = BatchUpdate(rowsOf: content).lifted(
      from: TableLayout(rows: [other.layout]), to: TableLayout(rows: [layout]),
      matching: AdditionalIdentities(of: other.modelsShown, in: modelsShown), moveLimit: .max)
    return CollectionDifference(update, from: other, to: self)
  }

  /// The models that have a slot.
  private var modelsShown: Additional.SubSequence { additional.prefix(layout.additionalCount) }
}

extension DecoratedCollection where Content.Element: Equatable, Additional.Element: Equatable {
  /// Returns the difference from another decorated collection, in offsets of both (outer).
  ///
  /// - Parameter other: The collection before. Its rule and its models may differ.
  /// - Complexity: As `difference(from:)` of the contents takes, and as
  ///   `difference(from:content:)`.
  public func difference(from other: Self) -> CollectionDifference<Element> {
    difference(from: other, content: content.difference(from: other.content))
  }
}

// MARK: - Differences as batches

extension BatchUpdate {
  /// Creates the changes of rows in section 0 from a difference of offsets. A removal and an
  /// insertion that are associated are a move.
  ///
  /// - Complexity: O(*m* log *m*) for *m* changes.
  init<Element>(rowsOf difference: CollectionDifference<Element>) {
    self.init()
    func row(_ offset: Int) -> RowPosition { RowPosition(section: 0, row: offset) }
    for change in difference {
      switch change {
      case .remove(let offset, _, let target?):
        append(.moveRow(from: row(offset), to: row(target)))
      case .insert(_, _, _?): continue
      case .remove(let offset, _, nil): append(.deleteRow(row(offset)))
      case .insert(let offset, _, nil): append(.insertRow(row(offset)))
      }
    }
    putInOrder()
  }
}

extension CollectionDifference {
  /// Creates the difference that is a batch of deleted, inserted and moved rows of section 0.
  ///
  /// - Parameters:
  ///   - update: The batch, in offsets of the two collections.
  ///   - old: The collection before.
  ///   - new: The collection after.
  /// - Complexity: O(*m* log *m*) for *m* operations, each with a look-up.
  init<List: RandomAccessCollection>(_ update: BatchUpdate, from old: List, to new: List)
  where List.Element == ChangeElement, List.Index == Int {
    var changes: [Change] = []
    changes.reserveCapacity(
      update.deletedRows.count + update.insertedRows.count + 2 * update.movedRows.count)
    func remove(_ row: Int, target: Int?) {
      changes.append(.remove(offset: row, element: old[row], associatedWith: target))
    }
    func insert(_ row: Int, source: Int?) {
      changes.append(.insert(offset: row, element: new[row], associatedWith: source))
    }
    for row in update.deletedRows { remove(row.row, target: nil) }
    for row in update.insertedRows { insert(row.row, source: nil) }
    for move in update.movedRows {
      remove(move.source.row, target: move.target.row)
      insert(move.target.row, source: move.source.row)
    }
    guard let difference = CollectionDifference(changes) else {
      misuse("the changes \(update) contradict each other: please report this")
    }
    self = difference
  }
}

// MARK: - Which model is which

extension AdditionalIdentities {
  /// Matches the additional rows of one list by their models: equal models in the same order are
  /// the same.
  ///
  /// - Parameters:
  ///   - before: The models of the rows in the old layout, from the top.
  ///   - after: The models of the rows in the new layout.
  /// - Complexity: O(*k*) for *k* rows if only the number of them differs, otherwise as
  ///   `difference(from:)`.
  init<Models: BidirectionalCollection>(of before: Models, in after: Models)
  where Models.Element: Equatable {
    guard !zip(before, after).allSatisfy({ $0 == $1 }) else {
      self = .sameOrdinals
      return
    }
    let difference = after.difference(from: before)
    var rows = RowMap(countBefore: before.count, countAfter: after.count)
    rows.removed = difference.removals.map(\.offset)
    rows.added = difference.insertions.map(\.offset)
    self = .edited(rows.namingAll)
  }
}

extension CollectionDifference.Change {
  /// The offset of the element, in the collection before or after.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
