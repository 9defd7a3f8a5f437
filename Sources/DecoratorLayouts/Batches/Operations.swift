/// The operations of a batch on sections or on rows.
///
/// Deletes, reloads and the sources of moves count before the batch; inserts and the targets of
/// moves count after it. Each list is in ascending order, moves by source. Repeated operations are
/// repeated in it.
struct Operations<Place: BatchPlace>: Hashable, Sendable {
  /// The deleted places (before).
  var deleted: [Place] = []
  /// The inserted places (after).
  var inserted: [Place] = []
  /// The moves.
  var moved: [BatchUpdate.Move<Place>] = []
  /// The replaced places (before).
  var reloaded: [Place] = []

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && moved.isEmpty && reloaded.isEmpty
  }

  /// All operations: deletes, inserts, moves and reloads, each kind in ascending order.
  var all: [BatchUpdate.Operation] {
    deleted.map(Place.delete) + inserted.map(Place.insert) + moved.map(Place.move)
      + reloaded.map(Place.reload)
  }

  /// Sorts all operations.
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

/// The place of an operation: a section or a row.
protocol BatchPlace: Comparable, Hashable, Sendable {
  static func delete(_ place: Self) -> BatchUpdate.Operation
  static func insert(_ place: Self) -> BatchUpdate.Operation
  static func move(_ move: BatchUpdate.Move<Self>) -> BatchUpdate.Operation
  static func reload(_ place: Self) -> BatchUpdate.Operation

  /// Fails if the list at a time, with so many rows in each section, does not have the place of an
  /// operation.
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
