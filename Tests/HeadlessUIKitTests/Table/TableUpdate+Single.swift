import Foundation

@testable import HeadlessUIKit

extension TableUpdate {
  /// Every update of one operation on a table with these rows; some name places that there are only
  /// with another operation, or not at all.
  static func single(in counts: [Int]) -> [TableUpdate] {
    let rows = counts.indices.flatMap { section in
      (0..<counts[section]).map { IndexPath(row: $0, section: section) }
    }
    let longest = counts.max() ?? 0
    let targets = (0...counts.count).flatMap { section in
      (0...longest).map { IndexPath(row: $0, section: section) }
    }
    var updates: [TableUpdate] = []
    for row in rows {
      updates.append(TableUpdate(deletedRows: [row]))
      updates.append(TableUpdate(reloadedRows: [row]))
      updates.append(TableUpdate(reconfiguredRows: [row]))
      updates += targets.map { .moving(row, to: $0) }
    }
    updates += targets.map { .inserting($0) }
    for section in counts.indices {
      updates.append(TableUpdate(deletedSections: [section]))
      updates.append(TableUpdate(reloadedSections: [section]))
      updates += (0...counts.count).map {
        TableUpdate(movedSections: [SectionMove(source: section, target: $0)])
      }
    }
    return updates + (0...counts.count + 1).map { TableUpdate(insertedSections: [$0]) }
  }

  /// Both updates in one.
  func joined(with other: TableUpdate) -> TableUpdate {
    TableUpdate(
      deletedSections: deletedSections + other.deletedSections,
      insertedSections: insertedSections + other.insertedSections,
      movedSections: movedSections + other.movedSections,
      reloadedSections: reloadedSections + other.reloadedSections,
      deletedRows: deletedRows + other.deletedRows,
      insertedRows: insertedRows + other.insertedRows, movedRows: movedRows + other.movedRows,
      reloadedRows: reloadedRows + other.reloadedRows,
      reconfiguredRows: reconfiguredRows + other.reconfiguredRows)
  }
}
