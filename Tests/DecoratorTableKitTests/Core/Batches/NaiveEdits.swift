import DecoratorTableTesting

@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// Edits of an array of arrays, one after the other, next to the same edits to be reduced.
struct NaiveEdits {
  /// A row and how often its content has changed.
  struct Row: Hashable {
    let number: Int
    var version = 0
  }

  struct Section {
    /// Its number before; new ones are numbered on from there.
    let number: Int
    var rows: [Row]
  }

  let before: [Section]
  private(set) var sections: [Section]
  private(set) var edits: SequentialEdits
  private var nextRow = 1_000_000
  private(set) var log: [String] = []

  init(_ counts: [Int]) {
    before = NaiveBatch.rows(counts).enumerated().map { number, rows in
      Section(number: number, rows: rows.map { Row(number: $0) })
    }
    sections = before
    edits = SequentialEdits(rowCounts: counts)
  }

  var rowsBefore: [[Row]] { before.map(\.rows) }
  var rows: [[Row]] { sections.map(\.rows) }

  private mutating func newRows(_ count: Int) -> [Row] {
    nextRow += count
    return (0..<count).map { Row(number: nextRow - $0) }
  }

  mutating func insertRow(_ section: Int, _ row: Int) {
    log.append("+[\(section),\(row)]")
    sections[section].rows.insert(newRows(1)[0], at: row)
    edits.insertRow(at: RowPosition(section: section, row: row))
  }

  mutating func deleteRow(_ section: Int, _ row: Int) {
    log.append("-[\(section),\(row)]")
    sections[section].rows.remove(at: row)
    edits.deleteRow(at: RowPosition(section: section, row: row))
  }

  mutating func moveRow(_ section: Int, _ row: Int, to targetSection: Int, _ target: Int) {
    log.append("[\(section),\(row)]>[\(targetSection),\(target)]")
    let moved = sections[section].rows.remove(at: row)
    sections[targetSection].rows.insert(moved, at: target)
    edits.moveRow(
      from: RowPosition(section: section, row: row),
      to: RowPosition(section: targetSection, row: target))
  }

  mutating func changeRow(_ section: Int, _ row: Int, reloading: Bool) {
    log.append("\(reloading ? "~" : "^")[\(section),\(row)]")
    sections[section].rows[row].version += 1
    let position = RowPosition(section: section, row: row)
    if reloading { edits.reloadRow(at: position) } else { edits.reconfigureRow(at: position) }
  }

  mutating func insertSection(_ section: Int, rowCount: Int) {
    log.append("+§\(section)")
    let number = 10_000 + log.count
    sections.insert(Section(number: number, rows: newRows(rowCount)), at: section)
    edits.insertSection(at: section, rowCount: rowCount)
  }

  mutating func deleteSection(_ section: Int) {
    log.append("-§\(section)")
    sections.remove(at: section)
    edits.deleteSection(at: section)
  }

  mutating func moveSection(_ source: Int, to target: Int) {
    log.append("§\(source)>§\(target)")
    sections.insert(sections.remove(at: source), at: target)
    edits.moveSection(from: source, to: target)
  }

  mutating func reloadSection(_ section: Int, rowCount: Int?) {
    log.append("~§\(section)")
    sections[section].rows = newRows(rowCount ?? sections[section].rows.count)
    edits.reloadSection(at: section, rowCount: rowCount)
  }
}

extension NaiveEdits {
  /// One edit at a random place.
  ///
  /// - Parameter sectionShare: How many in ten edits are of sections.
  mutating func addRandomEdit(sectionShare: Int, using generator: inout SeededGenerator) {
    if generator.number(in: 0...9) < sectionShare || sections.isEmpty {
      addRandomSectionEdit(using: &generator)
    } else {
      addRandomRowEdit(using: &generator)
    }
  }

  private mutating func addRandomSectionEdit(using generator: inout SeededGenerator) {
    let section = generator.number(in: 0...max(sections.count - 1, 0))
    switch generator.number(in: 0...3) {
    case 1 where !sections.isEmpty: deleteSection(section)
    case 2 where !sections.isEmpty:
      moveSection(section, to: generator.number(in: 0...(sections.count - 1)))
    case 3 where !sections.isEmpty:
      reloadSection(section, rowCount: [nil, 0, 2][generator.number(in: 0...2)])
    default:
      insertSection(
        generator.number(in: 0...sections.count), rowCount: generator.number(in: 0...3))
    }
  }

  private mutating func addRandomRowEdit(using generator: inout SeededGenerator) {
    let section = generator.number(in: 0...(sections.count - 1))
    let count = sections[section].rows.count
    let row = generator.number(in: 0...max(count - 1, 0))
    switch generator.number(in: 0...7) {
    case 2...3 where count > 0: deleteRow(section, row)
    case 4...6 where count > 0:
      let other = generator.number(in: 0...(sections.count - 1))
      let last = sections[other].rows.count - (other == section ? 1 : 0)
      moveRow(section, row, to: other, generator.number(in: 0...last))
    case 7 where count > 0:
      changeRow(section, row, reloading: generator.number(in: 0...1) == 0)
    default: insertRow(section, generator.number(in: 0...count))
    }
  }
}
