import Foundation

/// Where the sections and rows of a table are after an update, and where they were before it.
///
/// What is reloaded is another one afterwards, at the same place. Operations on rows are swallowed by
/// their section if that is deleted, inserted or reloaded. The numbers of rows do not matter here.
struct TableUpdateMap: Sendable {
  /// What becomes of the sections; moved ones are taken out and put in.
  let sections: ListMap
  /// The sections, counted before, that are kept and whose rows change, with what becomes of the rows.
  private(set) var rows: [Int: ListMap] = [:]
  private var sectionsAfter: [Int: Int] = [:]
  private var sectionsBefore: [Int: Int] = [:]
  private var rowsAfter: [IndexPath: IndexPath] = [:]
  private var rowsBefore: [IndexPath: IndexPath] = [:]

  /// Reads an update.
  ///
  /// - Complexity: O(*m* log *m*) in the number of operations.
  init(_ update: TableUpdate) {
    sections = ListMap(
      removed: update.deletedSections + update.movedSections.map(\.source),
      added: update.insertedSections + update.movedSections.map(\.target),
      replaced: update.reloadedSections)
    for move in update.movedSections {
      sectionsAfter[move.source] = move.target
      sectionsBefore[move.target] = move.source
    }
    readRows(of: update)
  }

  /// Where a section is after; nil if it is gone.
  func section(after section: Int) -> Int? {
    sectionsAfter[section] ?? sections.index(after: section)
  }

  /// Where a section was before; nil if it was not there.
  func section(before section: Int) -> Int? {
    sectionsBefore[section] ?? sections.index(before: section)
  }

  /// Where a row is after; nil if it is gone.
  func path(after path: IndexPath) -> IndexPath? {
    if let target = rowsAfter[path] { return target }
    guard let section = section(after: path.section) else { return nil }
    guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
    return map.index(after: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// Where a row was before that has moved to a place; nil for any other.
  func source(ofMoveTo path: IndexPath) -> IndexPath? { rowsBefore[path] }

  /// Where the successor of a reloaded row is after; nil for any other, and if its section is new too.
  func successor(of path: IndexPath) -> IndexPath? {
    guard let section = section(after: path.section) else { return nil }
    return rows[path.section]?.successor(of: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// Where a place between rows is after; nil if its section is gone.
  func place(after place: IndexPath) -> IndexPath? {
    guard let section = section(after: place.section) else { return nil }
    return IndexPath(row: rows[place.section]?.gap(after: place.row) ?? place.row, section: section)
  }

  private mutating func readRows(of update: TableUpdate) {
    var removed: [Int: [Int]] = [:]
    var added: [Int: [Int]] = [:]
    var replaced: [Int: [Int]] = [:]
    for path in update.deletedRows { removed[path.section, default: []].append(path.row) }
    for path in update.reloadedRows { replaced[path.section, default: []].append(path.row) }
    for path in update.insertedRows {
      if let section = section(before: path.section) {
        added[section, default: []].append(path.row)
      }
    }
    for move in update.movedRows {
      removed[move.source.section, default: []].append(move.source.row)
      guard let section = section(before: move.target.section) else { continue }
      added[section, default: []].append(move.target.row)
      rowsAfter[move.source] = move.target
      rowsBefore[move.target] = move.source
    }
    for section in Set(removed.keys).union(added.keys).union(replaced.keys)
    where self.section(after: section) != nil {
      rows[section] = ListMap(
        removed: removed[section] ?? [], added: added[section] ?? [],
        replaced: replaced[section] ?? [])
    }
  }
}
