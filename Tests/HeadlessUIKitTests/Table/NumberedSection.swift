import Foundation

@testable import HeadlessUIKit

/// A section and its rows, each with a number of its own: the naive model of a table that is
/// updated.
struct NumberedSection: Hashable {
  var id: Int
  var rows: [Int]

  /// Sections of so many rows, numbered from top to bottom.
  static func numbered(_ counts: [Int]) -> [NumberedSection] {
    var next = 0
    return counts.enumerated().map { section, count in
      defer { next += count }
      return NumberedSection(id: section, rows: Array(next..<next + count))
    }
  }
}

extension [NumberedSection] {
  /// Where each row is, by its number.
  var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, rows) in enumerated() {
      for (row, id) in rows.rows.enumerated() { places[id] = IndexPath(row: row, section: section) }
    }
    return places
  }

  /// The list after an update, step by step: what goes is taken out, what comes or moves is put at
  /// its place, and the rest fills the places in between. What comes, or is reloaded, has a new
  /// number; a new section has four rows.
  ///
  /// - Returns: nil if a place does not exist, if two operations are after the same thing, or if a
  ///   section moves in which rows change.
  func updated(by update: TableUpdate) -> [NumberedSection]? {
    var next = (map(\.id) + flatMap(\.rows)).max() ?? 0
    func number() -> Int {
      next += 1
      return next
    }
    let sectionSources = update.movedSections.map(\.source)
    guard
      let sections = ListUpdate(
        removed: update.deletedSections, reloaded: update.reloadedSections,
        sources: sectionSources, targets: update.movedSections.map(\.target),
        inserted: update.insertedSections
      ).applied(to: [Int](indices))
    else { return nil }
    let changedBefore = update.deletedRows + update.reloadedRows + update.movedRows.map(\.source)
    let changedAfter = update.insertedRows + update.movedRows.map(\.target)
    guard changedBefore.allSatisfy(contains), update.reconfiguredRows.allSatisfy(contains),
      Set(changedBefore).count == changedBefore.count,
      Set(changedAfter).count == changedAfter.count,
      !changedBefore.contains(where: { sectionSources.contains($0.section) })
    else { return nil }

    var result: [NumberedSection] = []
    for (section, source) in sections.enumerated() {
      let inserted = update.insertedRows.filter { $0.section == section }.map(\.row)
      let targets = update.movedRows.filter { $0.target.section == section }
      guard let source else {
        // The rows of a new section are its own affair, but they have to exist.
        guard targets.isEmpty, Set(inserted).count == inserted.count,
          inserted.allSatisfy({ (0..<4).contains($0) })
        else { return nil }
        result.append(NumberedSection(id: number(), rows: (0..<4).map { _ in number() }))
        continue
      }
      if sectionSources.contains(source), !inserted.isEmpty || !targets.isEmpty { return nil }
      let leaving = update.movedRows.filter { $0.source.section == source }
      let rows = ListUpdate(
        removed: update.deletedRows.filter { $0.section == source }.map(\.row),
        reloaded: update.reloadedRows.filter { $0.section == source }.map(\.row),
        sources: leaving.map(\.source.row), targets: targets.map(\.target.row), inserted: inserted,
        arriving: targets.map { self[$0.source.section].rows[$0.source.row] }
      ).applied(to: self[source].rows)
      guard let rows else { return nil }
      result.append(NumberedSection(id: self[source].id, rows: rows.map { $0 ?? number() }))
    }
    return changedAfter.allSatisfy(result.contains) ? result : nil
  }

  private func contains(_ path: IndexPath) -> Bool {
    indices.contains(path.section) && self[path.section].rows.indices.contains(path.row)
  }
}

/// What happens to one list.
private struct ListUpdate<Element> {
  var removed: [Int]
  var reloaded: [Int]
  var sources: [Int]
  var targets: [Int]
  var inserted: [Int]
  /// What is moved to the targets; what is at the sources, if it comes from this list.
  var arriving: [Element]?

  /// The elements afterwards, nil for new ones; nil in all if that cannot be done.
  func applied(to list: [Element]) -> [Element?]? {
    let leaving = removed + reloaded + sources
    let coming = inserted + targets
    guard Set(leaving).count == leaving.count, Set(coming).count == coming.count,
      leaving.allSatisfy(list.indices.contains)
    else { return nil }
    var kept: [Element?] = []
    for (index, element) in list.enumerated() where !(removed + sources).contains(index) {
      kept.append(reloaded.contains(index) ? nil : element)
    }
    let count = kept.count + coming.count
    guard coming.allSatisfy((0..<count).contains) else { return nil }
    let arriving = arriving ?? sources.map { list[$0] }
    var rest = kept[...]
    return (0..<count).map { index in
      if let move = targets.firstIndex(of: index) { return arriving[move] }
      return inserted.contains(index) ? nil : rest.removeFirst()
    }
  }
}
