@testable import DecoratorLayouts
@testable import DecoratorTableKit

/// A change of one list: rows that are deleted, rows that move, and runs of new rows.
struct ListEdit: CustomStringConvertible {
  /// The rows (before) that stay, in their order after, and nil for each new one.
  var rows: [Int?]
  /// The rows (before) that the batch moves.
  var moved: Set<Int> = []

  var description: String {
    rows.map { $0.map(String.init) ?? "+" }.joined(separator: " ") + ", moved \(moved.sorted())"
  }

  /// The list after the change, and its batch.
  func applied(to world: ContentWorld) -> (world: ContentWorld, update: BatchUpdate) {
    let kept = Set(rows.compactMap { $0 })
    var changes = ContentWorld.RowChanges()
    changes.deleted = (0..<world.rowCounts[0]).filter { !kept.contains($0) }
    for (row, source) in rows.enumerated() {
      guard let source else {
        changes.inserted.append(row)
        continue
      }
      if moved.contains(source) { changes.moved.append((source, row)) }
    }
    // The places fit together, since they were read off a list.
    return world.changing(changes) ?? (world, BatchUpdate())
  }

  /// All changes of a list of `count` rows in which none moves and up to `most` are inserted.
  static func all(count: Int, insertingUpTo most: Int) -> [ListEdit] {
    var edits: [[Int?]] = [[]]
    for row in 0..<count { edits = edits.flatMap { [$0, $0 + [row]] } }
    var longest = edits
    for _ in 0..<most {
      // The new row is the last one so far, so that each list occurs once.
      longest = longest.flatMap { edit in
        ((edit.lastIndex(of: nil) ?? -1) + 1...edit.count).map { place in
          var edit = edit
          edit.insert(nil, at: place)
          return edit
        }
      }
      edits += longest
    }
    return edits.map { ListEdit(rows: $0) }
  }

  /// All changes of a list of `count` rows in which one row moves and up to one is deleted.
  static func allMoving(count: Int) -> [ListEdit] {
    (0..<count).flatMap { moved in
      (0..<count + 1).flatMap { gone -> [ListEdit] in
        guard gone != moved else { return [] }
        let others = (0..<count).filter { $0 != moved && $0 != gone }
        return (0...others.count).map { place in
          var rows: [Int?] = others
          rows.insert(moved, at: place)
          return ListEdit(rows: rows, moved: [moved])
        }
      }
    }
  }

  /// A random change: runs are deleted and inserted, single rows move.
  static func random(count: Int, using generator: inout SeededGenerator) -> ListEdit {
    var rows: [Int?] = Array(0..<count)
    var moved: Set<Int> = []
    for _ in 0..<generator.number(in: 0...2) where !rows.isEmpty {
      let first = generator.number(in: 0...rows.count - 1)
      let last = min(first + generator.number(in: 0...7), rows.count - 1)
      rows.removeSubrange(first...last)
    }
    if generator.chance(25) {
      for _ in 0..<generator.number(in: 1...3) where !rows.isEmpty {
        guard let row = rows.remove(at: generator.number(in: 0...rows.count - 1)) else { continue }
        moved.insert(row)
        rows.insert(row, at: generator.number(in: 0...rows.count))
      }
    }
    for _ in 0..<generator.number(in: 0...3) {
      let run = [Int?](repeating: nil, count: generator.number(in: 1...9))
      let place = generator.chance(20) ? rows.count : generator.number(in: 0...rows.count)
      rows.insert(contentsOf: run, at: place)
    }
    return ListEdit(rows: rows, moved: moved)
  }
}
