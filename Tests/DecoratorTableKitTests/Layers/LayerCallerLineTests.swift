import DecoratorTableKit
import Foundation
import Testing

@Suite("The line of a call to a layer that stops the program")
@MainActor
struct LayerCallerLineTests {
  private static func rows() -> RowLayer<String> { RowLayer(["a"], placed: .end) }

  private static func sections() -> SectionLayer {
    DecoratedTable(dataSource: PlainDataSource([["a"]])).addSections([], placed: .end)
  }

  private static func cell(_ tableView: UITableView, _: IndexPath) -> UITableViewCell {
    textCell(tableView, "")
  }

  private static let section = AdditionalSection(rowCount: 1) { tableView, _, _ in
    textCell(tableView, "")
  }

  nonisolated static let calls = [
    StoppingCall { rows().insert("b", at: 2) },
    StoppingCall { rows().remove(at: 1) },
    StoppingCall { rows().replace(at: -1, with: "b") },
    StoppingCall { rows().height(-2) },
    StoppingCall { sections().remove(at: 0) },
    StoppingCall { sections().replace(at: 3, with: section) },
    StoppingCall { _ = ReservedRows(-1, cell: cell) },
    StoppingCall { _ = ReservedRows(1, height: .nan, cell: cell) },
    StoppingCall { _ = AdditionalSection(rowCount: -1) { table, _, _ in textCell(table, "") } },
  ]

  #if !os(iOS)
  @Test("A call that stops the program names its file and line", arguments: calls.indices)
  func callerLine(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      LayerCallerLineTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].place)
  }
  #endif
}
