import Foundation

extension TableUpdateValidator {
  /// Two operations that exclude each other.
  func problemWithConflicts(in map: TableUpdateMap) -> String? {
    let rows = Operations(
      deleted: update.deletedRows, inserted: update.insertedRows, reloaded: update.reloadedRows,
      sources: update.movedRows.map(\.source), targets: update.movedRows.map(\.target))
    let sections = Operations(
      deleted: update.deletedSections, inserted: update.insertedSections,
      reloaded: update.reloadedSections, sources: update.movedSections.map(\.source),
      targets: update.movedSections.map(\.target))
    return sections.conflict.map { $0.text("section (\($1))") }
      ?? rows.conflict.map { $0.text("index path (\($1.objectiveCDescription))") }
      ?? problemWithMovesIntoNewSections(in: map) ?? problemWithRowsOfMovedSections
  }

  private func problemWithMovesIntoNewSections(in map: TableUpdateMap) -> String? {
    update.movedRows.map(\.target.section).first { map.section(before: $0) == nil }.map {
      "cannot move a row into a newly inserted section (\($0))"
    }
  }

  private var problemWithRowsOfMovedSections: String? {
    guard !update.movedSections.isEmpty else { return nil }
    let changedBefore = update.deletedRows + update.reloadedRows + update.movedRows.map(\.source)
    let changedAfter = update.insertedRows + update.movedRows.map(\.target)
    let before = Set(changedBefore.map(\.section))
    let after = Set(changedAfter.map(\.section))
    return update.movedSections.first {
      before.contains($0.source) || after.contains($0.target)
    }.map {
      "attempt to perform a move of a section and changes of its rows at the same time (section "
        + "\($0.source) to section \($0.target))"
    }
  }
}

private enum Conflict {
  case deleteAndMove
  case insertAndMove
  case deleteAndReload
  case twice

  func text(_ place: String) -> String {
    switch self {
    case .deleteAndMove: "attempt to perform a delete and a move from the same \(place)"
    case .insertAndMove: "attempt to perform an insert and a move to the same \(place)"
    case .deleteAndReload: "attempt to delete and reload the same \(place)"
    case .twice: "Attempt to create two animations for cell"
    }
  }
}

/// The operations on rows, or those on sections.
private struct Operations<Place: Hashable> {
  let deleted: [Place]
  let inserted: [Place]
  let reloaded: [Place]
  let sources: [Place]
  let targets: [Place]

  /// The first two that exclude each other, and their place.
  var conflict: (Conflict, Place)? {
    // A reload is a deletion and an insertion, so it conflicts with a move as well.
    first(of: deleted + reloaded, in: sources).map { (.deleteAndMove, $0) }
      ?? first(of: inserted, in: targets).map { (.insertAndMove, $0) }
      ?? first(of: deleted, in: reloaded).map { (.deleteAndReload, $0) }
      ?? [deleted, inserted, reloaded, sources, targets].lazy.compactMap(firstTwice).first.map {
        (.twice, $0)
      }
  }

  private func first(of places: [Place], in others: [Place]) -> Place? {
    guard !places.isEmpty, !others.isEmpty else { return nil }
    let others = Set(others)
    return places.first(where: others.contains)
  }

  private func firstTwice(_ places: [Place]) -> Place? {
    var seen: Set<Place> = []
    return places.first { !seen.insert($0).inserted }
  }
}
