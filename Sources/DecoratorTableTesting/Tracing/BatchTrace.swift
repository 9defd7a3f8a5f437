import DecoratorTableKit

/// The origin of each row and section of a list after a batch, in full.
///
/// It also covers batches that no table would accept. Meaningless operations are left out, and the
/// rows are as close as possible to what was announced.
struct BatchTrace {
  enum Origin: Hashable {
    /// The row is new.
    case new
    /// The row existed before; at most its place has changed.
    case kept(RowPosition)
    /// The row existed before and was replaced in place.
    case reloaded(RowPosition)

    /// The row before the batch.
    var row: RowPosition? {
      switch self {
      case .new: nil
      case .kept(let row), .reloaded(let row): row
      }
    }
  }

  /// The origin of each row, by section and row after the batch.
  let rows: [[Origin]]
  /// The section before, by section after; nil for a new or replaced one.
  let sections: [Int?]

  /// Follows a batch.
  ///
  /// - Parameters:
  ///   - update: The batch.
  ///   - before: The number of rows of each section before it.
  ///   - after: The number of rows of each section after it; used for new sections only.
  init(_ update: BatchUpdate, before: [Int], after: [Int]) {
    let sections = Self.sections(of: update, before: before.count)
    self.sections = sections
    var removed: [Set<Int>] = before.map { _ in [] }
    func remove(_ row: RowPosition) {
      if before.indices.contains(row.section) { removed[row.section].insert(row.row) }
    }
    update.deletedRows.forEach(remove)
    for move in update.movedRows { remove(move.source) }
    var placed: [[Int: Origin]] = sections.map { _ in [:] }
    func place(_ origin: Origin, at row: RowPosition) {
      if sections.indices.contains(row.section) { placed[row.section][row.row] = origin }
    }
    for row in update.insertedRows { place(.new, at: row) }
    for move in update.movedRows {
      let isKept =
        before.indices.contains(move.source.section)
        && (0..<before[move.source.section]).contains(move.source.row)
        && !Self.isReplaced(move.source.section, in: update)
      place(isKept ? .kept(move.source) : .new, at: move.target)
    }
    let reloaded = Set(update.reloadedRows)
    rows = sections.enumerated().map { section, old in
      guard let old else {
        return Array(repeating: .new, count: after.indices.contains(section) ? after[section] : 0)
      }
      let kept = (0..<before[old]).filter { !removed[old].contains($0) }.map { row in
        let row = RowPosition(section: old, row: row)
        return reloaded.contains(row) ? Origin.reloaded(row) : .kept(row)
      }
      return Self.arrange(kept, around: placed[section])
    }
  }

  /// The number of rows of each section after the batch, as announced.
  var rowCounts: [Int] { rows.map(\.count) }

  /// Returns the position after the batch of each row that still exists.
  func targets() -> [RowPosition: RowPosition] {
    var targets: [RowPosition: RowPosition] = [:]
    for (row, origin) in rows.positioned() {
      if let source = origin.row { targets[source] = row }
    }
    return targets
  }

  private static func isReplaced(_ section: Int, in update: BatchUpdate) -> Bool {
    update.deletedSections.contains(section) || update.reloadedSections.contains(section)
  }

  private static func sections(of update: BatchUpdate, before: Int) -> [Int?] {
    let gone = Set(update.deletedSections + update.movedSections.map(\.source))
    var placed: [Int: Int?] = [:]
    for section in update.insertedSections { placed[section] = .some(nil) }
    for move in update.movedSections {
      let isThere = (0..<before).contains(move.source) && !isReplaced(move.source, in: update)
      placed[move.target] = .some(isThere ? move.source : nil)
    }
    let reloaded = Set(update.reloadedSections)
    let kept = (0..<before).filter { !gone.contains($0) }.map {
      reloaded.contains($0) ? nil : $0
    }
    return arrange(kept, around: placed)
  }

  /// Returns the placed elements at their places, with the others in their order in between.
  private static func arrange<Element>(
    _ others: [Element], around placed: [Int: Element]
  ) -> [Element] {
    guard !placed.isEmpty else { return others }
    let count = others.count + placed.count
    var others = others[...]
    var result: [Element] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      if let element = placed[index] {
        result.append(element)
      } else if let next = others.popFirst() {
        result.append(next)
      }
    }
    // Elements that were placed past the end follow at the end.
    return result
      + placed.filter { $0.key >= count || $0.key < 0 }.sorted { $0.key < $1.key }
      .map(\.value)
  }
}
