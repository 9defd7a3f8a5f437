import Foundation
import Testing

@testable import DecoratorTableKit

@Suite("Answers and objects with index paths in them")
@MainActor
struct TranslatedAnswersTests {
  /// An app with an index at its edge, state restoration and preferred focus.
  private final class App: NSObject, UITableViewDataSource, UITableViewDelegate,
    UIDataSourceModelAssociation
  {
    let counts = [2, 1]
    var preferred: IndexPath?
    private(set) var previews: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "\(RowPosition(indexPath))") }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "?"] }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { title == "?" ? NSNotFound : index }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
      "\(RowPosition(idx))"
    }

    func indexPathForElement(
      withModelIdentifier identifier: String, in view: UIView
    ) -> IndexPath? {
      identifier == "gone" ? IndexPath(row: 7, section: 0) : IndexPath(row: 1, section: 0)
    }
  }

  /// Two layers: an added section on top, and an additional row before the second content row.
  private func makeTable(
    around app: any UITableViewDataSource & UITableViewDelegate,
    _ events: AdditionalRowEvents = AdditionalRowEvents()
  ) -> (DecoratedTable, UITableView) {
    let table = DecoratedTable(dataSource: app, delegate: app)
    table.addRows(["ad"], named: "ads", placed: .before(1)) { tableView, _, ad in
      textCell(tableView, ad)
    }
    let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "promo") }
    let layer = SlotLayer(placed: .none, sections: .start, adding: [promo], named: "promos") {
      tableView, _, _ in textCell(tableView, "")
    }
    layer.events = events
    table.add(layer)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    tableView.layoutIfNeeded()
    return (table, tableView)
  }

  @Test("A title of the index is translated to its section, and to none if it had none")
  func sectionIndex() {
    let (table, tableView) = makeTable(around: App())
    func section(_ title: String, _ index: Int) -> Int? {
      table.dataSource?.tableView?(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    #expect(section("A", 0) == 1)
    #expect(section("B", 1) == 2)
    #expect(section("?", 2) == NSNotFound)
  }

  @Test(
    "Without `sectionForSectionIndexTitle`, an index title leads to the section of its number")
  func plainSectionIndex() {
    final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { textCell(tableView, "") }

      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
    }
    let (table, tableView) = makeTable(around: Titles())
    let source = table.dataSource
    #expect(source?.tableView?(tableView, sectionForSectionIndexTitle: "A", at: 0) == 1)
    #expect(source?.tableView?(tableView, sectionForSectionIndexTitle: "B", at: 1) == 1)
  }

  @Test("The preferred focus is translated outwards, and nil stays nil")
  func preferredFocus() {
    let app = App()
    let (table, tableView) = makeTable(around: app)
    #expect(table.delegate?.indexPathForPreferredFocusedView?(in: tableView) == nil)
    app.preferred = IndexPath(row: 1, section: 0)
    #expect(
      table.delegate?.indexPathForPreferredFocusedView?(in: tableView)
        == IndexPath(row: 2, section: 1))
  }

  @Test("Saved rows are found again, both ways; additional and vanished rows have none")
  func stateRestoration() throws {
    let (table, tableView) = makeTable(around: App())
    let source = try #require(table.dataSource as? any UIDataSourceModelAssociation)
    func identifier(_ row: Int, _ section: Int) -> String? {
      source.modelIdentifierForElement(
        at: IndexPath(row: row, section: section), in: tableView)
    }
    #expect(identifier(2, 1) == "[0, 1]")
    #expect(identifier(0, 2) == "[1, 0]")
    #expect(identifier(1, 1) == nil)
    #expect(identifier(0, 0) == nil)
    #expect(
      source.indexPathForElement(withModelIdentifier: "here", in: tableView)
        == IndexPath(row: 2, section: 1))
    #expect(source.indexPathForElement(withModelIdentifier: "gone", in: tableView) == nil)
  }

  @Test("The header and footer of an added section are its layer's, with their heights")
  func addedSections() {
    let header = UIView()
    var events = AdditionalRowEvents()
    events.sections = AdditionalSectionEvents(
      headerView: { _, ordinal in ordinal == 0 ? header : nil }, headerHeight: { _ in 33 },
      footerHeight: { _ in UITableView.automaticDimension })
    let (table, tableView) = makeTable(around: App(), events)
    tableView.sectionHeaderHeight = 12
    tableView.sectionFooterHeight = 7
    let delegate = table.delegate
    #expect(delegate?.tableView?(tableView, viewForHeaderInSection: 0) === header)
    #expect(delegate?.tableView?(tableView, viewForHeaderInSection: 1) == nil)
    #expect(delegate?.tableView?(tableView, viewForFooterInSection: 0) == nil)
    let headers = (0...2).map { delegate?.tableView?(tableView, heightForHeaderInSection: $0) }
    #expect(headers == [33, 12, 12])
    let footers = (0...2).map { delegate?.tableView?(tableView, heightForFooterInSection: $0) }
    #expect(footers == [UITableView.automaticDimension, 7, 7])
  }

  #if !os(iOS) && DEBUG
  @Test("In a debug build a header's height that is not a number is refused, with the section")
  func badHeaderHeight() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let promo = AdditionalSection(rowCount: 1) { tableView, _, _ in textCell(tableView, "") }
      let layer = SlotLayer(placed: .none, sections: .start, adding: [promo], named: "promos") {
        tableView, _, _ in textCell(tableView, "")
      }
      let source = AdditionalTableViewDataSourceImpl(inner: PlainDataSource([[]]), layer: layer)
      var events = AdditionalRowEvents()
      events.sections.headerHeight = { _ in .nan }
      layer.events = events
      let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: layer)
      let tableView = UITableView.forTests()
      tableView.dataSource = source
      _ = delegate.tableView(tableView, heightForHeaderInSection: 0)
    }
    try expectErrorText(
      of: result, contains: "header or footer of added section 0 of layer promos cannot be nan")
  }
  #endif

  @Test("Rows can be moved by default only if the app can move them")
  func movableByDefault() {
    let editable = EditableApp([["a", "b"]])
    let (table, tableView) = makeTable(around: editable)
    func canMove(_ row: Int, _ section: Int) -> Bool? {
      table.dataSource?.tableView?(
        tableView, canMoveRowAt: IndexPath(row: row, section: section))
    }
    #expect(canMove(0, 1) == true)
    #expect(canMove(1, 1) == false)
    #expect(canMove(0, 0) == false)
    #expect(
      table.dataSource?.tableView?(tableView, canEditRowAt: IndexPath(row: 1, section: 1))
        == false)
  }

  #if HEADLESS_UIKIT
  @Test("A focus that moves names the rows of the content on request")
  func focus() {
    final class Focusing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var contexts: [UITableViewFocusUpdateContext] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { textCell(tableView, "") }

      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

      func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) { contexts.append(context) }
    }
    let app = Focusing()
    let (table, tableView) = makeTable(around: app)
    #expect(!tableView.simulateFocusUpdate(to: IndexPath(row: 1, section: 1)))
    #expect(tableView.simulateFocusUpdate(to: IndexPath(row: 0, section: 1)))
    #expect(tableView.simulateFocusUpdate(to: IndexPath(row: 2, section: 1)))
    let context = app.contexts.last
    let rows = [context?.previouslyFocusedIndexPath, context?.nextFocusedIndexPath]
    #expect(
      rows.map { $0.flatMap { table.dataIndexPath(forReuse: $0) } }
        == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
  }
  #endif
}
