import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("SumTree")
struct SumTreeTests {
  @Test("A tree of every small size sums and searches like a plain array", arguments: 0...17)
  func smallSizes(count: Int) {
    let lengths = (0..<count).map { CGFloat(($0 * 5) % 4) }
    let tree = SumTree(lengths)
    #expect(tree.total == lengths.reduce(0, +))
    for index in 0...count { #expect(tree.sum(before: index) == lengths[..<index].reduce(0, +)) }
    for offset in stride(from: CGFloat(0), through: tree.total + 1, by: 0.5) {
      let expected = lengths.indices.first { lengths[...$0].reduce(0, +) > offset } ?? count
      let found = tree.firstIndex(endingAfter: offset)
      #expect(found.index == expected)
      #expect(found.remainder == offset - lengths[..<expected].reduce(0, +))
    }
  }

  @Test("A changed length moves everything after it and nothing before it")
  func change() {
    var tree = SumTree((0..<10).map { _ in 10 })
    tree[4] = 25
    #expect(tree[4] == 25)
    #expect(tree.sum(before: 4) == 40)
    #expect(tree.sum(before: 5) == 65)
    #expect(tree.total == 115)
    #expect(tree.firstIndex(endingAfter: 64).index == 4)
    #expect(tree.firstIndex(endingAfter: 65).index == 5)
  }

  @Test("Ten thousand changes leave no rounding error behind")
  func noDrift() {
    var tree = SumTree((0..<100).map { _ in 0.1 })
    let fresh = tree.total
    for turn in 0..<10_000 { tree[turn % 100] = CGFloat(turn) / 3 }
    for index in 0..<100 { tree[index] = 0.1 }
    #expect(tree.total == fresh)
  }
}
