import DecoratorTableKit
import DecoratorTableTesting
import Testing

/// Sections that a layer adds, named A, B, … with their numbers of rows, before and after a change
/// of the layer's own: the fewest operations that a table accepts.
@Suite("The fewest operations for added sections")
struct AddedSectionTests {
  typealias Section = (name: String, rowCount: Int)

  private func update(_ before: [Section], _ after: [Section]) -> String {
    func layout(_ sections: [Section]) -> TableLayout {
      TableLayout(
        sections: RowLayout(contentCount: 0, anchors: sections.map { _ in 0 }), rows: [],
        addedSectionRowCounts: sections.map(\.rowCount))
    }
    let (old, new) = (layout(before), layout(after))
    let update = BatchUpdate().lifted(
      from: old, to: new,
      sections: .named(before: before.map(\.name), after: after.map(\.name)))
    return update.description
  }

  @Test("Of two that change places, the one with another number of rows is replaced")
  func swapped() {
    #expect(update([("A", 1), ("B", 1)], [("B", 1), ("A", 2)]) == "-§0 +§1")
    #expect(update([("A", 1), ("B", 1)], [("B", 2), ("A", 1)]) == "-§1 +§0")
    #expect(update([("A", 1), ("B", 1)], [("B", 1), ("A", 1)]) == "§1>§0")
  }

  @Test("A section that is new, and one that passes another")
  func newAndPassing() {
    #expect(
      ["+§0 §0>§2", "+§0 §1>§1"].contains(
        update([("A", 1), ("B", 1)], [("new", 1), ("B", 1), ("A", 1)])))
  }
}
