/// The part of a snapshot's change that one batch makes: it leads rows and sections from one order
/// to another.
struct SnapshotStep {
  let change: SnapshotChange
  /// The numbers of the sections before the batch. A section among them that is new in the whole
  /// change has those of its rows that are new.
  let before: [Int]
  /// The numbers of the sections after the batch.
  let after: [Int]
  /// The numbers of the sections that move in the batch.
  let moving: Set<Int>
  /// The numbers of the sections with rows that change in the whole change.
  let rearranged: Set<Int>

  private var indicesBefore: [Int: Int] {
    Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
  }

  /// The operations on sections where no rows change.
  var sectionUpdate: BatchUpdate {
    var update = BatchUpdate()
    _ = update.addSections(leadingTo: sectionArrangement(replacing: []))
    return update
  }

  /// Returns all operations.
  ///
  /// - Parameters:
  ///   - reloaded: Rows to be replaced; none unless ``before`` is the order before the whole
  ///     change.
  ///   - reconfigured: Rows to be configured again; none on the same condition.
  /// - Returns: A batch. Rows to be shown again that move are deleted and inserted in it.
  func update(
    reloading reloaded: Set<RowPosition>, reconfiguring reconfigured: Set<RowPosition>
  ) -> BatchUpdate {
    var update = BatchUpdate()
    let staying = update.addSections(
      leadingTo: sectionArrangement(replacing: change.replacedSections))
    let indicesAfter = change.indicesAfter
    let matchedRows = matchedRowsOfLeavingSections(indicesAfter)
    // Rows can come from these. Nobody says that a table moves rows out of a section that goes.
    let sources = indicesBefore.filter { number, _ in
      indicesAfter[number] != nil && !change.replacedSections.contains(number)
    }
    let arrangements = staying.compactMap { section, target -> RowArrangement? in
      let number = before[section]
      let rows: [CountedRun<RowSource>]
      if let index = indicesAfter[number] {
        let isNew = number >= change.sectionCountBefore
        guard isNew || rearranged.contains(number) else { return nil }
        rows = self.rows(change.rowsAfter[index], of: isNew ? section : nil, sources)
      } else {
        rows = leavingRows(of: number, at: section, matchedRows[number] ?? [])
      }
      let arrangement = RowArrangement(
        section: section, target: target, countBefore: rowCount(of: number, indicesAfter),
        rows: rows)
      return arrangement.isUnchanged && !rearranged.contains(number) ? nil : arrangement
    }
    update.addRows(
      leadingTo: arrangements, reloading: reloaded, reconfiguring: reconfigured)
    return update
  }
}

extension SnapshotStep {
  private func sectionArrangement(replacing replaced: Set<Int>) -> SectionArrangement {
    let indices = indicesBefore
    return SectionArrangement(
      countBefore: before.count,
      order: after.enumerated().map { indices[$1] ?? before.count + $0 },
      stays: after.map { !moving.contains($0) },
      reloaded: Set(replaced.compactMap { indices[$0] }),
      changed: Set(rearranged.compactMap { indices[$0] }))
  }

  /// Returns the number of rows of a section before the batch.
  private func rowCount(of number: Int, _ indicesAfter: [Int: Int]) -> Int {
    guard number >= change.sectionCountBefore else { return change.rowCountsBefore[number] }
    guard let index = indicesAfter[number] else { return 0 }
    return change.rowsAfter[index].reduce(0) { $0 + ($1.first == .new ? $1.count : 0) }
  }

  /// Returns rows by their places before the batch, instead of before the whole change.
  ///
  /// - Parameters:
  ///   - rows: The rows by their places before the whole change.
  ///   - section: The section before the batch that has the new rows already; nil if none has them.
  ///   - sources: The index before the batch of each section that rows can come from, by its
  ///     number. Rows of any other are new.
  private func rows(
    _ rows: [CountedRun<RowSource>], of section: Int?, _ sources: [Int: Int]
  ) -> [CountedRun<RowSource>] {
    var mapped: [CountedRun<RowSource>] = []
    var arrived = 0
    for run in rows {
      var source = RowSource.new
      if case .old(let row) = run.first {
        if let index = sources[row.section] {
          source = .old(RowPosition(section: index, row: row.row))
        }
      } else if let section {
        source = .old(RowPosition(section: section, row: arrived))
        arrived += run.count
      }
      mapped.appendRun(CountedRun(first: source, count: run.count))
    }
    return mapped
  }

  /// Returns the rows of the new snapshot in each section that goes later than in this batch.
  private func matchedRowsOfLeavingSections(_ indicesAfter: [Int: Int]) -> [Int: [Range<Int>]] {
    var matched: [Int: [Range<Int>]] = [:]
    if after.allSatisfy({ indicesAfter[$0] != nil }) { return matched }
    for run in change.rowsAfter.joined() {
      guard case .old(let row) = run.first, indicesAfter[row.section] == nil else { continue }
      matched[row.section, default: []].append(row.row..<(row.row + run.count))
    }
    return matched
  }

  /// Returns the rows of a section that are in no other section after.
  private func leavingRows(
    of number: Int, at section: Int, _ matched: [Range<Int>]
  ) -> [CountedRun<RowSource>] {
    var rows: [CountedRun<RowSource>] = []
    var next = 0
    let end = change.rowCountsBefore[number]
    for range in matched.sorted(by: { $0.lowerBound < $1.lowerBound }) + [end..<end] {
      let first = RowSource.old(RowPosition(section: section, row: next))
      rows.appendRun(CountedRun(first: first, count: range.lowerBound - next))
      next = range.upperBound
    }
    return rows
  }
}
