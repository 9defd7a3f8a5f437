import Testing

@testable import HeadlessUIKit

@Suite("ListMap")
struct ListMapTests {
  private static func subsets(of count: Int) -> [[Int]] {
    (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
  }

  @Test("All removals, insertions and replacements of up to four elements agree with a list")
  func exhaustive() {
    for count in 0...4 {
      for removed in Self.subsets(of: count) {
        let left = (0..<count).filter { !removed.contains($0) }
        for countAfter in left.count...(left.count + 2) {
          for added in Self.subsets(of: countAfter) where added.count == countAfter - left.count {
            for bits in Self.subsets(of: left.count) {
              check(count, removed, added, replaced: bits.map { left[$0] }, left, countAfter)
            }
          }
        }
      }
    }
  }

  private func check(
    _ count: Int, _ removed: [Int], _ added: [Int], replaced: [Int], _ left: [Int],
    _ countAfter: Int
  ) {
    var rest = left[...]
    let after = (0..<countAfter).map { added.contains($0) ? -1 : rest.removeFirst() }
    let map = ListMap(removed: removed.reversed(), added: added.reversed(), replaced: replaced)
    for index in 0..<count {
      let place = after.firstIndex(of: index)
      let isReplaced = replaced.contains(index)
      #expect(map.index(after: index) == (isReplaced ? nil : place))
      #expect(map.successor(of: index) == (isReplaced ? place : nil))
    }
    for (index, element) in after.enumerated() {
      let isKept = element >= 0 && !replaced.contains(element)
      #expect(map.index(before: index) == (isKept ? element : nil))
    }
    for gap in 0...count {
      let above = (0..<gap).last { left.contains($0) && !replaced.contains($0) }
      #expect(map.gap(after: gap) == above.flatMap { after.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    #expect(map.isIdentity == (removed.isEmpty && added.isEmpty && replaced.isEmpty))
  }
}
