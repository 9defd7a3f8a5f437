import DecoratorTableKit

@testable import DecoratorTableTesting

// Layers that are right but for one thing each.

final class InverseWrongAtAnchor: HandMadeLayer {
  override func row(ofContent row: RowPosition) -> RowPosition? {
    guard let right = super.row(ofContent: row) else { return nil }
    let isAtAnchor = slots[row.section].contains { $0.anchor == row.row }
    return isAtAnchor ? RowPosition(section: right.section, row: right.row - 1) : right
  }
}

final class PositionsNotShifted: HandMadeLayer {
  override func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    var plan = super.plan(for: inner, counts: after)
    guard !inner.insertedRows.isEmpty, plan.slots.count == slots.count else { return plan }
    let last = plan.counts
    plan.slots = slots.enumerated().map { section, slots in
      slots.map { Slot(anchor: min($0.anchor, last[section]), id: $0.id) }
    }
    return plan
  }
}

final class AnnouncesInnerRows: HandMadeLayer {
  override func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    var plan = super.plan(for: inner, counts: after)
    plan.outer = inner
    return plan
  }
}

/// A layer that announces something else than what its rows do.
class Misannouncing: HandMadeLayer {
  /// What it announces instead.
  func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate { outer }

  override func plan(for inner: BatchUpdate, counts after: [Int]) -> Plan {
    var plan = super.plan(for: inner, counts: after)
    plan.outer = announcement(of: plan.outer, for: inner)
    return plan
  }
}

final class ForwardsNoReloads: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    outer.with(reloads: [])
  }
}

final class ReloadsEndUntranslated: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    let rows = inner.reloadedRows.runs.flatMap { run -> [RowPosition] in
      guard let first = row(ofContent: run.first) else { return [] }
      let end = max(run.last.row, first.row)
      return (first.row...end).map { RowPosition(section: first.section, row: $0) }
    }
    return outer.with(reloads: rows)
  }
}

final class ForwardsNoMoves: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    outer.with(moves: [])
  }
}

final class RemovesOneSpan: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    let rows = inner.deletedRows.runs.flatMap { run -> [RowPosition] in
      guard let first = row(ofContent: run.first) else { return [] }
      return (0..<run.count).map { RowPosition(section: first.section, row: first.row + $0) }
    }
    return outer.with(deletes: rows)
  }
}

final class ReloadsPastTheEnd: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    let counts = outerRowCounts
    let beyond = inner.reloadedRows.filter { $0.row == innerRowCounts[$0.section] - 1 }
      .map { RowPosition(section: $0.section, row: counts[$0.section]) }
    return outer.reloadingRows(beyond)
  }
}

final class ReloadsTwice: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    outer.reloadingRows(outer.reloadedRows)
  }
}

final class ReplacesReloadedRows: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    guard outer.movedRows.isEmpty, outer.deletedRows.isEmpty, outer.insertedRows.isEmpty,
      !outer.changesSections
    else { return outer }
    return outer.with(reloads: []).deletingRows(outer.reloadedRows)
      .insertingRows(outer.reloadedRows)
  }
}

final class ReloadsItsOwnRows: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    guard outer.movedRows.isEmpty, !outer.changesSections, outer.deletedRows.isEmpty,
      let first = slots.first?.first
    else { return outer }
    let content = slots[0].count { $0.anchor < first.anchor }
    return outer.reloadingRows([first.anchor + content], inSection: 0)
  }
}

final class MovesWhatCouldStay: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    guard outer.movedRows.isEmpty, !outer.changesSections, outer.deletedRows.isEmpty,
      outer.insertedRows.isEmpty, let first = slots.first?.first
    else { return outer }
    return outer.movingRow(from: first.anchor, to: first.anchor, inSection: 0)
  }
}

final class ReplacesSections: Misannouncing {
  override func announcement(of outer: BatchUpdate, for inner: BatchUpdate) -> BatchUpdate {
    guard !outer.changesSections, outer.movedRows.isEmpty else { return outer }
    return BatchUpdate().reloadingSections(
      Set((outer.deletedRows + outer.insertedRows + outer.reloadedRows).map(\.section)))
  }
}

final class OffByOneAfterLastAdditional: HandMadeLayer {
  override func contentRow(of row: RowPosition) -> RowPosition? {
    guard let right = super.contentRow(of: row) else { return nil }
    guard let last = slots[row.section].last, right.row >= last.anchor else { return right }
    return RowPosition(section: right.section, row: right.row + 1)
  }
}

final class LosesRowAboveAnchor: HandMadeLayer {
  override func contentRow(of row: RowPosition) -> RowPosition? {
    guard let right = super.contentRow(of: row) else { return nil }
    return slots[row.section].contains { $0.anchor == right.row + 1 } ? nil : right
  }
}

final class UpdatedTooEarly: HandMadeLayer {
  weak var table: HandMadeTable?

  override var innerRowCounts: [Int] {
    guard let table, table.layers.first === self else { return super.innerRowCounts }
    return table.content.map(\.count)
  }
}

final class KeepsPositionsOnReset: HandMadeLayer {
  private var isLoaded = false

  override func load(_ counts: [Int]) {
    if !isLoaded { super.load(counts) }
    isLoaded = true
  }
}

final class KnowsTheWrongNeighbour: HandMadeLayer {
  override func contentRows(around row: RowPosition) -> NearestContent? {
    guard let right = super.contentRows(around: row) else { return nil }
    return NearestContent(above: right.below, below: right.below)
  }
}

final class SaysContentWhereItStands: HandMadeLayer {
  override func contentRow(of row: RowPosition) -> RowPosition? {
    super.contentRow(of: row)
      ?? super.contentRow(of: RowPosition(section: row.section, row: row.row &+ 1))
  }
}

final class PutsContentOnItsRows: HandMadeLayer {
  override func row(ofContent row: RowPosition) -> RowPosition? {
    guard let right = super.row(ofContent: row) else { return nil }
    let above = RowPosition(section: right.section, row: right.row - 1)
    return additionalRow(at: above) == nil ? right : above
  }
}

final class AnswersForAnyRow: HandMadeLayer {
  override func contentRow(of row: RowPosition) -> RowPosition? {
    super.contentRow(of: row)
      ?? (origin(of: row) == nil ? RowPosition(section: 0, row: 0) : nil)
  }
}

final class ShowsOneModelTwice: HandMadeLayer {
  override func additionalRow(at row: RowPosition) -> CheckedAdditionalRow? {
    super.additionalRow(at: row).map { _ in .identified("the same") }
  }
}

/// It says that it hides a row, and shows it all the same.
final class HidesInWordsOnly: HandMadeLayer {
  override func isHidden(_ row: RowPosition) -> Bool { row.row == 2 }
}

/// It has no place for a row, and does not say that it hides it.
final class LosesAPlace: HandMadeLayer {
  override func row(ofContent row: RowPosition) -> RowPosition? {
    row.row == 2 ? nil : super.row(ofContent: row)
  }
}

extension BatchUpdate {
  /// This batch with other operations of some kinds.
  func with(
    deletes: [RowPosition]? = nil, reloads: [RowPosition]? = nil, moves: [RowMove]? = nil
  ) -> BatchUpdate {
    var update = BatchUpdate()
      .deletingSections(deletedSections).insertingSections(insertedSections)
      .reloadingSections(reloadedSections).deletingRows(deletes ?? deletedRows)
      .insertingRows(insertedRows).reloadingRows(reloads ?? reloadedRows)
      .reconfiguringRows(reconfiguredRows)
    for move in movedSections { update.add(.moveSection(move)) }
    for move in moves ?? movedRows { update.add(.moveRow(move)) }
    return update
  }
}

extension [RowPosition] {
  /// Rows that stand directly below each other, as the spans in which some announce them.
  var runs: [(first: RowPosition, last: RowPosition, count: Int)] {
    var runs: [(first: RowPosition, last: RowPosition, count: Int)] = []
    for row in self {
      if let run = runs.last, run.last.section == row.section, run.last.row + 1 == row.row {
        runs[runs.count - 1] = (run.first, row, run.count + 1)
      } else {
        runs.append((row, row, 1))
      }
    }
    return runs
  }
}
