/// The operations of a batch on sections or on rows.
///
/// Deletes, reloads and the sources of moves count before the batch; inserts and the targets of
/// moves count after it. Each list is in ascending order, moves by source. What is named twice is
/// there twice.
struct Operations<Place: BatchPlace>: Hashable, Sendable {
  /// What is deleted (before).
  var deleted: [Place] = []
  /// What is inserted (after).
  var inserted: [Place] = []
  /// What moves.
  var moved: [BatchUpdate.Move<Place>] = []
  /// What is replaced at its place (before).
  var reloaded: [Place] = []

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty
  }

  /// All operations: deletes, inserts, moves and reloads, each kind in ascending order.
  var all: [BatchUpdate.Operation] {
    deleted.map(Place.delete) + inserted.map(Place.insert) + moved.map(Place.move)
      + reloaded.map(Place.reload)
  }

  /// Puts all operations in order.
  ///
  /// - Complexity: O(*m* log *m*) for *m* operations; O(*m*) if they are in order.
  mutating func putInOrder() {
    deleted.sortIfNeeded()
    inserted.sortIfNeeded()
    moved.sortIfNeeded()
    reloaded.sortIfNeeded()
  }

  /// Whether all operations are in order.
  var isInOrder: Bool {
    deleted.isInOrder && inserted.isInOrder && moved.isInOrder && reloaded.isInOrder
  }
}

/// A place that operations are about: a section or a row.
protocol BatchPlace: Comparable, Hashable, Sendable {
  static func delete(_ place: Self) -> BatchUpdate.Operation
  static func insert(_ place: Self) -> BatchUpdate.Operation
  static func move(_ move: BatchUpdate.Move<Self>) -> BatchUpdate.Operation
  static func reload(_ place: Self) -> BatchUpdate.Operation

  /// Fails if a list does not have the place.
  ///
  /// - Parameters:
  ///   - rowCounts: The number of rows of each section of the list.
  ///   - time: The time of the list.
  ///   - operation: The operation on the place.
  func check(
    in rowCounts: [Int], _ time: BatchUpdateError.Time, _ operation: BatchUpdate.Operation
  ) throws(BatchUpdateError)
}

extension Int: BatchPlace {
  static func delete(_ place: Int) -> BatchUpdate.Operation { .deleteSection(place) }
  static func insert(_ place: Int) -> BatchUpdate.Operation { .insertSection(place) }
  static func move(_ move: BatchUpdate.Move<Int>) -> BatchUpdate.Operation { .moveSection(move) }
  static func reload(_ place: Int) -> BatchUpdate.Operation { .reloadSection(place) }

  func check(
    in rowCounts: [Int], _ time: BatchUpdateError.Time, _ operation: BatchUpdate.Operation
  ) throws(BatchUpdateError) {
    guard rowCounts.indices.contains(self) else {
      throw BatchUpdateError(
        .noSuchSection(time, operation, section: self, sectionCount: rowCounts.count))
    }
  }
}

extension RowPosition: BatchPlace {
  static func delete(_ place: RowPosition) -> BatchUpdate.Operation { .deleteRow(place) }
  static func insert(_ place: RowPosition) -> BatchUpdate.Operation { .insertRow(place) }
  static func move(_ move: BatchUpdate.RowMove) -> BatchUpdate.Operation { .moveRow(move) }
  static func reload(_ place: RowPosition) -> BatchUpdate.Operation { .reloadRow(place) }

  func check(
    in rowCounts: [Int], _ time: BatchUpdateError.Time, _ operation: BatchUpdate.Operation
  ) throws(BatchUpdateError) {
    try section.check(in: rowCounts, time, operation)
    guard row >= 0, row < rowCounts[section] else {
      throw BatchUpdateError(
        .noSuchRow(time, operation, row: self, rowCount: rowCounts[section]))
    }
  }
}
