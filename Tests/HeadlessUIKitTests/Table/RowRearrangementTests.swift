import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Rearranged rows")
struct RowRearrangementTests {
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

  private func check(_ change: RowRearrangement, against after: [[Int]]) {
    for path in paths {
      #expect(change.path(after: path) == find(model[path.section][path.row], in: after))
    }
  }

  @Test("Taking one row out moves up those below it in its section, and loses that one")
  func removals() {
    for removed in paths {
      var after = model
      after[removed.section].remove(at: removed.row)
      check(RowRearrangement(removed: removed, inserted: nil), against: after)
    }
  }

  @Test("Putting one row in moves down those at and below its place")
  func insertions() {
    for inserted in places(model) {
      var after = model
      after[inserted.section].insert(-1, at: inserted.row)
      check(RowRearrangement(removed: nil, inserted: inserted), against: after)
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
        check(RowRearrangement(removed: removed, inserted: inserted), against: after)
      }
    }
  }

  @Test("Heights follow rows that are taken out and put in, in long sections too")
  func heights() {
    var generator = SeededGenerator(seed: 11)
    for count in [1, 5, 256, 257, 600] {
      var heights = RowHeights(count: count, commonHeight: 44)
      var naive = [CGFloat](repeating: 44, count: count)
      for step in 0..<40 {
        // The first steps keep to the common height, which is stored in another way.
        let height = step < 10 ? 44 : CGFloat(Int.random(in: 0...80, using: &generator))
        let place = Int.random(in: 0...naive.count, using: &generator)
        if Bool.random(using: &generator) || naive.isEmpty {
          heights.insert(height, at: place)
          naive.insert(height, at: place)
        } else {
          let row = min(place, naive.count - 1)
          heights.remove(at: row)
          naive.remove(at: row)
        }
        #expect(heights.count == naive.count)
        #expect((0..<heights.count).map { heights[$0] } == naive)
        #expect(heights.total == naive.reduce(0, +))
      }
    }
  }
}
