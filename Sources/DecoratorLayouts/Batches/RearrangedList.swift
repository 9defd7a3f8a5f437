/// A list of sections and rows after a change, each with its origin. It becomes a batch with the
/// fewest operations.
///
/// There are two ways to create it. To compare two lists, append the sections of the new one in
/// order, with the origins of their rows. To apply known edits, begin with the list before, and
/// remove sections and rows and insert them elsewhere.
///
/// Only the result matters. A row that is inserted and deleted does not occur, one that is moved
/// there and back stays, and one that is reloaded and deleted is deleted.
@usableFromInline
package struct RearrangedList: Sendable {
  /// A section after the change.
  package struct Section: Sendable {
    /// The section before; nil if it is new.
    let origin: Int?
    /// Its rows.
    var rows: [RowRun] = []
  }

  /// The number of rows of each section before the change.
  let rowCountsBefore: [Int]
  /// The sections after the change.
  private(set) var sections: [Section] = []
  /// Sections (before) that are replaced with all of their rows. They may be removed after.
  @usableFromInline package var reloadedSections: Set<Int> = []
  /// Rows (before) to be reloaded. They may be removed after.
  @usableFromInline package var reloadedRows: Set<RowPosition> = []
  /// Rows (before) to be reconfigured. They may be removed after.
  @usableFromInline package var reconfiguredRows: Set<RowPosition> = []

  /// Begins with no sections after the change.
  @usableFromInline
  package init(rowCountsBefore: [Int]) { self.rowCountsBefore = rowCountsBefore }

  /// Begins with no change.
  ///
  /// - Parameter rowCounts: The number of rows of each section before the change. Traps if one is
  ///   negative.
  package init(unchanged rowCounts: [Int]) {
    self.init(rowCountsBefore: rowCounts)
    for (section, count) in rowCounts.enumerated() {
      guard count >= 0 else {
        misuse("\(count) rows in section \(section): a row count is 0 or more")
      }
      appendSection(section)
      appendRows(RowPosition(section: section, row: 0), count: count)
    }
  }

  /// The number of rows of each section after the change.
  package var rowCounts: [Int] { sections.map(\.rows.rowCount) }
}

// MARK: - Section after section

extension RearrangedList {
  /// Appends a section without rows.
  ///
  /// - Parameter origin: The section before; nil if it is new.
  @usableFromInline
  package mutating func appendSection(_ origin: Int?) { sections.append(Section(origin: origin)) }

  /// Appends rows to the last section.
  ///
  /// - Parameters:
  ///   - origin: The first row before; nil if they are new.
  ///   - count: The number of rows that follow each other before as well.
  @usableFromInline
  package mutating func appendRows(_ origin: RowPosition?, count: Int = 1) {
    sections[sections.count - 1].rows.appendRows(origin.map { .old($0) } ?? .new, count: count)
  }
}

// MARK: - Edits

// Edits of many sections or rows at once, in ascending order, each of which exists.
extension RearrangedList {
  /// Removes rows from their section, to be inserted elsewhere.
  package mutating func removeRows(at indices: [Int], ofSection section: Int) -> [RowSource] {
    sections[section].rows.removeRows(at: indices)
  }

  /// Inserts new or removed rows at their final indices.
  package mutating func placeRows(
    _ origins: [RowSource], at indices: [Int], inSection section: Int
  ) {
    sections[section].rows.insertRows(origins, at: indices)
  }

  /// Marks rows to be reloaded.
  package mutating func reloadRows(at indices: [Int], ofSection section: Int) {
    reloadedRows.formUnion(origins(ofRows: indices, inSection: section))
  }

  /// Marks rows to be reconfigured.
  package mutating func reconfigureRows(at indices: [Int], ofSection section: Int) {
    reconfiguredRows.formUnion(origins(ofRows: indices, inSection: section))
  }

  /// Returns the places before of those rows that are not new.
  private func origins(ofRows indices: [Int], inSection section: Int) -> [RowPosition] {
    var rows = sections[section].rows
    return rows.removeRows(at: indices).compactMap { origin in
      if case .old(let row) = origin { row } else { nil }
    }
  }

  /// Removes sections from the list, to be inserted elsewhere or dropped.
  package mutating func removeSections(at indices: [Int]) -> [Section] {
    let taken = Set(indices)
    defer { sections = sections.indices.filter { !taken.contains($0) }.map { sections[$0] } }
    return indices.map { sections[$0] }
  }

  /// Inserts new or removed sections at their final indices.
  package mutating func placeSections(_ placed: [Section], at indices: [Int]) {
    var rest = sections[...]
    sections = []
    for (section, index) in zip(placed, indices) {
      let above = rest.prefix(index - sections.count)
      sections += above
      sections.append(section)
      rest = rest.dropFirst(above.count)
    }
    sections += rest
  }

  /// Returns a new section with new rows, to be placed.
  package static func newSection(rowCount: Int) -> Section {
    var section = Section(origin: nil)
    section.rows.appendRows(.new, count: rowCount)
    return section
  }

  /// Replaces all rows of a section by new ones.
  package mutating func reloadSection(at section: Int, rowCount: Int) {
    sections[section].rows = Self.newSection(rowCount: rowCount).rows
    if let origin = sections[section].origin { reloadedSections.insert(origin) }
  }
}

// MARK: - All in one batch

extension RearrangedList {
  /// The batch that results in the list, and the rows that it replaces.
  ///
  /// - Complexity: As ``update(movingRows:movingSections:)``.
  @usableFromInline
  package var difference: ListDifference {
    let update = update()
    return ListDifference(update, replacedRows: replacedRows(by: update))
  }

  /// Returns the batch that results in the list, which is legal between the counts before and
  /// ``rowCounts``.
  ///
  /// It moves as few rows as possible. Changes that one batch cannot express are replacements: a
  /// row that moves and changes is deleted and inserted. So is a section that moves while its rows
  /// change, that would move to its own place, or that is reloaded while others move. Rows that
  /// move out of a section that is deleted or replaced are inserted, and rows that move into one
  /// that is inserted or replaced are deleted.
  ///
  /// - Parameters:
  ///   - movableRows: The rows (before) that may move within their section. All others must still
  ///     be in order. Nil if all may move.
  ///   - movableSections: The sections (before) that may move. All others must still be in order.
  ///     Nil if all may move.
  /// - Complexity: O(*s* log *s* + *r* log *r* + *p*) for *s* sections, *r* runs of rows that stay
  ///   together and marked rows, and *p* operations; O(*s*) for sections of which none moves.
  package func update(
    movingRows movableRows: Set<RowPosition>? = nil, movingSections movableSections: Set<Int>? = nil
  ) -> BatchUpdate {
    var update = BatchUpdate()
    let arrangements = changedSections
    let unmoved = update.addSections(
      leadingTo: self, changed: Set(arrangements.keys), moving: movableSections)
    update.addRows(
      leadingTo: unmoved.compactMap { arrangements[$0] }, moving: movableRows,
      reloading: reloadedRows, reconfiguring: reconfiguredRows)
    return update
  }

  /// The rows of each section that is not replaced, and has rows that are new, missing, elsewhere
  /// or marked, by its number before.
  private var changedSections: [Int: RowArrangement] {
    let marked = Set(reloadedRows.map(\.section) + reconfiguredRows.map(\.section))
    var changed: [Int: RowArrangement] = [:]
    for (target, section) in sections.enumerated() {
      guard let origin = section.origin, !reloadedSections.contains(origin) else { continue }
      let arrangement = RowArrangement(
        section: origin, target: target, countBefore: rowCountsBefore[origin], rows: section.rows)
      if !arrangement.isUnchanged || marked.contains(origin) { changed[origin] = arrangement }
    }
    return changed
  }

  /// Returns the rows that a batch replaces though they are the same. Those of reloaded sections
  /// are not.
  private func replacedRows(by update: BatchUpdate) -> [ReplacedRow] {
    let inserted = Set(update.insertedSections)
    let survivors = Set(
      sections.indices.compactMap { inserted.contains($0) ? nil : sections[$0].origin })
    // A marked row that is not reloaded moves.
    let movedAndMarked = reloadedRows.union(reconfiguredRows)
      .subtracting(update.reloadedRows).subtracting(update.reconfiguredRows)
    var replaced: [ReplacedRow] = []
    for (index, section) in sections.enumerated() {
      if let origin = section.origin, reloadedSections.contains(origin) { continue }
      var target = RowPosition(section: index, row: 0)
      for run in section.rows {
        defer { target.row += run.count }
        guard case .old(let first) = run.first, !reloadedSections.contains(first.section) else {
          continue
        }
        let isKnown = survivors.contains(first.section) && !inserted.contains(index)
        if isKnown, movedAndMarked.isEmpty { continue }
        for offset in 0..<run.count {
          let source = RowPosition(section: first.section, row: first.row + offset)
          if isKnown, !movedAndMarked.contains(source) { continue }
          replaced.append(
            ReplacedRow(
              source: source, target: RowPosition(section: index, row: target.row + offset),
              showing: reloadedRows.contains(source)
                ? .reloaded : reconfiguredRows.contains(source) ? .reconfigured : .same))
        }
      }
    }
    return replaced
  }
}
