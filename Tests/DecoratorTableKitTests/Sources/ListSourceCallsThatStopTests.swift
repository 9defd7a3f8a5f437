import DecoratorTableKit
import DecoratorTableSources
import Testing

@Suite("List sources that stop the program")
@MainActor
struct ListSourceCallsThatStopTests {
  typealias Source = ListTableViewDataSource

  /// Rows of two classes of cells under one reuse identifier.
  private static let rows = [
    CellConfigurator<ListWorld.MemoCell>(
      viewData: ListWorld.Memo("a"), registration: .cellClass(reuseIdentifier: "x")
    ).erased,
    CellConfigurator<Sample.NoteCell>(
      viewData: Sample.Note("b"), registration: .cellClass(reuseIdentifier: "x")
    ).erased,
  ]

  nonisolated static let calls = [
    StoppingCall(
      "reuse identifier \"x\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { _ = Source(HeterogeneousList(rows)) },
    StoppingCall(
      "reuse identifier \"x\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { _ = Source(rows) },
    StoppingCall(
      "reuse identifier \"x\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { _ = Source { rows } },
  ]

  #if !os(iOS)
  @Test(
    "The message of a list source that stops the program names the mistake",
    arguments: calls.indices)
  func message(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      ListSourceCallsThatStopTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].text)
  }
  #endif
}
