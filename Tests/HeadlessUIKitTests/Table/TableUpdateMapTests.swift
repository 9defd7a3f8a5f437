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

  @Test("Taking one row out moves up those below it in its section, and loses that one")
  func removals() {
    for removed in paths {
      var after = model
      after[removed.section].remove(at: removed.row)
      check(TableUpdate(deletedRows: [removed]), against: after)
    }
  }

  @Test("Putting one row in moves down those at and below its place")
  func insertions() {
    for inserted in places(model) {
      var after = model
      after[inserted.section].insert(-1, at: inserted.row)
      check(.inserting(inserted), against: after)
    }
  }

  @Test("Moving a row is both, for every row and every place")
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
}
