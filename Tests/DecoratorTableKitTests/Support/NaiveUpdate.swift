import DecoratorTableKit

/// A table that makes a batch update the long way: it looks for everything that a table would not
/// accept, then fills the places after the batch one by one.
struct NaiveUpdate<ID: Hashable> {
  let update: BatchUpdate

  /// The rows after the batch. What is new or shows something new is read from `after`.
  func rows(from before: [[ID]], takingNewFrom after: [[ID]]) throws -> [[ID]] {
    try checkSections(before.count, after.count)
    try checkRows(before, after)
    var result = after
    for (section, sectionBefore) in try survivingSections(before.count, after.count) {
      let taken = taken(in: sectionBefore)
      var unmoved = before[sectionBefore].indices.filter { !taken.contains($0) }[...]
      for row in after[section].indices {
        let position = RowPosition(section: section, row: row)
        if update.insertedRows.contains(position) { continue }
        if let move = update.movedRows.first(where: { $0.target == position }) {
          result[section][row] = before[move.source.section][move.source.row]
          continue
        }
        guard let source = unmoved.popFirst() else {
          throw Disagreement("section \(section) has too many rows after \(update)")
        }
        let origin = RowPosition(section: sectionBefore, row: source)
        let isNew = (update.reloadedRows + update.reconfiguredRows).contains(origin)
        if !isNew { result[section][row] = before[sectionBefore][source] }
      }
      if !unmoved.isEmpty {
        throw Disagreement("section \(section) has too few rows after \(update)")
      }
    }
    return result
  }

  /// The sections that are neither new nor replaced, by what they were.
  private func survivingSections(
    _ before: Int, _ after: Int
  ) throws -> [(after: Int, before: Int)] {
    let gone = update.deletedSections + update.movedSections.map(\.source)
    var unmoved = (0..<before).filter { !gone.contains($0) }[...]
    var sections: [(Int, Int)] = []
    for section in 0..<after where !update.insertedSections.contains(section) {
      if let move = update.movedSections.first(where: { $0.target == section }) {
        sections.append((section, move.source))
      } else if let source = unmoved.popFirst() {
        if !update.reloadedSections.contains(source) { sections.append((section, source)) }
      } else {
        throw Disagreement("there are too many sections after \(update)")
      }
    }
    if !unmoved.isEmpty { throw Disagreement("there are too few sections after \(update)") }
    return sections
  }

  private func taken(in section: Int) -> Set<Int> {
    let rows = update.deletedRows + update.movedRows.map(\.source)
    return Set(rows.filter { $0.section == section }.map(\.row))
  }

  private func checkSections(_ before: Int, _ after: Int) throws {
    let moves = update.movedSections
    let sources = update.deletedSections + moves.map(\.source) + update.reloadedSections
    let targets = update.insertedSections + moves.map(\.target)
    try checkOnce(sources, "section")
    try checkOnce(targets, "section")
    try check(sources.allSatisfy((0..<before).contains), "a section does not exist before")
    try check(targets.allSatisfy((0..<after).contains), "a section does not exist after")
    try check(moves.allSatisfy { $0.source != $0.target }, "a section moves to itself")
    try check(moves.isEmpty || update.reloadedSections.isEmpty, "sections move and are reloaded")
  }

  private func checkRows(_ before: [[ID]], _ after: [[ID]]) throws {
    let moves = update.movedRows
    let sources = update.deletedRows + moves.map(\.source) + update.reloadedRows
    let targets = update.insertedRows + moves.map(\.target)
    try checkOnce(sources, "row")
    try checkOnce(targets, "row")
    try checkOnce(update.reconfiguredRows, "row")
    let reconfigured = Set(update.reconfiguredRows)
    try check(reconfigured.isDisjoint(with: sources), "a row is reconfigured and something else")
    let all = sources + update.reconfiguredRows
    try check(all.allSatisfy { exists($0, in: before) }, "a row does not exist before")
    try check(targets.allSatisfy { exists($0, in: after) }, "a row does not exist after")
    let closedBefore =
      update.deletedSections + update.reloadedSections + update.movedSections.map(\.source)
    let closedAfter = update.insertedSections + update.movedSections.map(\.target)
    try check(!all.contains { closedBefore.contains($0.section) }, "a row of a closed section")
    try check(!targets.contains { closedAfter.contains($0.section) }, "a row of a closed section")
  }

  private func exists(_ row: RowPosition, in list: [[ID]]) -> Bool {
    list.indices.contains(row.section) && list[row.section].indices.contains(row.row)
  }

  private func checkOnce<Place: Hashable>(_ places: [Place], _ what: String) throws {
    try check(Set(places).count == places.count, "two operations about one \(what)")
  }

  private func check(_ isLegal: Bool, _ text: @autoclosure () -> String) throws {
    if !isLegal { throw Disagreement("\(text()) in \(update)") }
  }
}
