import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@Suite("Calls to layers that stop the program")
@MainActor
struct LayerCallsThatStopTests {
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

  /// Cells under the reuse identifier of the table's notes.
  private static let memos = RowCells<ListWorld.Memo>.class(
    ListWorld.MemoCell.self, registration: .cellClass(reuseIdentifier: "x"))

  /// A row that describes itself as one of them.
  private static let memo = CellConfigurator<ListWorld.MemoCell>(
    viewData: ListWorld.Memo("b"), registration: .cellClass(reuseIdentifier: "x")
  ).erased

  private static let memoSection = AdditionalSection([memo])

  /// A row that can be in a table of notes as well as they are.
  private static let note = CellConfigurator<Sample.NoteCell>(
    viewData: Sample.Note("c"), registration: .cellClass(reuseIdentifier: "x")
  ).erased

  /// Rows of two kinds under one reuse identifier, which is not that of the notes.
  private static let clash = [
    CellConfigurator<ListWorld.MemoCell>(
      viewData: ListWorld.Memo("b"), registration: .cellClass(reuseIdentifier: "y")
    ).erased,
    CellConfigurator<Sample.NoteCell>(
      viewData: Sample.Note("c"), registration: .cellClass(reuseIdentifier: "y")
    ).erased,
  ]

  private static let clashSection = AdditionalSection(clash)

  private static func rows(of table: DecoratedTable) -> RowLayer<AnyCellConfigurator> {
    table.addRows([note], placed: .end, cell: .selfDescribing)
  }

  private static func sections(of table: DecoratedTable) -> SectionLayer {
    table.addSections([AdditionalSection([note])], placed: .end)
  }

  /// Makes a call to a table of notes.
  private static func withNotes(_ call: (DecoratedTable) -> Void) {
    let note = CellConfigurator<Sample.NoteCell>(
      viewData: Sample.Note("a"), registration: .cellClass(reuseIdentifier: "x"))
    call(DecoratedTable(dataSource: ListTableViewDataSource([note.erased])))
  }

  nonisolated static let calls = [
    StoppingCall("layer unnamed has 1 models: none can be inserted at 2") {
      rows().insert("b", at: 2)
    },
    StoppingCall("layer unnamed has 1 models: there is none at 1") { rows().remove(at: 1) },
    StoppingCall("layer unnamed has 1 models: there is none at -1") {
      rows().replace(at: -1, with: "b")
    },
    StoppingCall("rows of String cannot be -2.0 points high") { rows().height(-2) },
    StoppingCall("layer layer 1 has 0 sections: there is none at 0") { sections().remove(at: 0) },
    StoppingCall("layer layer 1 has 0 sections: there is none at 3") {
      sections().replace(at: 3, with: section)
    },
    StoppingCall("a layer that reserves -1 rows: give 0 or more") {
      _ = ReservedRows(-1, cell: cell)
    },
    StoppingCall("reserved rows cannot be nan points high") {
      _ = ReservedRows(1, height: .nan, cell: cell)
    },
    StoppingCall("an added section of -1 rows: give 0 or more") {
      _ = AdditionalSection(rowCount: -1) { table, _, _ in textCell(table, "") }
    },
    StoppingCall(
      "reuse identifier \"x\" is registered for NoteCell from its class and for MemoCell from its class"
    ) { withNotes { $0.addRows([ListWorld.Memo("b")], placed: .end, cell: memos) } },
    StoppingCall(
      "reuse identifier \"x\" is registered for NoteCell from its class and for MemoCell from its class"
    ) { withNotes { $0.addSections([memoSection], placed: .end) } },
    StoppingCall(
      "reuse identifier \"y\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { $0.addRows(clash, placed: .end, cell: .selfDescribing) } },
    StoppingCall(
      "reuse identifier \"y\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { $0.addSections([clashSection], placed: .end) } },
    StoppingCall(
      "reuse identifier \"y\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { rows(of: $0).append(contentsOf: clash) } },
    StoppingCall(
      "reuse identifier \"x\" is registered for NoteCell from its class and for MemoCell from its class"
    ) { withNotes { rows(of: $0).append(memo) } },
    StoppingCall(
      "reuse identifier \"x\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { rows(of: $0).insert(memo, at: 0) } },
    StoppingCall(
      "reuse identifier \"x\" is registered for NoteCell from its class and for MemoCell from its class"
    ) { withNotes { rows(of: $0).replace(at: 0, with: memo) } },
    StoppingCall(
      "reuse identifier \"y\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { sections(of: $0).append(clashSection) } },
    StoppingCall(
      "reuse identifier \"x\" is registered for NoteCell from its class and for MemoCell from its class"
    ) {
      let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
      let inner = table.addRows([AnyCellConfigurator](), placed: .end, cell: .selfDescribing)
      table.addRows([memo], placed: .end, cell: .selfDescribing)
      inner.append(note)
    },
    StoppingCall("layer layer 1 has a data source half that the app has made") {
      let layer = rows()
      let half = AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a"]]), layer: layer)
      DecoratedTable(dataSource: PlainDataSource([["a"]])).add(layer)
      withExtendedLifetime(half) {}
    },
    StoppingCall(
      "reuse identifier \"y\" is registered for MemoCell from its class and for NoteCell from its class"
    ) { withNotes { sections(of: $0).replace(at: 0, with: clashSection) } },
  ]

  #if !os(iOS)
  @Test("The message of a call that stops the program names the mistake", arguments: calls.indices)
  func message(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      LayerCallsThatStopTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].text)
  }
  #endif
}
