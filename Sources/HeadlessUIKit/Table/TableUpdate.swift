import Foundation

/// What a block of updates asks a table to change, as it was recorded.
///
/// What goes, is replaced or reconfigured, and where moves begin, is counted before the update; what
/// comes, and where moves end, after it. What is named twice is there twice.
struct TableUpdate: Hashable, Sendable {
  /// A row that is taken from one place to another.
  struct RowMove: Hashable, Sendable {
    /// The row before the update.
    let source: IndexPath
    /// The row after the update.
    let target: IndexPath
  }

  /// A section that is taken from one place to another with its rows.
  struct SectionMove: Hashable, Sendable {
    /// The section before the update.
    let source: Int
    /// The section after the update.
    let target: Int
  }

  /// Sections that go.
  var deletedSections: [Int] = []
  /// Sections that come.
  var insertedSections: [Int] = []
  /// Sections that move.
  var movedSections: [SectionMove] = []
  /// Sections that are replaced where they stand.
  var reloadedSections: [Int] = []
  /// Rows that go.
  var deletedRows: [IndexPath] = []
  /// Rows that come.
  var insertedRows: [IndexPath] = []
  /// Rows that move.
  var movedRows: [RowMove] = []
  /// Rows that are replaced where they stand.
  var reloadedRows: [IndexPath] = []
  /// Rows whose cell is configured again.
  var reconfiguredRows: [IndexPath] = []

  /// An update that moves one row.
  static func moving(_ source: IndexPath, to target: IndexPath) -> TableUpdate {
    var update = TableUpdate()
    update.movedRows = [RowMove(source: source, target: target)]
    return update
  }

  /// An update that puts in one row.
  static func inserting(_ path: IndexPath) -> TableUpdate {
    var update = TableUpdate()
    update.insertedRows = [path]
    return update
  }

  /// Whether nothing was recorded.
  var isEmpty: Bool { keepsPlaces && reconfiguredRows.isEmpty }

  /// Whether every section and row is afterwards what and where it was before.
  var keepsPlaces: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && movedRows.isEmpty && reloadedRows.isEmpty
  }

  /// The same update, with each list in ascending order; moves by where they begin. To reconfigure a row
  /// twice means no more than once.
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
