import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Bad input to typed cells")
struct CellMisuseTests {
  typealias Note = Sample.Note
  typealias NoteCell = Sample.NoteCell
  typealias PictureCell = Sample.PictureCell

  private static func mistake(
    _ text: String, _ make: @escaping @MainActor @Sendable () -> Void
  ) -> Mistake {
    Mistake(text) { MainActor.assumeIsolated(make) }
  }

  static let mistakes = [
    // Where cells come from.
    mistake("the nib of NoteCell is nil: load it before, or register the class") {
      _ = CellRegistration<NoteCell>.nib(nil)
    },
    mistake("the reuse identifier of NoteCell is empty: give it a name, or leave it out") {
      _ = CellRegistration<NoteCell>.cellClass(reuseIdentifier: "")
    },
    mistake("the reuse identifier of NoteCell is empty: give it a name, or leave it out") {
      _ = CellRegistration<NoteCell>.storyboard(reuseIdentifier: "")
    },
    mistake("the reuse identifier of NoteCell is empty: give it a name, or leave it out") {
      let nib = UINib(nibName: "NoteCell", bundle: nil)
      _ = CellRegistration<NoteCell>.nib(nib, reuseIdentifier: "")
    },
    // Two kinds of cells under one identifier.
    mistake(
      """
      reuse identifier "cell" is registered for NoteCell from its class and for PictureCell from its \
      class: give each an identifier of its own
      """
    ) {
      var cells = CellAdapterMap()
      cells.add(CellAdapter<NoteCell, Note>(registration: .cellClass(reuseIdentifier: "cell")))
      cells.add(CellAdapter<PictureCell, String>(registration: .cellClass(reuseIdentifier: "cell")))
    },
    mistake(
      """
      reuse identifier "cell" is registered for NoteCell from a nib and for NoteCell from its class: \
      give each an identifier of its own
      """
    ) {
      let nib = UINib(nibName: "NoteCell", bundle: nil)
      var cells = CellAdapterMap()
      cells.add(
        CellAdapter<NoteCell, Note>(registration: .nib(nib, reuseIdentifier: "cell")))
      cells.add(
        CellAdapter<NoteCell, Int>(registration: .cellClass(reuseIdentifier: "cell")) { _, _ in })
    },
    mistake(
      """
      reuse identifier "cell" is registered for DecoratorTableKitTests.Sample.NoteCell from the \
      storyboard and for DecoratorTableKitTests.Sample.Elsewhere.NoteCell from the storyboard
      """
    ) {
      var cells = CellAdapterMap()
      cells.add(CellAdapter<NoteCell, Note>(registration: .storyboard(reuseIdentifier: "cell")))
      cells.add(
        CellAdapter<Sample.Elsewhere.NoteCell, Int>(
          registration: .storyboard(reuseIdentifier: "cell")
        ) { _, _ in })
    },
    mistake("\"cell\" is registered for NoteCell from its class and for PictureCell from its class")
    {
      var one = Registrations()
      one.add(CellRegistration<NoteCell>.cellClass(reuseIdentifier: "cell").erased)
      var other = Registrations()
      other.add(CellRegistration<PictureCell>.cellClass(reuseIdentifier: "cell").erased)
      one.add(other)
    },
    // Two adapters for one type.
    mistake(
      """
      there is an adapter for Note already, with NoteCell: give each type of models one adapter, \
      which can look at the model
      """
    ) {
      _ = CellAdapterMap()
        .adding(CellAdapter<NoteCell, Note>())
        .adding(CellAdapter<UITableViewCell, Note> { _, _ in })
    },
    // Heights, where they are passed.
    mistake(
      """
      rows of Note cannot be -3.0 points high: give a number of 0 or more, or \
      UITableView.automaticDimension
      """
    ) { _ = CellAdapter<NoteCell, Note>(height: -3) },
    mistake("rows of Note cannot be nan points high") {
      _ = CellAdapter<NoteCell, Note>(height: .nan)
    },
    mistake("rows of Picture cannot be -0.5 points high") {
      _ = CellAdapter<PictureCell, Sample.Picture>(height: -0.5, viewData: \.name)
    },
    mistake("rows of Int cannot be inf points high") {
      _ = CellAdapter<UITableViewCell, Int>(height: .infinity) { _, _ in }
    },
    mistake("rows of Note cannot be -inf points high") {
      _ = CellConfigurator<NoteCell>(viewData: Note("a"), height: -.infinity)
    },
    mistake("rows of Note cannot be -2.0 points high") {
      _ = RowCapabilities<NoteCell, Note>().height(-2)
    },
  ]

  #if !os(iOS)
  @Test("It traps where it is passed, and is named", arguments: mistakes.indices)
  func traps(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      CellMisuseTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif

  @Test("Heights that a table accepts are accepted")
  @MainActor
  func legalHeights() {
    for height in [0, 0.5, 44, 1e6, UITableView.automaticDimension] {
      let fixed = CellAdapter<NoteCell, Note>(height: height)
      #expect(fixed.events.height?(Note("a")) == height)
      let asked = CellAdapter<NoteCell, Note>().height { _ in height }
      #expect(asked.events.height?(Note("a")) == height)
    }
  }

  @Test("The same cells may be added twice")
  @MainActor
  func sameCells() {
    var cells = CellAdapterMap()
    cells.add(CellAdapter<NoteCell, Note>())
    cells.add(CellAdapter<NoteCell, Int> { _, _ in })
    cells.add(
      CellAdapter<PictureCell, Bool>(registration: .storyboard(reuseIdentifier: "a")) { _, _ in })
    cells.add(
      CellAdapter<PictureCell, Double>(registration: .storyboard(reuseIdentifier: "a")) { _, _ in })
    #expect(cells.adapters.all.count == 4)
  }
}
