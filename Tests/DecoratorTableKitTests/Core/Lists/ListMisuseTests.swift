import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

// A test that is expected to end its process needs a process of its own, which iOS does not start.
#if !os(iOS)
@Suite("Questions to lists about what is not there")
struct ListMisuseTests {
  private static func mistake(
    _ text: String, _ use: @escaping @Sendable (inout HeterogeneousList) -> Void
  ) -> Mistake {
    Mistake(text) {
      var list = HeterogeneousList([1, 2, 3, 4])
      list.appendSection(["a"])
      list.merge([ListAd(number: 0), ListAd(number: 1)], placed: .tableRows([2]))
      use(&list)
    }
  }

  private static func plain(
    _ text: String, _ use: @escaping @Sendable (inout HeterogeneousList) -> Void
  ) -> Mistake {
    Mistake(text) {
      var list = HeterogeneousList([1, 2, 3])
      use(&list)
    }
  }

  private static func at(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  static let mistakes: [Mistake] = [
    mistake("row [0, 5] does not exist: section 0 has 5 rows") { _ = $0.item(at: at(0, 5)) },
    mistake("row [0, -1] does not exist: section 0 has 5 rows") {
      _ = $0.item(at: at(0, -1), as: Int.self)
    },
    mistake("row [1, 1] does not exist: section 1 has 1 rows") { _ = $0.item(at: at(1, 1)) },
    mistake("section 2 does not exist: the list has 2 sections") { _ = $0.item(at: at(2, 0)) },
    mistake("section -1 does not exist: the list has 2 sections") {
      _ = $0.item(at: at(-1, 0), as: Int.self)
    },
    mistake("section 2 does not exist: the list has 2 sections") {
      _ = $0.rowCount(inSection: 2)
    },
    mistake("section 2 does not exist: the list has 2 sections") { _ = $0.header(ofSection: 2) },
    mistake("section -1 does not exist: the list has 2 sections") { _ = $0.footer(ofSection: -1) },
    mistake("section 2 does not exist: the list has 2 sections") {
      $0.setHeader("two", ofSection: 2)
    },
    mistake("section 2 does not exist: the list has 2 sections") {
      $0.setFooter("two", ofSection: 2)
    },
    mistake("content row [0, 4] does not exist: section 0 has 4 content rows") {
      _ = $0.position(ofContent: at(0, 4))
    },
    mistake("section 2 does not exist: the list has 2 sections") {
      _ = $0.position(ofContent: at(2, 0))
    },
    mistake("content row [1, 1] does not exist: section 1 has 1 content rows") {
      $0.remove(atContent: at(1, 1))
    },
    mistake("content row [0, 4] does not exist: section 0 has 4 content rows") {
      $0.replace(atContent: at(0, 4), with: 5)
    },
    mistake(
      "cannot be inserted at [0, 5]: section 0 has 4 content rows, and takes one at any of 0...4"
    ) {
      $0.insert(5, atContent: at(0, 5))
    },
    mistake("section 2 does not exist: the list has 2 sections") {
      $0.insert(5, atContent: at(2, 0))
    },
    mistake("index path [0]: a row of a list has a section and a row") {
      _ = $0.item(at: IndexPath(index: 0), as: Any.self)
    },
    mistake("row [0, 9] does not exist: section 0 has 5 rows") {
      _ = $0.item(at: IndexPath(indexes: [0, 9]), as: Int.self)
    },
    mistake("section 2 does not exist: the list has 2 sections") {
      $0.setHeader("two", ofSection: 2)
    },
    mistake("a content row cannot be inserted at [0, 5]") { $0.insert(5, atContent: at(0, 5)) },
    mistake("section 2 does not exist: the list has 2 sections") { $0.remove(atContent: at(2, 0)) },
    mistake("content row [0, 4] does not exist") { $0.replace(atContent: at(0, 4), with: 5) },
    mistake("models are merged into a list in numbers of [2], and then of []") {
      _ = $0.lifting(BatchUpdate(), to: HeterogeneousList([1]))
    },
    // A batch of the content that contradicts itself, or leads elsewhere.
    mistake("delete row [0, 1], and once more") {
      var new = $0
      for row in [2, 1] { new.remove(atContent: at(0, row)) }
      _ = $0.lifting(BatchUpdate().deletingRows([1, 1], inSection: 0), to: new)
    },
    mistake("section 0") {
      _ = $0.lifting(BatchUpdate().deletingRows([1], inSection: 0), to: $0)
    },
    plain("reload row [0, 9]: section 0 has 3 rows before the batch") {
      _ = $0.lifting(BatchUpdate().reloadingRows([9], inSection: 0), to: $0)
    },
    plain("delete row [0, 1], and reload row [0, 1]") {
      let update = BatchUpdate().deletingRows([1], inSection: 0).reloadingRows([1], inSection: 0)
      _ = $0.lifting(update, to: HeterogeneousList([1, 3]))
    },
    plain("section 0") {
      _ = $0.lifting(BatchUpdate(), to: HeterogeneousList([1, 3]))
    },
    plain("row [0, 3] does not exist: section 0 has 3 rows") { _ = $0.item(at: at(0, 3)) },
    plain("row [0, -3] does not exist: section 0 has 3 rows") {
      _ = $0.item(at: at(0, -3), as: Int.self)
    },
    plain("section 1 does not exist: the list has 1 sections") {
      _ = $0.item(at: at(1, 0), as: Int.self)
    },
  ]

  @Test("A question about what is not there traps with a text", arguments: mistakes.indices)
  func traps(_ index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      ListMisuseTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
}
#endif
