import DecoratorTableKit
import Foundation
import Testing

@Suite("The line of a call with cells that stops the program")
@MainActor
struct CellCallerLineTests {
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
    StoppingCall { _ = RowCapabilities<Cell, Note>().height(-2) },
    StoppingCall { _ = Adapter(height: -2) },
    StoppingCall { _ = Adapter(height: -2) { _, _ in } },
    StoppingCall { _ = Adapter(height: -2, viewData: { $0 }) },
    StoppingCall { _ = CellConfigurator<Cell>(viewData: Note("a"), height: -2) },
    StoppingCall { _ = Header(height: -2) },
    StoppingCall { _ = Header(height: -2) { _, _ in } },
    StoppingCall { _ = Header(height: -2, viewData: { $0 }) },
    // Where views come from.
    StoppingCall { _ = CellRegistration<Cell>.cellClass(reuseIdentifier: "") },
    StoppingCall { _ = CellRegistration<Cell>.storyboard(reuseIdentifier: "") },
    StoppingCall { _ = CellRegistration<Cell>.nib(none) },
    StoppingCall { _ = Adapter(registration: .storyboard(reuseIdentifier: "")) },
    StoppingCall { _ = Views.viewClass(reuseIdentifier: "") },
    StoppingCall { _ = Views.nib(none) },
    // Which adapter shows what.
    StoppingCall { add(to: notes) { $0.add(Adapter()) } },
    StoppingCall { add(to: notes) { $0.add(pictures) } },
    StoppingCall { _ = notes.adding(Adapter()) },
    StoppingCall { add(to: memos) { $0.add(Header()) } },
    StoppingCall { _ = memos.adding(Header()) },
  ]

  #if !os(iOS)
  @Test("A call that stops the program names its file and line", arguments: calls.indices)
  func callerLine(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      CellCallerLineTests.calls[index].make()
    }
    try expectErrorText(of: result, contains: Self.calls[index].place)
  }
  #endif
}
