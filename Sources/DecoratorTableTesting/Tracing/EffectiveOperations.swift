import DecoratorTableKit

/// The effective row operations of a batch: without those that an operation on their section
/// absorbs.
struct EffectiveOperations: Hashable {
  var deleted: [RowPosition] = []
  var inserted: [RowPosition] = []
  var moved: [BatchUpdate.RowMove] = []
  var reloaded: [RowPosition] = []
  var reconfigured: [RowPosition] = []

  init(_ update: BatchUpdate, replacing replaced: ReplacedSections) {
    for row in update.deletedRows { delete(row, unless: replaced) }
    for row in update.insertedRows { insert(row, unless: replaced) }
    for move in update.movedRows { self.move(move, unless: replaced) }
    reloaded = update.reloadedRows.filter { !replaced.before.contains($0.section) }
    reconfigured = update.reconfiguredRows.filter { !replaced.before.contains($0.section) }
  }

  mutating func delete(_ row: RowPosition, unless replaced: ReplacedSections) {
    if !replaced.before.contains(row.section) { deleted.append(row) }
  }

  mutating func insert(_ row: RowPosition, unless replaced: ReplacedSections) {
    if !replaced.after.contains(row.section) { inserted.append(row) }
  }

  /// A move across the border of a replaced section keeps the end that remains.
  mutating func move(_ move: BatchUpdate.RowMove, unless replaced: ReplacedSections) {
    let leaves = !replaced.before.contains(move.source.section)
    let arrives = !replaced.after.contains(move.target.section)
    switch (leaves, arrives) {
    case (true, true): moved.append(move)
    case (true, false): deleted.append(move.source)
    case (false, true): inserted.append(move.target)
    case (false, false): break
    }
  }
}

/// The sections whose rows are all replaced by a batch.
struct ReplacedSections: Hashable {
  /// Deleted and reloaded sections (before).
  let before: Set<Int>
  /// Inserted and reloaded sections (after).
  let after: Set<Int>

  init(_ trace: BatchTrace, before count: Int) {
    before = Set(0..<count).subtracting(trace.sections.compactMap(\.self))
    after = Set(trace.sections.indices.filter { trace.sections[$0] == nil })
  }
}
