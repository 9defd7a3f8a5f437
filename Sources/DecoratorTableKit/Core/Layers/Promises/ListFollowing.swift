/// Additional rows on their way from one content to the next, list by list.
struct ListFollowing {
  private let promise: any ListwisePromise
  private let before: PromisedLists
  /// The rows as far as they have followed the change.
  private(set) var lists: PromisedLists
  private var filling: SlotFilling
  private var changes = ListChanges()

  /// Begins before the change.
  init(_ lists: PromisedLists, placement: Placement, promise: any ListwisePromise) {
    self.promise = promise
    before = lists
    self.lists = lists
    filling = SlotFilling(placement: placement, waiting: lists.memory.waiting)
  }

  /// Follows a change that leaves all lists where they are.
  ///
  /// - Parameter touched: The change of the content of each list that is touched.
  mutating func follow(_ touched: [(section: Int, rows: RowMap)]) {
    giveModelsBack(touched)
    for (list, content) in touched { follow(content, before: list, after: list) }
    lists.memory.waiting = filling.waiting
  }

  /// Follows a change in which lists come, go or move, with the sections that they are.
  mutating func follow(rearranging content: UpdateMap) {
    changes.isRearranged = true
    for section in content.sections.removed where content.newSection(forOld: section) == nil {
      filling.giveBack(before.memory.lists[section].models)
    }
    giveModelsBack(content.touched)
    var sources = [Int?](repeating: nil, count: content.rowCountsAfter.count)
    for section in before.layouts.indices {
      if let target = content.newSection(forOld: section) {
        sources[target] = section
      } else {
        let count = before.layouts[section].additionalCount
        addChange(before: section, after: nil, removedCount: count)
      }
    }
    lists.layouts = sources.map { $0.map { before.layouts[$0] } ?? RowLayout(contentCount: 0) }
    lists.memory.lists = sources.map { $0.map { before.memory.lists[$0] } ?? ListMemory() }
    let moved = Set(content.sections.moves.map(\.target))
    let touched = Dictionary(uniqueKeysWithValues: content.touched.map { ($0.section, $0.rows) })
    for (section, source) in sources.enumerated() {
      if let source {
        let isMoved = moved.contains(section)
        if let map = touched[source] {
          follow(map, before: source, after: section, isMoved: isMoved)
        } else if isMoved {
          let map = RowMap(unchanged: before.layouts[source].additionalCount)
          changes.add(map, before: source, after: section, isPassed: true)
        }
      } else {
        let rows = PromisedRows(
          contentCount: content.rowCountsAfter[section], section: section, filling: &filling)
        lists[section] = rows
        addChange(before: nil, after: section, addedCount: rows.layout.additionalCount)
      }
    }
    lists.memory.waiting = filling.waiting
  }

  /// Gives back the models of lists that are laid out again. Those above may take them too.
  private mutating func giveModelsBack(_ touched: [(section: Int, rows: RowMap)]) {
    guard filling.waiting != nil else { return }
    for (list, content) in touched where promise.laysOutAgain(after: content) {
      filling.giveBack(before.memory.lists[list].models)
    }
  }

  private mutating func follow(_ content: RowMap, before: Int, after: Int, isMoved: Bool = false) {
    let map = promise.follow(content, with: &lists[after], section: after, filling: &filling)
    changes.add(
      map, before: before, after: after, isPassed: isMoved || promise.letsContentPass)
  }

  /// Adds a list that goes or comes, with all of its rows.
  private mutating func addChange(
    before: Int?, after: Int?, removedCount: Int = 0, addedCount: Int = 0
  ) {
    var map = RowMap(countBefore: removedCount, countAfter: addedCount)
    map.removed = Array(0..<removedCount)
    map.added = Array(0..<addedCount)
    changes.add(map, before: before, after: after)
  }
}

extension ListFollowing {
  /// Whether each list has as many rows as before.
  var keepsCounts: Bool { changes.keepsCounts }

  /// Returns the identities of the additional rows.
  func rowIdentities(from old: LayerState, to new: LayerState) -> AdditionalIdentities {
    let lists = (AdditionalLists(rowsOf: old.layout), AdditionalLists(rowsOf: new.layout))
    guard var map = map(from: lists.0, to: lists.1) else { return .sameOrdinals }
    if hasModels {
      map.match(before: old.model(ofAdditional:), after: new.model(ofAdditional:))
    }
    return .edited(map)
  }

  /// Returns the identities of the added sections.
  func sectionIdentities(from old: LayerState, to new: LayerState) -> AdditionalIdentities {
    let lists = (AdditionalLists(sectionsOf: old.layout), AdditionalLists(sectionsOf: new.layout))
    guard var map = map(from: lists.0, to: lists.1) else { return .sameOrdinals }
    map.match(before: old.section(ofAdded:), after: new.section(ofAdded:))
    return .edited(map)
  }

  private var hasModels: Bool { before.memory.waiting != nil }

  /// Returns the fate of the rows, by ordinal; nil if all keep their ordinals and may be passed.
  private func map(from old: AdditionalLists, to new: AdditionalLists) -> RowMap? {
    if promise.letsContentPass, !changes.isRearranged, old.hasSameOrdinals(as: new) { return nil }
    return changes.map(from: old, to: new)
  }
}

extension RowMap {
  /// Turns a row that goes and one that comes into one that moves, where both show the same model.
  ///
  /// - Complexity: O(*m* log *m*) for *m* rows that go or come, O(1) if they all do one or the
  ///   other.
  fileprivate mutating func match(before: (Int) -> Int, after: (Int) -> Int) {
    guard removed.count > moves.count, added.count > moves.count else { return }
    var rows: [Int: Int] = [:]
    for row in deleted { rows[before(row)] = row }
    var again: [Move] = []
    for row in inserted {
      if let source = rows[after(row)] { again.append(Move(from: source, to: row)) }
    }
    if !again.isEmpty { moves = (moves + again).sorted() }
  }
}
