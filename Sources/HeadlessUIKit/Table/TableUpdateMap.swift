import Foundation

/// The positions of a table's sections and rows before and after an update.
///
/// A reloaded row or section is a different one afterwards, at the same place. Operations on rows
/// are absorbed if their section is deleted, inserted or reloaded. The numbers of rows do not
/// matter here.
struct TableUpdateMap: Sendable {
  /// The changes of the sections; moved ones are removed and inserted.
  let sections: ListMap
  /// The changes of the rows in each kept section that has any; sections are counted before.
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

  /// Returns a section's number after the update; nil if it is gone.
  func section(after section: Int) -> Int? {
    sectionsAfter[section] ?? sections.index(after: section)
  }

  /// Returns a section's number before the update; nil if it did not exist.
  func section(before section: Int) -> Int? {
    sectionsBefore[section] ?? sections.index(before: section)
  }

  /// Returns a row's path after the update; nil if it is gone.
  func path(after path: IndexPath) -> IndexPath? {
    if let target = rowsAfter[path] { return target }
    guard let section = section(after: path.section) else { return nil }
    guard let map = rows[path.section] else { return IndexPath(row: path.row, section: section) }
    return map.index(after: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns the path before the update of a row that moved to a place; nil for any other.
  func source(ofMoveTo path: IndexPath) -> IndexPath? { rowsBefore[path] }

  /// Returns the path after the update of a reloaded row's successor; nil for any other, and if its
  /// section is new too.
  func successor(of path: IndexPath) -> IndexPath? {
    guard let section = section(after: path.section) else { return nil }
    return rows[path.section]?.successor(of: path.row).map { IndexPath(row: $0, section: section) }
  }

  /// Returns a place between rows after the update; nil if its section is gone.
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
