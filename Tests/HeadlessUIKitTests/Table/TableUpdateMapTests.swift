import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("TableUpdateMap")
struct TableUpdateMapTests {
  private let counts = [3, 0, 2]

  private var model: [[Int]] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
  }

  private var paths: [IndexPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { IndexPath(row: $0, section: section) }
    }
  }

  private func places(_ model: [[Int]]) -> [IndexPath] {
    model.indices.flatMap { section in
      (0...model[section].count).map { IndexPath(row: $0, section: section) }
    }
  }

  private func find(_ value: Int, in model: [[Int]]) -> IndexPath? {
    for (section, rows) in model.enumerated() {
      if let row = rows.firstIndex(of: value) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  private func check(_ update: TableUpdate, against after: [[Int]]) {
    let map = TableUpdateMap(update)
    for path in paths {
      #expect(map.path(after: path) == find(model[path.section][path.row], in: after))
    }
  }

  @Test("A removal drops the row and moves up those below it in its section")
  func removals() {
    for removed in paths {
      var after = model
      after[removed.section].remove(at: removed.row)
      check(TableUpdate(deletedRows: [removed]), against: after)
    }
  }

  @Test("An insertion moves down the rows at and below its place")
  func insertions() {
    for inserted in places(model) {
      var after = model
      after[inserted.section].insert(-1, at: inserted.row)
      check(.inserting(inserted), against: after)
    }
  }

  @Test("A move is a removal and an insertion, for every row and every place")
  func moves() {
    for removed in paths {
      var without = model
      let value = without[removed.section].remove(at: removed.row)
      for inserted in places(without) {
        var after = without
        after[inserted.section].insert(value, at: inserted.row)
        check(.moving(removed, to: inserted), against: after)
      }
    }
  }

  @Test(
    "Every pair of operations on small tables agrees with lists, or is refused as there")
  func pairs() {
    var legal = 0
    for counts in [[], [0], [1], [2], [3], [0, 0], [1, 0], [0, 2], [1, 1], [2, 1]] {
      let operations = TableUpdate.single(in: counts)
      for (index, first) in operations.enumerated() {
        for second in operations[index...] where check(counts, first.joined(with: second)) {
          legal += 1
        }
      }
    }
    #expect(legal > 1500)
  }

  /// Checks one update, and says whether it is a legal one.
  private func check(_ counts: [Int], _ update: TableUpdate) -> Bool {
    let before = NumberedSection.numbered(counts)
    let after = before.updated(by: update)
    let countsAfter = (after ?? before).map(\.rows.count)
    let validator = TableUpdateValidator(update: update.inOrder, before: counts, after: countsAfter)
    guard let map = try? validator.validMap(), let after else {
      let isLegal = (try? validator.validMap()) != nil
      #expect(isLegal == (after != nil), "\(counts), \(update.inOrder)")
      return false
    }
    let places = after.places
    for (id, path) in before.places where map.path(after: path) != places[id] {
      Issue.record("\(counts), \(update): \(path) goes to \(String(describing: places[id]))")
    }
    for (section, numbered) in before.enumerated() {
      let place = after.firstIndex { $0.id == numbered.id }
      guard map.section(after: section) != place else { continue }
      Issue.record("\(counts), \(update): section \(section) goes to \(String(describing: place))")
    }
    for (section, numbered) in after.enumerated() {
      let place = before.firstIndex { $0.id == numbered.id }
      guard map.section(before: section) != place else { continue }
      Issue.record("\(counts), \(update): \(section) comes from \(String(describing: place))")
    }
    return true
  }
}
