import DecoratorTableKit

extension BatchUpdate.Operation {
  /// Every operation on a list with these numbers of rows, and many that are out of its bounds.
  static func all(for counts: [Int]) -> [BatchUpdate.Operation] {
    let sections = Array(0...counts.count)
    let before = sections.flatMap { section in
      (0...(counts.indices.contains(section) ? counts[section] : 0)).map {
        RowPosition(section: section, row: $0)
      }
    }
    let after = sections.flatMap { section in
      (0...((counts.max() ?? 0) + 1)).map { RowPosition(section: section, row: $0) }
    }
    var all = sections.flatMap { section -> [BatchUpdate.Operation] in
      [.deleteSection(section), .insertSection(section), .reloadSection(section)]
        + sections.map { .moveSection(from: section, to: $0) }
    }
    all += before.flatMap { row -> [BatchUpdate.Operation] in
      [.deleteRow(row), .reloadRow(row), .reconfigureRow(row)]
        + after.map { .moveRow(from: row, to: $0) }
    }
    return all + after.map { .insertRow($0) }
  }

  /// An operation on a list with these numbers of rows, mostly within its bounds.
  static func random(
    for counts: [Int], using generator: inout SeededGenerator
  ) -> BatchUpdate.Operation {
    func section() -> Int { generator.number(in: 0...max(counts.count - 1, 0)) }
    func row() -> RowPosition {
      let section = section()
      return RowPosition(
        section: section,
        row: generator.number(in: 0...max((counts.isEmpty ? 0 : counts[section]) - 1, 0)))
    }
    return switch generator.number(in: 0...19) {
    case 0: .deleteSection(section())
    case 1: .insertSection(section())
    case 2: .reloadSection(section())
    case 3: .moveSection(from: section(), to: section())
    case 4...8: .deleteRow(row())
    case 9...12: .insertRow(row())
    case 13...16: .moveRow(from: row(), to: row())
    case 17, 18: .reloadRow(row())
    default: .reconfigureRow(row())
    }
  }
}

/// All numbers of rows of at most `sections` sections with at most `rows` rows together.
func smallCounts(sections: Int, rows: Int) -> [[Int]] {
  guard sections > 0 else { return [[]] }
  return [[]]
    + (0...rows).flatMap { first in
      smallCounts(sections: sections - 1, rows: rows - first).map { [first] + $0 }
    }
}

/// A legal batch of up to `count` operations, found by adding operations that keep it legal.
func randomBatch(
  _ before: [[Int]], count: Int, using generator: inout SeededGenerator
) -> [BatchUpdate.Operation] {
  var operations: [BatchUpdate.Operation] = []
  for _ in 0..<count {
    let operation = BatchUpdate.Operation.random(for: before.map(\.count), using: &generator)
    if NaiveBatch(before: before, operations: operations + [operation]).after != nil {
      operations.append(operation)
    }
  }
  return operations
}
