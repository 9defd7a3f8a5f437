import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Changes of merged lists, as a table gets them")
struct ListUpdateTests {
  /// Content and what is merged into it: the list of some content, always with the same merges.
  private struct World {
    var content: [[Int]]
    let merges: [(models: [ListAd], placement: Placement)]

    init(_ generator: inout SeededGenerator) {
      content = (0..<generator.number(in: 1...3)).map { section in
        (0..<generator.number(in: 0...10)).map { 100 * section + $0 }
      }
      merges = (0..<generator.number(in: 0...3)).map { merge in
        let placement = NaivePlacement.limited(generator.placement(depth: 2), to: 20).placement
        return (
          (0..<generator.number(in: 0...9)).map { ListAd(number: 100 * merge + $0) }, placement
        )
      }
    }

    var list: HeterogeneousList {
      var list = HeterogeneousList()
      for section in content { list.appendSection(section.map { ListPost(number: $0) }) }
      for merge in merges { list.merge(merge.models, placed: merge.placement) }
      return list
    }

    /// Removes rows and puts new and old ones elsewhere.
    mutating func change(_ generator: inout SeededGenerator, newNumber: inout Int) {
      for _ in 0..<generator.number(in: 1...4) {
        let section = generator.number(in: 0...content.count - 1)
        let target = generator.number(in: 0...content.count - 1)
        var row = newNumber
        newNumber += 1
        if generator.chance(60), !content[section].isEmpty {
          let old = content[section].remove(
            at: generator.number(in: 0...content[section].count - 1))
          if generator.chance(50) { row = old }
        }
        if generator.chance(70) {
          content[target].insert(row, at: generator.number(in: 0...content[target].count))
        }
      }
    }
  }

  private func texts(_ list: HeterogeneousList) -> [[String]] {
    list.rowCounts.enumerated().map { section, count in
      (0..<count).map { "\(list.item(at: RowPosition(section: section, row: $0)))" }
    }
  }

  @Test("The update of the content, lifted, leads from the old list to the new one")
  func lifting() throws {
    try withEverySeed(Thinning.seeds(0..<300)) { generator in
      var world = World(&generator)
      var newNumber = 1000
      for _ in 0..<4 {
        let (old, before) = (world.list, world.content)
        world.change(&generator, newNumber: &newNumber)
        let new = world.list
        let update = BatchUpdate(from: before, to: world.content)
        let lifted = old.lifting(update, to: new)
        var rows = texts(old)
        try lifted.apply(to: &rows, takingNewFrom: texts(new))
        try expectEqual(rows, texts(new), "\(before) to \(world.content) by \(lifted)")
        if world.merges.isEmpty { try expectEqual(lifted, update, "a list without merges") }
      }
    }
  }

  @Test("A merged row that stays is not inserted")
  func stayingRows() {
    let ads = [ListAd(number: 0)]
    let old = HeterogeneousList([1, 2, 3, 4]).merging(ads, placed: .every(3))
    var new = old
    new.insert(0, atContent: RowPosition(section: 0, row: 0))
    let lifted = old.lifting(BatchUpdate().insertingRows([0], inSection: 0), to: new)
    #expect(lifted.insertedRows == [RowPosition(section: 0, row: 0)])
    #expect(lifted.deletedRows.isEmpty && lifted.movedRows.count == 1)
  }

  #if !os(iOS)
  @Test("It traps where other models are merged in meanwhile")
  func otherMerges() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let old = HeterogeneousList([1, 2]).merging([ListAd(number: 0)], placed: .start)
      _ = old.lifting(BatchUpdate(), to: old.merging(["note"], placed: .end))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("in numbers of [1], and then of [1, 1]"))
  }
  #endif
}
