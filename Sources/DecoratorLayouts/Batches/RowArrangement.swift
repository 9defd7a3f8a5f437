/// The rows of a section after a change, each with its origin.
struct RowArrangement {
  /// The section before.
  let section: Int
  /// The section after.
  let target: Int
  /// The number of its rows before.
  let countBefore: Int
  /// Its rows after, in order.
  let rows: [RowRun]

  /// Whether the rows are those of before, in their order.
  var isUnchanged: Bool {
    var before: [RowRun] = []
    before.appendRows(.old(RowPosition(section: section, row: 0)), count: countBefore)
    return rows == before
  }
}

extension BatchUpdate {
  /// Adds the fewest moves, with the deletes and inserts, that result in given rows. Rows to be
  /// reloaded or reconfigured that must also move are deleted and inserted.
  ///
  /// - Parameters:
  ///   - arrangements: Each section that survives unmoved and has rows that change or move. Rows
  ///     from any other section are new.
  ///   - movable: The rows (before) that may move within their section. All others must still be in
  ///     order. Nil if all may move.
  ///   - reloaded: Rows (before) to be replaced.
  ///   - reconfigured: Rows (before) to be reconfigured.
  /// - Complexity: O(*r* log *r* + *p*) for *r* runs and marked rows, and *p* operations.
  mutating func addRows(
    leadingTo arrangements: [RowArrangement], moving movable: Set<RowPosition>? = nil,
    reloading reloaded: Set<RowPosition> = [], reconfiguring reconfigured: Set<RowPosition> = []
  ) {
    var reduction = RowReduction(
      sections: Set(arrangements.map(\.section)), movable: movable,
      marked: reloaded.union(reconfigured))
    for arrangement in arrangements { reduction.arrange(arrangement) }
    for arrangement in arrangements { reduction.deleteMissing(of: arrangement) }
    rows.deleted += reduction.deleted
    rows.inserted += reduction.inserted
    rows.moved += reduction.moved
    rows.reloaded += reloaded.filter(reduction.keeps)
    reconfiguredRows += reconfigured.subtracting(reloaded).filter(reduction.keeps)
    putInOrder()
  }
}

/// The row operations found so far, while arrangements are read.
private struct RowReduction {
  /// Consecutive rows of a section (before), and the place of the first after.
  private typealias Stretch = (rows: Range<Int>, target: Int)

  /// The sections (before) from which rows can move.
  let sections: Set<Int>
  /// The rows (before) that may move within their section; nil if all may.
  let movable: Set<RowPosition>?
  /// Marked rows (before), which cannot move.
  let marked: Set<RowPosition>
  private(set) var deleted: [RowPosition] = []
  private(set) var inserted: [RowPosition] = []
  private(set) var moved: [BatchUpdate.RowMove] = []
  /// The rows (before) of each section that are after in any of the sections.
  private var present: [Int: [Range<Int>]] = [:]
  /// The rows (before) of each section that stay unmoved, ascending.
  private var kept: [Int: [Range<Int>]] = [:]

  init(sections: Set<Int>, movable: Set<RowPosition>?, marked: Set<RowPosition>) {
    self.sections = sections
    self.movable = movable
    self.marked = marked
  }

  /// Returns whether a row (before) is kept where it is among its neighbours.
  func keeps(_ row: RowPosition) -> Bool {
    guard let kept = kept[row.section] else { return false }
    let index = kept.firstIndexInOrder { $0.upperBound > row.row }
    return index < kept.count && kept[index].contains(row.row)
  }

  mutating func arrange(_ arrangement: RowArrangement) {
    var own: [Stretch] = []
    own.reserveCapacity(arrangement.rows.count)
    var target = 0
    for run in arrangement.rows {
      switch run.first {
      case .old(let row) where sections.contains(row.section):
        let rows = row.row..<(row.row + run.count)
        if row.section == arrangement.section {
          own.append((rows, target))
        } else {
          present[row.section, default: []].append(rows)
          move(rows, of: row.section, to: RowPosition(section: arrangement.target, row: target))
        }
      case .old, .new:
        for row in target..<(target + run.count) {
          inserted.append(RowPosition(section: arrangement.target, row: row))
        }
      }
      target += run.count
    }
    present[arrangement.section, default: []] += own.map { $0.rows }
    arrange(own, of: arrangement)
  }

  /// Keeps as many rows of a section as can be kept, and moves the others within it.
  private mutating func arrange(_ own: [Stretch], of arrangement: RowArrangement) {
    let keptIndices = own.map { $0.rows.lowerBound }
      .indicesOfHeaviestIncreasing(
        weights: own.map { weight(of: $0.rows, in: arrangement.section) })
    kept[arrangement.section] = keptIndices.map { own[$0].rows }
    var next = keptIndices.makeIterator()
    var nextKept = next.next()
    for (index, stretch) in own.enumerated() {
      if index == nextKept {
        nextKept = next.next()
        continue
      }
      move(
        stretch.rows, of: arrangement.section,
        to: RowPosition(section: arrangement.target, row: stretch.target))
    }
  }

  /// Returns the weight of rows that stay in their order: their number. Rows that must not move
  /// outweigh all others.
  private func weight(of rows: Range<Int>, in section: Int) -> Int {
    guard let movable else { return rows.count }
    let mayMove = rows.allSatisfy { movable.contains(RowPosition(section: section, row: $0)) }
    return mayMove ? rows.count : movable.count + 1
  }

  private mutating func move(_ rows: Range<Int>, of section: Int, to first: RowPosition) {
    for row in rows {
      let source = RowPosition(section: section, row: row)
      let target = RowPosition(
        section: first.section, row: first.row + row - rows.lowerBound)
      if marked.contains(source) {
        deleted.append(source)
        inserted.append(target)
      } else {
        moved.append(BatchUpdate.RowMove(from: source, to: target))
      }
    }
  }

  /// Deletes the rows of a section that are in none of the sections after.
  mutating func deleteMissing(of arrangement: RowArrangement) {
    var next = 0
    let ranges = (present[arrangement.section] ?? []).sorted { $0.lowerBound < $1.lowerBound }
    for range in ranges + [arrangement.countBefore..<arrangement.countBefore] {
      for row in next..<range.lowerBound {
        deleted.append(RowPosition(section: arrangement.section, row: row))
      }
      next = range.upperBound
    }
  }
}
