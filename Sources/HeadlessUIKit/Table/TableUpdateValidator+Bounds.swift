import Foundation

extension TableUpdateValidator {
  /// A place that does not exist.
  var problemWithBounds: String? {
    problemWithSectionBounds ?? problemWithRowBounds ?? problemWithMoveBounds
  }

  private var problemWithSectionBounds: String? {
    for section in update.deletedSections + update.reloadedSections
    where !before.indices.contains(section) {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    for section in update.insertedSections where !after.indices.contains(section) {
      return
        "attempt to insert section \(section) but there are only \(after.count) sections after "
        + "the update"
    }
    for move in update.movedSections {
      if !before.indices.contains(move.source) {
        return
          "attempt to move section \(move.source), but there are only \(before.count) sections "
          + "before the update"
      }
      if !after.indices.contains(move.target) {
        return
          "attempt to move section \(move.source) to section \(move.target), but there are only "
          + "\(after.count) sections after the update"
      }
    }
    return nil
  }

  private var problemWithRowBounds: String? {
    // A reload is a deletion and an insertion, and is reported as a deletion.
    problem(of: update.deletedRows + update.reloadedRows, toBe: "delete", "from")
      ?? problem(of: update.reconfiguredRows, toBe: "reconfigure", "in")
      ?? update.insertedRows.lazy.compactMap { path in
        let start =
          "attempt to insert row \(path.row) into section \(path.section), but there are only"
        return shortage(at: path, of: after).map { "\(start) \($0) after the update" }
      }.first
  }

  private func problem(of rows: [IndexPath], toBe verb: String, _ preposition: String) -> String? {
    for path in rows where shortage(at: path, of: before) != nil {
      let start = "attempt to \(verb) row \(path.row) \(preposition) section \(path.section)"
      return before.indices.contains(path.section)
        ? "\(start) which only contains \(before[path.section]) rows before the update"
        : "\(start), but there are only \(before.count) sections before the update"
    }
    return nil
  }

  private var problemWithMoveBounds: String? {
    for move in update.movedRows {
      let start = "attempt to move index path (\(move.source.objectiveCDescription))"
      if let shortage = shortage(at: move.source, of: before) {
        return "\(start) that does not exist - there are only \(shortage) before the update"
      }
      if let shortage = shortage(at: move.target, of: after) {
        return
          "\(start) to index path (\(move.target.objectiveCDescription)) that does not exist - "
          + "there are only \(shortage) after the update"
      }
    }
    return nil
  }

  /// Returns what is too few for a row to exist, rows or sections; nil if the row exists.
  private func shortage(at path: IndexPath, of counts: [Int]) -> String? {
    let (section, row) = (path.section, path.row)
    guard counts.indices.contains(section) else { return "\(counts.count) sections" }
    return (0..<counts[section]).contains(row)
      ? nil : "\(counts[section]) rows in section \(section)"
  }
}
