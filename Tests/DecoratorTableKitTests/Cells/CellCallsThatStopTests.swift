import DecoratorTableSources
import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("Calls with cells that stop the program")
@MainActor
struct CellCallsThatStopTests {
  typealias Note = Sample.Note
  typealias Cell = Sample.NoteCell
  typealias Adapter = CellAdapter<Cell, Note>
  typealias Header = HeaderFooterAdapter<ListWorld.MemoHeader, ListWorld.Memo>
  typealias Views = HeaderFooterRegistration<ListWorld.MemoHeader>

  private static let notes = CellAdapterMap().adding(Adapter())
  private static let memos = CellAdapterMap().adding(Header())
  private static let none: UINib? = nil

  /// An adapter for other models under the identifier of the notes' cells.
  private static let pictures = CellAdapter<Sample.PictureCell, String>(
    registration: .cellClass(reuseIdentifier: Adapter().registration.reuseIdentifier))

  private static func add(to map: CellAdapterMap, _ call: (inout CellAdapterMap) -> Void) {
    var map = map
    call(&map)
  }

  nonisolated static let calls = [
    // Heights.
    StoppingCall("rows of Note cannot be -2.0 points high") {
      _ = RowCapabilities<Cell, Note>().height(-2)
    },
    StoppingCall("rows of Note cannot be -2.0 points high") { _ = Adapter(height: -2) },
    StoppingCall("rows of Note cannot be -2.0 points high") { _ = Adapter(height: -2) { _, _ in } },
    StoppingCall("rows of Note cannot be -2.0 points high") {
      _ = Adapter(height: -2, viewData: { $0 })
    },
    StoppingCall("rows of Note cannot be -2.0 points high") {
      _ = CellConfigurator<Cell>(viewData: Note("a"), height: -2)
    },
    StoppingCall("headers and footers of Memo cannot be -2.0 points high") {
      _ = Header(height: -2)
    },
    StoppingCall("headers and footers of Memo cannot be -2.0 points high") {
      _ = Header(height: -2) { _, _ in }
    },
    StoppingCall("headers and footers of Memo cannot be -2.0 points high") {
      _ = Header(height: -2, viewData: { $0 })
    },
    // Where views come from.
    StoppingCall("the reuse identifier of NoteCell is empty") {
      _ = CellRegistration<Cell>.cellClass(reuseIdentifier: "")
    },
    StoppingCall("the reuse identifier of NoteCell is empty") {
      _ = CellRegistration<Cell>.storyboard(reuseIdentifier: "")
    },
    StoppingCall("the nib of NoteCell is nil") { _ = CellRegistration<Cell>.nib(none) },
    StoppingCall("the reuse identifier of NoteCell is empty") {
      _ = Adapter(registration: .storyboard(reuseIdentifier: ""))
    },
    StoppingCall("the reuse identifier of MemoHeader is empty") {
      _ = Views.viewClass(reuseIdentifier: "")
    },
    StoppingCall("the nib of MemoHeader is nil") { _ = Views.nib(none) },
    // Which adapter shows what.
    StoppingCall("there is an adapter for Note already, with NoteCell") {
      add(to: notes) { $0.add(Adapter()) }
    },
    StoppingCall(
      "is registered for NoteCell from its class and for PictureCell from its class"
    ) { add(to: notes) { $0.add(pictures) } },
    StoppingCall("there is an adapter for headers and footers of Memo already, with MemoHeader") {
      add(to: memos) { $0.add(Header()) }
    },
    StoppingCall("there is an adapter for headers and footers of Memo already, with MemoHeader") {
      _ = memos.adding(Header())
    },
  ]

  #if !os(iOS)
  @Test("The message of a call that stops the program names the mistake", arguments: calls.indices)
  func message(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      CellCallsThatStopTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].text)
  }
  #endif
}
