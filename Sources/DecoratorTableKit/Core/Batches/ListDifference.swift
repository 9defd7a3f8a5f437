/// What leads from one list of sections and rows to another.
@usableFromInline
struct ListDifference: Sendable {
  /// The batch.
  @usableFromInline var update = BatchUpdate()
  /// The rows that the batch deletes and inserts though they are the same, in ascending order.
  var replacedRows: [ReplacedRow] = []

  @usableFromInline
  init() {}

  init(_ update: BatchUpdate, replacedRows: [ReplacedRow] = []) {
    self.update = update
    self.replacedRows = replacedRows.sorted { $0.source < $1.source }
  }
}

/// A row that is in the list before and after a batch, which deletes and inserts it all the same.
///
/// A table cannot be told that a row moves into a section that comes or goes, or that it moves and
/// is shown again. Nor can it be told that a section moves while its rows change, so that all rows
/// of such a section are replaced. Who follows the row finds it at its new place.
struct ReplacedRow: Hashable, Sendable {
  /// What becomes of that which a row shows.
  enum Showing: Hashable, Sendable {
    case same, reconfigured, reloaded
  }

  /// The place before.
  let source: RowPosition
  /// The place after.
  let target: RowPosition
  let showing: Showing
}

/// A list of sections and rows after a change, each with its origin. It becomes a batch with the
/// fewest operations, whoever found out what is the same.
@usableFromInline
struct RearrangedList {
  let rowCountsBefore: [Int]
  /// The origin (before) of each section; the number of sections before, or more, for a new one.
  private var order: [Int] = []
  /// The rows of each section, by their origins.
  private var rows: [[CountedRun<RowSource>]] = []
  /// Sections (before) that are replaced with all of their rows.
  @usableFromInline var reloadedSections: Set<Int> = []
  /// Rows (before) to be shown again.
  @usableFromInline var reloadedRows: Set<RowPosition> = []
  /// Rows (before) to be configured again.
  @usableFromInline var reconfiguredRows: Set<RowPosition> = []

  /// Begins with no sections after the change.
  ///
  /// - Parameter rowCountsBefore: The number of rows of each section before the change.
  @usableFromInline
  init(rowCountsBefore: [Int]) { self.rowCountsBefore = rowCountsBefore }

  /// Appends a section without rows.
  ///
  /// - Parameter origin: The section before; nil if it is new.
  @usableFromInline
  mutating func appendSection(_ origin: Int?) {
    order.append(origin ?? rowCountsBefore.count + order.count)
    rows.append([])
  }

  /// Appends rows to the last section.
  ///
  /// - Parameters:
  ///   - origin: The first row before; nil if they are new.
  ///   - count: The number of rows that follow each other before as well.
  @usableFromInline
  mutating func appendRows(_ origin: RowPosition?, count: Int = 1) {
    rows[rows.count - 1].appendRun(
      CountedRun(first: origin.map { .old($0) } ?? .new, count: count))
  }

  /// The batch that leads to the list.
  ///
  /// - Complexity: O(*s* log *s* + *r* log *r* + *p*) for *s* sections, *r* runs of rows that stay
  ///   together and marked rows, and *p* operations.
  @usableFromInline
  var difference: ListDifference {
    var difference = ListDifference()
    let arrangements = changedSections
    let sections = SectionArrangement(
      countBefore: rowCountsBefore.count, order: order, moving: nil, reloaded: reloadedSections,
      changed: Set(arrangements.keys))
    let staying = difference.update.addSections(leadingTo: sections)
    difference.update.addRows(
      leadingTo: staying.compactMap { arrangements[$0.section] },
      reloading: reloadedRows, reconfiguring: reconfiguredRows)
    let moving = difference.update.movedSections.map(\.source)
    difference.replacedRows = replacedRows(
      by: difference.update, surviving: Set(staying.map(\.section) + moving))
    return difference
  }

  /// The rows of each section that stays without being replaced, and has rows that come, go, move
  /// or are marked, by its number before.
  private var changedSections: [Int: RowArrangement] {
    let marked = Set(reloadedRows.map(\.section) + reconfiguredRows.map(\.section))
    var changed: [Int: RowArrangement] = [:]
    for (target, section) in order.enumerated()
    where section < rowCountsBefore.count && !reloadedSections.contains(section) {
      let arrangement = RowArrangement(
        section: section, target: target, countBefore: rowCountsBefore[section],
        rows: rows[target])
      if !arrangement.isUnchanged || marked.contains(section) { changed[section] = arrangement }
    }
    return changed
  }

  /// Returns the rows that are the same though a batch deletes and inserts them. Those of reloaded
  /// sections are others.
  ///
  /// - Parameter survivors: The sections (before) that the batch does not replace.
  private func replacedRows(
    by update: BatchUpdate, surviving survivors: Set<Int>
  ) -> [ReplacedRow] {
    // A row that is marked and is not shown again moves.
    let movedAndMarked = reloadedRows.union(reconfiguredRows)
      .subtracting(update.reloadedRows).subtracting(update.reconfiguredRows)
    var replaced: [ReplacedRow] = []
    for (section, runs) in rows.enumerated() where !reloadedSections.contains(order[section]) {
      var target = RowPosition(section: section, row: 0)
      for run in runs {
        defer { target.row += run.count }
        guard case .old(let first) = run.first, !reloadedSections.contains(first.section) else {
          continue
        }
        let isKnown = survivors.contains(first.section) && survivors.contains(order[section])
        if isKnown, movedAndMarked.isEmpty { continue }
        for offset in 0..<run.count {
          let source = RowPosition(section: first.section, row: first.row + offset)
          if isKnown, !movedAndMarked.contains(source) { continue }
          replaced.append(
            ReplacedRow(
              source: source, target: RowPosition(section: section, row: target.row + offset),
              showing: reloadedRows.contains(source)
                ? .reloaded : reconfiguredRows.contains(source) ? .reconfigured : .same))
        }
      }
    }
    return replaced.sorted { $0.source < $1.source }
  }
}
