import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Merged lists and the layouts of decorators")
struct ListLayoutTests {
  @Test("A merged list has each row where a stack of the same layers has it")
  func sameAsLayers() throws {
    try withEverySeed(0..<60) { generator in
      let counts = (0..<generator.number(in: 0...3)).map { _ in generator.number(in: 0...12) }
      var list = HeterogeneousList()
      for (section, count) in counts.enumerated() {
        list.appendSection((0..<count).map { ListPost(number: 100 * section + $0) })
      }
      var layouts: [TableLayout] = []
      for merge in 0..<generator.number(in: 0...3) {
        let placement = generator.placement(depth: 2).limitedForTests.placement
        let count = generator.number(in: 0...9)
        let rule = LayerRule(rows: placement, supply: .models(count))
        layouts.insert(rule.layout(of: layouts.first.map(counts(of:)) ?? counts), at: 0)
        list.merge((0..<count).map { ListAd(number: 100 * merge + $0) }, placed: placement)
      }
      let stack = LayoutStack(layouts)
      try expectEqual(list.rowCounts, layouts.first.map(self.counts(of:)) ?? counts, "the counts")
      for (section, count) in list.rowCounts.enumerated() {
        for row in 0..<count {
          let position = RowPosition(section: section, row: row)
          let resolved = stack.resolve(position)
          switch resolved.row {
          case .content(let content):
            let expected = ListPost(number: 100 * content.section + content.row)
            try expectEqual(
              list.item(at: position, as: ListPost.self), expected, "row \(position)")
          case .additional(let index):
            let merge = layouts.count - 1 - resolved.level
            try expectEqual(
              list.item(at: position, as: ListAd.self), ListAd(number: 100 * merge + index),
              "row \(position)")
          case .added:
            throw Disagreement("no section is added")
          }
        }
      }
    }
  }

  private func counts(of layout: TableLayout) -> [Int] {
    (0..<layout.sectionCount).map(layout.rowCount(inSection:))
  }
}

extension NaivePlacement {
  /// The same, but never without an end.
  fileprivate var limitedForTests: NaivePlacement { .limited(self, to: 20) }
}
