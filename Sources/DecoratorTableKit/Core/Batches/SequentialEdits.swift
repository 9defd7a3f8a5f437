/// Changes of a list of sections and rows that become one ``BatchUpdate``. Each is in the
/// coordinates that the one before it has left.
///
/// ```swift
/// var edits = SequentialEdits(rowCounts: [10])
/// edits.insertRow(at: RowPosition(section: 0, row: 3))
/// edits.deleteRow(at: RowPosition(section: 0, row: 5))   // row 4 of before
/// edits.moveRow(from: RowPosition(section: 0, row: 2), to: RowPosition(section: 0, row: 7))
/// edits.reduced()   // -[0,4] +[0,2] [0,2]>[0,7]
/// ```
///
/// Only the result counts. A row that is inserted and deleted never was, one that is moved there
/// and back stays, and one that is reloaded and deleted is deleted.
///
/// What is remembered is the origin of each section, and of each row of an edited section, in runs
/// of neighbours. An edit of rows is linear in the runs of the section, an edit of sections in the
/// sections. An edit of something that does not exist traps, and the message names it.
package struct SequentialEdits: Sendable {
  /// The number of rows of each section before the first edit.
  private let rowCountsBefore: [Int]
  /// The sections as they are now. Those of before are numbered as they were, new ones on from
  /// there.
  private var sections: CountedSequence<Int>
  /// The numbers of rows with which new sections came.
  private var newSectionCounts: [Int] = []
  /// The present rows of sections with edited rows, by number of the section.
  private var rows: [Int: CountedSequence<RowSource>] = [:]
  /// Sections that are replaced, by number.
  private var reloadedSections: Set<Int> = []
  /// Rows (before) that are replaced. They may have gone since.
  private var reloadedRows: Set<RowPosition> = []
  /// Rows (before) to be configured again. They may have gone since.
  private var reconfiguredRows: Set<RowPosition> = []
  /// Whether sections have come, gone or moved.
  private var rearrangesSections = false

  /// Creates a list of no edits.
  ///
  /// - Parameter rowCounts: The number of rows of each section before the first edit, each 0 or
  ///   more. Traps if one is negative.
  package init(rowCounts: [Int]) {
    for (section, count) in rowCounts.enumerated() { Self.check(count, ofSection: section) }
    rowCountsBefore = rowCounts
    sections = CountedSequence(CountedRun(first: 0, count: rowCounts.count))
  }

  /// The number of sections after all edits so far.
  package var sectionCount: Int { sections.count }

  /// The number of rows of each section after all edits so far.
  package var rowCounts: [Int] { sections.items.map(rowCount) }

  /// Returns the number of rows of the section with a number.
  private func rowCount(of number: Int) -> Int {
    rows[number]?.count ?? originalRows(of: number).count
  }

  /// Returns the rows with which the section with a number came.
  private func originalRows(of number: Int) -> CountedRun<RowSource> {
    guard number < rowCountsBefore.count else {
      return CountedRun(first: .new, count: newSectionCounts[number - rowCountsBefore.count])
    }
    let first = RowPosition(section: number, row: 0)
    return CountedRun(first: .old(first), count: rowCountsBefore[number])
  }

  /// Returns the number of a section; traps if there is none.
  private func number(ofSection section: Int) -> Int {
    guard section >= 0, section < sections.count else {
      misuse(
        """
        section \(section) does not exist: there are \(sections.count); count as the edits so far \
        have left them
        """)
    }
    return sections.items(at: [section])[0]
  }

  private static func check(_ rowCount: Int, ofSection section: Int) {
    guard rowCount >= 0 else {
      misuse("\(rowCount) rows in section \(section): a row count is 0 or more")
    }
  }
}

// MARK: - Rows

// Each edit of rows traps if there is no such row or place.
extension SequentialEdits {
  /// Inserts a row.
  ///
  /// - Parameter row: Where the row is then; at most the number of rows of the section.
  package mutating func insertRow(at row: RowPosition) {
    let count = rowCount(of: number(ofSection: row.section))
    guard (0...count).contains(row.row) else {
      misuse("insert row \(row): the section has \(count) rows, insert at 0...\(count)")
    }
    guard count < .max else {
      misuse("insert row \(row): the section has \(count) rows, and cannot have more")
    }
    placeRows([.new], at: [row.row], inSection: row.section)
  }

  /// Deletes a row.
  ///
  /// - Parameter row: The row as the edits so far have left it.
  package mutating func deleteRow(at row: RowPosition) {
    check(row, "delete")
    _ = takeRows(at: [row.row], ofSection: row.section)
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - source: The row as the edits so far have left it.
  ///   - target: Where it is then: its place among the rows without it.
  package mutating func moveRow(from source: RowPosition, to target: RowPosition) {
    check(source, "move")
    let row = takeRows(at: [source.row], ofSection: source.section)
    let count = rowCount(of: number(ofSection: target.section))
    guard (0...count).contains(target.row) else {
      misuse(
        """
        move row \(source) to \(target): without it the section has \(count) rows, move to \
        0...\(count)
        """)
    }
    guard count < .max else {
      misuse("move row \(source) to \(target): the section has \(count) rows, and cannot have more")
    }
    placeRows(row, at: [target.row], inSection: target.section)
  }

  /// Replaces a row where it stands.
  ///
  /// - Parameter row: The row as the edits so far have left it.
  package mutating func reloadRow(at row: RowPosition) {
    check(row, "reload")
    reloadRows(at: [row.row], ofSection: row.section)
  }

  /// Configures the cell of a row again.
  ///
  /// - Parameter row: The row as the edits so far have left it.
  package mutating func reconfigureRow(at row: RowPosition) {
    check(row, "reconfigure")
    reconfigureRows(at: [row.row], ofSection: row.section)
  }

  private func check(_ row: RowPosition, _ operation: String) {
    let count = rowCount(of: number(ofSection: row.section))
    guard row.row >= 0, row.row < count else {
      misuse(
        """
        \(operation) row \(row): the section has \(count) rows; count as the edits so far have \
        left it
        """)
    }
  }
}

// Many rows of a section at once, in ascending order, each of which exists.
extension SequentialEdits {
  /// Takes rows out of their section, to be placed elsewhere.
  mutating func takeRows(at indices: [Int], ofSection section: Int) -> [RowSource] {
    let number = number(ofSection: section)
    let original = CountedSequence(originalRows(of: number))
    return rows[number, default: original].remove(at: indices)
  }

  /// Places rows that are new or were taken where they are when all of them are placed.
  mutating func placeRows(_ origins: [RowSource], at indices: [Int], inSection section: Int) {
    let number = number(ofSection: section)
    let original = CountedSequence(originalRows(of: number))
    rows[number, default: original].insert(origins, at: indices)
  }

  /// Replaces rows where they stand.
  mutating func reloadRows(at indices: [Int], ofSection section: Int) {
    reloadedRows.formUnion(oldRows(at: indices, ofSection: section))
  }

  /// Configures the cells of rows again.
  mutating func reconfigureRows(at indices: [Int], ofSection section: Int) {
    reconfiguredRows.formUnion(oldRows(at: indices, ofSection: section))
  }

  /// Returns the places before of those rows that are not new.
  private func oldRows(at indices: [Int], ofSection section: Int) -> [RowPosition] {
    let number = number(ofSection: section)
    let present = rows[number] ?? CountedSequence(originalRows(of: number))
    return present.items(at: indices).compactMap { if case .old(let row) = $0 { row } else { nil } }
  }
}

// MARK: - Sections

// Each edit of sections traps if there is no such section or place.
extension SequentialEdits {
  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: Where the section is then; at most the number of sections.
  ///   - rowCount: The number of rows with which it comes. Traps if it is negative.
  package mutating func insertSection(at section: Int, rowCount: Int = 0) {
    guard (0...sections.count).contains(section) else {
      misuse(
        "insert section \(section): there are \(sections.count), insert at 0...\(sections.count)")
    }
    Self.check(rowCount, ofSection: section)
    placeSections([newSection(rowCount: rowCount)], at: [section])
  }

  /// Deletes a section with its rows.
  ///
  /// - Parameter section: The section as the edits so far have left it.
  package mutating func deleteSection(at section: Int) {
    _ = number(ofSection: section)
    discardSections(takeSections(at: [section]))
  }

  /// Moves a section with its rows.
  ///
  /// - Parameters:
  ///   - source: The section as the edits so far have left it.
  ///   - target: Where it is then: its place among the sections without it.
  package mutating func moveSection(from source: Int, to target: Int) {
    _ = number(ofSection: source)
    let section = takeSections(at: [source])
    guard (0...sections.count).contains(target) else {
      misuse(
        """
        move section \(source) to \(target): without it there are \(sections.count) sections, move \
        to 0...\(sections.count)
        """)
    }
    placeSections(section, at: [target])
  }

  /// Replaces a section where it stands, with all of its rows.
  ///
  /// - Parameters:
  ///   - section: The section as the edits so far have left it.
  ///   - rowCount: The number of its rows after that. If it is nil, the number stays. Traps if it
  ///     is negative.
  package mutating func reloadSection(at section: Int, rowCount: Int? = nil) {
    let number = number(ofSection: section)
    let count = rowCount ?? self.rowCount(of: number)
    Self.check(count, ofSection: section)
    rows[number] = CountedSequence(CountedRun(first: .new, count: count))
    if number < rowCountsBefore.count { reloadedSections.insert(number) }
  }
}

// Many sections at once, in ascending order, each of which exists.
extension SequentialEdits {
  /// Takes sections out of the table, to be placed elsewhere or discarded.
  ///
  /// - Returns: The numbers of the sections.
  mutating func takeSections(at indices: [Int]) -> [Int] {
    rearrangesSections = true
    return sections.remove(at: indices)
  }

  /// Places sections that are new or were taken where they are when all of them are placed.
  mutating func placeSections(_ numbers: [Int], at indices: [Int]) {
    rearrangesSections = true
    sections.insert(numbers, at: indices)
  }

  /// Forgets sections that were taken.
  mutating func discardSections(_ numbers: some Sequence<Int>) {
    for number in numbers {
      rows[number] = nil
      reloadedSections.remove(number)
    }
  }

  /// Returns the number of a section that comes with new rows, to be placed.
  mutating func newSection(rowCount: Int) -> Int {
    newSectionCounts.append(rowCount)
    return rowCountsBefore.count + newSectionCounts.count - 1
  }
}

// MARK: - All in one batch

extension SequentialEdits {
  /// Combines all edits so far into one batch, which is legal between the row counts that the edits
  /// began with and ``rowCounts``.
  ///
  /// The batch moves as few rows as possible, and does not mention what the edits undo. A change
  /// that one batch cannot say is said by replacing: a row that moves and changes is deleted and
  /// inserted. So is a section that moves while its rows change, that would move to its own place,
  /// or that is reloaded while others move. Rows that come from a replaced section are inserted,
  /// and rows that have gone into it are deleted.
  ///
  /// - Complexity: O(*r* log *r*) for *r* runs of rows; and O(*s* log *s*) for *s* sections if one
  ///   of them has come, gone or moved.
  package func reduced() -> BatchUpdate { reduced(movingRows: nil, movingSections: nil) }

  /// Combines all edits so far into one batch, as ``reduced()`` does. Not everything may move in
  /// it.
  ///
  /// - Parameters:
  ///   - movableRows: The rows (before) that may move within their section. All others must be in
  ///     their order still. Nil if all may move.
  ///   - movableSections: The numbers of the sections that may move. All others must be in their
  ///     order still. Nil if all may move.
  func reduced(
    movingRows movableRows: Set<RowPosition>?, movingSections movableSections: Set<Int>?
  ) -> BatchUpdate {
    var update = BatchUpdate()
    var arrangements = changedSections
    if rearrangesSections {
      let staying = update.addSections(
        leadingTo: SectionArrangement(
          countBefore: rowCountsBefore.count, order: sections.items, moving: movableSections,
          reloaded: reloadedSections, changed: Set(arrangements.keys)))
      let targets = Dictionary(uniqueKeysWithValues: staying)
      arrangements = arrangements.compactMapValues { rows in
        targets[rows.section].map { rows.leading(to: $0) }
      }
    } else {
      update.sections.reloaded = reloadedSections.sorted()
      arrangements = arrangements.filter { !reloadedSections.contains($0.key) }
    }
    update.addRows(
      leadingTo: arrangements.values.sorted { $0.target < $1.target }, moving: movableRows,
      reloading: reloadedRows, reconfiguring: reconfiguredRows)
    return update
  }

  /// The rearranged or marked rows of each section of before that is edited, by its number.
  private var changedSections: [Int: RowArrangement] {
    let marked = Set(reloadedRows.map(\.section)).union(reconfiguredRows.map(\.section))
    var changed: [Int: RowArrangement] = [:]
    for number in marked.union(rows.keys) where number < rowCountsBefore.count {
      let arrangement = RowArrangement(
        section: number, target: number, countBefore: rowCountsBefore[number],
        rows: rows[number]?.runs ?? [originalRows(of: number)])
      if !arrangement.isUnchanged || marked.contains(number) { changed[number] = arrangement }
    }
    return changed
  }
}
