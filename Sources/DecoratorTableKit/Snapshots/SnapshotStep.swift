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
  /// - Returns: Nil if one of these rows moves.
  func update(
    reloading reloaded: Set<RowPosition> = [], reconfiguring reconfigured: Set<RowPosition> = []
  ) -> BatchUpdate? {
    var update = BatchUpdate()
    let indicesBefore = indicesBefore
    let staying = update.addSections(
      leadingTo: sectionArrangement(replacing: change.replacedSections))
    let indicesAfter = change.indicesAfter
    let arrangements = staying.compactMap { section, target -> RowArrangement? in
      let number = before[section]
      let rows: [CountedRun<RowSource>]
      if let index = indicesAfter[number] {
        let isNew = number >= change.sectionCountBefore
        guard isNew || rearranged.contains(number) else { return nil }
        rows = self.rows(change.rowsAfter[index], of: isNew ? section : nil, indicesBefore)
      } else {
        rows = leavingRows(of: number, at: section)
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
    guard update.reloadedRows.count == reloaded.count,
      update.reconfiguredRows.count == reconfigured.count
    else { return nil }
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

  /// The rows, of a section that goes later, that are in no other section after.
  private func leavingRows(of number: Int, at section: Int) -> [CountedRun<RowSource>] {
    var isLeaving = Array(repeating: true, count: change.rowCountsBefore[number])
    for run in change.rowsAfter.joined() {
      guard case .old(let row) = run.first, row.section == number else { continue }
      for index in row.row..<(row.row + run.count) { isLeaving[index] = false }
    }
    var rows: [CountedRun<RowSource>] = []
    for row in isLeaving.indices where isLeaving[row] {
      rows.appendRun(
        CountedRun(first: .old(RowPosition(section: section, row: row)), count: 1))
    }
    return rows
  }
}
