import DecoratorTableKit
import Testing

@Suite("The line of a list source that stops the program")
@MainActor
struct ListSourceCallerLineTests {
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
    StoppingCall { _ = Source(HeterogeneousList(rows)) },
    StoppingCall { _ = Source(rows) },
    StoppingCall { _ = Source { rows } },
  ]

  #if !os(iOS)
  @Test("A list source that stops the program names its file and line", arguments: calls.indices)
  func callerLine(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      ListSourceCallerLineTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].place)
  }
  #endif
}
