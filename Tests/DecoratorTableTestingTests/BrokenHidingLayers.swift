import DecoratorTableKit

@testable import DecoratorTableTesting

// Layers that hide rows and are right but for one thing each.

/// What is reloaded among the hidden rows is told of the row that stands in their place.
final class ReloadsHiddenRows: HandMadeHidingLayer {
  override func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    let rows = inner.reloadedRows.filter(isHidden).map { row in
      RowPosition(
        section: row.section, row: row.row - hidden[row.section].count { $0 < row.row })
    }
    var plan = super.plan(for: inner, counts: after)
    let counts = outerRowCounts
    plan.outer = plan.outer.reloadingRows(rows.filter { $0.row < counts[$0.section] })
    return plan
  }
}

/// A row that comes in sight is not announced.
final class RevealsInSilence: HandMadeHidingLayer {
  override func outer(
    for inner: BatchUpdate, _ trace: BatchTrace, hiding after: [Set<Int>]
  ) -> BatchUpdate {
    let right = super.outer(for: inner, trace, hiding: after)
    guard !inner.reloadedRows.isEmpty else { return right }
    var update = BatchUpdate()
      .deletingSections(right.deletedSections).insertingSections(right.insertedSections)
      .reloadingSections(right.reloadedSections).deletingRows(right.deletedRows)
      .reloadingRows(right.reloadedRows).reconfiguringRows(right.reconfiguredRows)
    for move in right.movedSections { update.add(.moveSection(move)) }
    for move in right.movedRows { update.add(.moveRow(move)) }
    return update
  }
}

/// A row that goes out of sight is not announced.
final class HidesInSilence: HandMadeHidingLayer {
  override func outer(
    for inner: BatchUpdate, _ trace: BatchTrace, hiding after: [Set<Int>]
  ) -> BatchUpdate {
    let right = super.outer(for: inner, trace, hiding: after)
    return inner.reloadedRows.isEmpty ? right : right.with(deletes: [])
  }
}

/// Rows are hidden by their numbers, whichever rows these are.
final class HidesNumbers: HandMadeHidingLayer {
  override func hiddenRows(after inner: BatchUpdate, _ trace: BatchTrace) -> [Set<Int>] {
    let right = super.hiddenRows(after: inner, trace)
    guard !inner.changesSections, !inner.movedRows.isEmpty else { return right }
    return hidden
  }
}

/// It hides rows, and counts them all the same.
final class CountsHiddenRows: HandMadeHidingLayer {
  override var outerRowCounts: [Int] { innerRowCounts }
}

/// It knows where each row is, and not which row is where.
final class PassesOverNoHiddenRow: HandMadeHidingLayer {
  override func contentRow(of row: RowPosition) -> RowPosition? {
    super.contentRow(of: row) == nil ? nil : row
  }
}

/// A row that is hidden is said to be where the row below it is.
final class PutsHiddenRowsSomewhere: HandMadeHidingLayer {
  override func row(ofContent row: RowPosition) -> RowPosition? {
    if let place = super.row(ofContent: row) { return place }
    return super.row(ofContent: RowPosition(section: row.section, row: row.row &+ 1))
  }
}
