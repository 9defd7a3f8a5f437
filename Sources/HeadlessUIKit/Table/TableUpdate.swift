import Foundation

/// The changes recorded in a block of updates.
///
/// Deletions, reloads, reconfigurations and the sources of moves are counted before the update;
/// insertions and the targets of moves after it. Duplicates are kept.
struct TableUpdate: Hashable, Sendable {
  /// A row that moves from one place to another.
  struct RowMove: Hashable, Sendable {
    /// The row before the update.
    let source: IndexPath
    /// The row after the update.
    let target: IndexPath
  }

  /// A section that moves from one place to another with its rows.
  struct SectionMove: Hashable, Sendable {
    /// The section before the update.
    let source: Int
    /// The section after the update.
    let target: Int
  }

  /// The deleted sections.
  var deletedSections: [Int] = []
  /// The inserted sections.
  var insertedSections: [Int] = []
  /// The moved sections.
  var movedSections: [SectionMove] = []
  /// The sections that are replaced in place.
  var reloadedSections: [Int] = []
  /// The deleted rows.
  var deletedRows: [IndexPath] = []
  /// The inserted rows.
  var insertedRows: [IndexPath] = []
  /// The moved rows.
  var movedRows: [RowMove] = []
  /// The rows that are replaced in place.
  var reloadedRows: [IndexPath] = []
  /// The rows whose cell is configured again.
  var reconfiguredRows: [IndexPath] = []

  /// Returns an update that moves one row.
  static func moving(_ source: IndexPath, to target: IndexPath) -> TableUpdate {
    var update = TableUpdate()
    update.movedRows = [RowMove(source: source, target: target)]
    return update
  }

  /// Returns an update that inserts one row.
  static func inserting(_ path: IndexPath) -> TableUpdate {
    var update = TableUpdate()
    update.insertedRows = [path]
    return update
  }

  /// Whether nothing was recorded.
  var isEmpty: Bool { keepsPlaces && reconfiguredRows.isEmpty }

  /// Whether every section and row is the same, and in the same place, afterwards.
  var keepsPlaces: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty
  }

  /// The same update, with each list in ascending order and moves ordered by their source. Repeated
  /// reconfigurations of a row become one.
  ///
  /// - Complexity: O(*m* log *m*) in the number of operations.
  var inOrder: TableUpdate {
    var update = self
    update.deletedSections.sort()
    update.insertedSections.sort()
    update.movedSections.sort { $0.source < $1.source }
    update.reloadedSections.sort()
    update.deletedRows.sort()
    update.insertedRows.sort()
    update.movedRows.sort { $0.source < $1.source }
    update.reloadedRows.sort()
    update.reconfiguredRows = Set(reconfiguredRows).sorted()
    return update
  }
}
