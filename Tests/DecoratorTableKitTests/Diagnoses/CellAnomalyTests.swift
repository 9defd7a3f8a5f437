import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit

@Suite("The messages about cells that are wrong")
@MainActor
struct CellAnomalyTests {
  private struct Shelf<Item> {}

  @Test("A model without an adapter: its type, and the types that have one, in their order")
  func noAdapter() {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<Sample.NoteCell, Sample.Note>())
    cells.add(CellAdapter<UITableViewCell, [Int]> { _, _ in })
    #expect(
      cells.adapters.anomaly(for: 1.5).description
        == """
        DecoratorTableKit: there is no adapter for Double, only for Note, Array<Int>: add one to the map
        """)
    #expect(
      CellAdapterMap().adapters.anomaly(for: "").description
        == "DecoratorTableKit: there is no adapter for String, and none for any other type: "
        + "add one to the map")
  }

  @Test("Types of one short name are distinguished by their full ones, others keep theirs")
  func namesakes() {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<Sample.NoteCell, Sample.Note>())
    cells.add(CellAdapter<UITableViewCell, Int> { _, _ in })
    #expect(
      cells.adapters.anomaly(for: Sample.Elsewhere.Note())
        == .noAdapter(
          modelType: "DecoratorTableKitTests.Sample.Elsewhere.Note",
          adapters: ["DecoratorTableKitTests.Sample.Note", "Int"]))
  }

  @Test("Types in brackets count as well, and one type twice is no other")
  func distinctNames() {
    #expect(TypeNames.distinct([Int.self, Int.self]) == ["Int", "Int"])
    #expect(TypeNames.distinct([]) == [])
    let shelves = TypeNames.distinct([Shelf<Sample.Note>.self, Shelf<Sample.Elsewhere.Note>.self])
    #expect(Set(shelves).count == 2)
    #expect(shelves.last?.contains("Elsewhere.Note") == true)
  }

  @Test("An optional is named as one, and what is behind a hashable by its own name")
  func hiddenTypes() {
    let cells = CellAdapterMap().adapters
    #expect(
      cells.anomaly(for: Optional(1) as Any) == .noAdapter(modelType: "Optional<Int>", adapters: [])
    )
    #expect(cells.anomaly(for: AnyHashable(1)) == .noAdapter(modelType: "Int", adapters: []))
  }
}
