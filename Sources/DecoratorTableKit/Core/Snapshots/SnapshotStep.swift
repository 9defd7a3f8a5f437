/// A change of a snapshot as far as it is made in one batch: rows and sections that are in one order
/// before it, and in another after it.
struct SnapshotStep {
  let change: SnapshotChange
  /// The numbers of the sections before the batch. Sections that are new in the whole change have,
  /// if they are among them, those of their rows that come from nowhere.
  let before: [Int]
  /// The numbers of the sections after the batch.
  let after: [Int]
  /// The numbers of the sections that move in it.
  let moving: Set<Int>
  /// The numbers of the sections of which rows change in the whole change.
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

  /// All operations.
  ///
  /// - Parameters:
  ///   - reloaded: Rows to be replaced, if `before` is the order of before the whole change.
  ///   - reconfigured: Rows whose cell is to be configured again, under the same condition.
  /// - Returns: A batch in which those of these rows that move are deleted and inserted.
  func update(
    reloading reloaded: Set<RowPosition>, reconfiguring reconfigured: Set<RowPosition>
  ) -> BatchUpdate {
    var update = BatchUpdate()
    let indicesBefore = indicesBefore
    let staying = update.addSections(
      leadingTo: sectionArrangement(replacing: change.replacedSections))
    let indicesAfter = change.indicesAfter
    let matchedRows = matchedRowsOfLeavingSections(indicesAfter)
    let arrangements = staying.compactMap { section, target -> RowArrangement? in
      let number = before[section]
      let rows: [CountedRun<RowSource>]
      if let index = indicesAfter[number] {
        let isNew = number >= change.sectionCountBefore
        guard isNew || rearranged.contains(number) else { return nil }
        rows = self.rows(change.rowsAfter[index], of: isNew ? section : nil, indicesBefore)
      } else {
        rows = leavingRows(of: number, at: section, matchedRows[number] ?? [])
      }
      let arrangement = RowArrangement(
        section: section, target: target, countBefore: rowCount(of: number, indicesAfter),
        rows: rows)
      return arrangement.isUnchanged && !rearranged.contains(number) ? nil : arrangement
    }
    let kept = Set(after)
    let going = before.indices.filter { !kept.contains(before[$0]) }
    update.addRows(
      leadingTo: arrangements, outOf: Set(going), reloading: reloaded, reconfiguring: reconfigured)
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

  /// The number of rows that a section has before the batch.
  private func rowCount(of number: Int, _ indicesAfter: [Int: Int]) -> Int {
    guard number >= change.sectionCountBefore else { return change.rowCountsBefore[number] }
    guard let index = indicesAfter[number] else { return 0 }
    return change.rowsAfter[index].reduce(0) { $0 + ($1.first == .new ? $1.count : 0) }
  }

  /// Rows by where they are before the batch, instead of before the whole change.
  ///
  /// - Parameter section: The section before the batch in which rows that come from nowhere are already;
  ///   nil if they are in none.
  private func rows(
    _ rows: [CountedRun<RowSource>], of section: Int?, _ indicesBefore: [Int: Int]
  ) -> [CountedRun<RowSource>] {
    var mapped: [CountedRun<RowSource>] = []
    var arrived = 0
    for run in rows {
      var source = RowSource.new
      if case .old(let row) = run.first {
        if !change.replacedSections.contains(row.section), let index = indicesBefore[row.section] {
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

  /// The rows that are somewhere after, of each section that goes, but later than in this batch.
  private func matchedRowsOfLeavingSections(_ indicesAfter: [Int: Int]) -> [Int: [Range<Int>]] {
    var matched: [Int: [Range<Int>]] = [:]
    if after.allSatisfy({ indicesAfter[$0] != nil }) { return matched }
    for run in change.rowsAfter.joined() {
      guard case .old(let row) = run.first, indicesAfter[row.section] == nil else { continue }
      matched[row.section, default: []].append(row.row..<(row.row + run.count))
    }
    return matched
  }

  /// The rows of a section that are in no other section after.
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
