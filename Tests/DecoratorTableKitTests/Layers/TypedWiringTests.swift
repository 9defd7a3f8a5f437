import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

#if HEADLESS_UIKIT
@Suite("Adapters in a table that is wired by hand")
@MainActor
struct TypedWiringTests {
  private let keeper = Keeper()
  private let log = CallLog()

  private func show(
    _ dataSource: any UITableViewDataSource, _ delegate: any UITableViewDelegate
  ) -> UITableView {
    keeper.keep(dataSource)
    keeper.keep(delegate)
    let tableView = UITableView.forTests()
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.layoutIfNeeded()
    return tableView
  }

  private var adapter: CellAdapter<AdShowingCell, Ad> {
    let log = log
    return CellAdapter(height: 61)
      .onSelect { ad, path in log.note("adapter \(ad.id) at \(path.row)") }
      .trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
      .accessory(.detailButton)
  }

  private var adapters: CellAdapterMap {
    CellAdapterMap().adding(adapter).adding(CellAdapter<TipShowingCell, String>())
  }

  private func height(_ tableView: UITableView, _ row: Int) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  /// Checks a table of "a", an ad with id 0 and "b", as the adapter has it.
  private func check(_ tableView: UITableView, selected: [String]) {
    let path = IndexPath(row: 1, section: 0)
    #expect(tableView.displayedTexts()[0].prefix(3) == ["a", "ad 0", "b"])
    #expect(tableView.cellForRow(at: path)?.accessoryType == .detailButton)
    tableView.simulateTap(at: path)
    #expect(log.consume() == selected)
    #expect(tableView.simulateSwipe(at: path) == ["hide"])
    tableView.simulateTapOnAction(at: 0)
    #expect(log.consume() == ["hide 0"])
    #expect(height(tableView, 0) == 40)
  }

  @Test("Models that stay, with an adapter")
  func models() {
    let log = log
    let rows = RowLayer([Ad(0), Ad(1)], placed: .every(1), named: "ads")
      .height { $0.id == 0 ? 62 : 63 }
      .onSelect { ad, _ in log.note("argument \(ad.id)") }
    let tableView = show(
      AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a", "b"]]), rows: rows, cell: .adapter(adapter)),
      AdditionalTableViewDelegateImpl(inner: PlainDelegate(), layer: rows))
    check(tableView, selected: ["adapter 0 at 1", "argument 0"])
    #expect([1, 3].map { height(tableView, $0) } == [62, 63])
  }

  @Test("Models of several types that stay, with their adapters")
  func modelsOfSeveralTypes() {
    let rows = RowLayer([Ad(0), "x"] as [Any], placed: .every(1), named: "extras")
    let tableView = show(
      AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a", "b"]]), rows: rows, cell: .adapters(adapters)),
      AdditionalTableViewDelegateImpl(inner: nil, layer: rows))
    check(tableView, selected: ["adapter 0 at 1"])
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b", "tip: x"]])
    #expect([1, 3].map { height(tableView, $0) } == [61, 40])
    #expect(tableView.simulateSwipe(at: IndexPath(row: 3, section: 0)) == [])
    tableView.simulateTap(at: IndexPath(row: 3, section: 0))
    #expect(log.lines == [])
  }

  @Test(
    "Models that change, with an adapter, whichever half is made first", arguments: [true, false])
  func layer(isDataSourceFirst: Bool) {
    let log = log
    let reserved = ReservedRows(1, height: 33) { tableView, _ in
      textCell(tableView, "placeholder")
    }
    let rows = RowLayer([Ad(0)], placed: .every(1), reserving: reserved, named: "ads")
    rows.onSelect { ad, _ in log.note("chain \(ad.id)") }
    func makeDelegate() -> AdditionalTableViewDelegateImpl {
      rows.onSelect { ad, _ in log.note("argument \(ad.id)") }
      return AdditionalTableViewDelegateImpl(inner: nil, layer: rows)
    }
    let early = isDataSourceFirst ? nil : makeDelegate()
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: PlainDataSource([["a", "b"]]), rows: rows, cell: .adapter(adapter))
    let tableView = show(dataSource, early ?? makeDelegate())
    check(tableView, selected: ["adapter 0 at 1", "chain 0", "argument 0"])
    #expect([1, 3].map { height(tableView, $0) } == [61, 33])
    rows.append(Ad(5))
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b", "ad 5"]])
    rows.height(70)
    tableView.layoutIfNeeded()
    #expect([1, 3].map { height(tableView, $0) } == [70, 70])
  }

  @Test("Models that change, of several types")
  func layerOfSeveralTypes() {
    let rows = RowLayer([Ad(0), "x"] as [Any], placed: .every(1), named: "extras")
    let tableView = show(
      AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a", "b"]]), rows: rows, cell: .adapters(adapters)),
      AdditionalTableViewDelegateImpl(inner: nil, layer: rows))
    check(tableView, selected: ["adapter 0 at 1"])
    rows.models = ["y", Ad(7)]
    #expect(tableView.displayedTexts() == [["a", "tip: y", "b", "ad 7"]])
    #expect([1, 3].map { height(tableView, $0) } == [40, 61])
  }

  @Test("Rows that describe themselves, also later")
  func configurators() {
    let log = log
    let ad = CellConfigurator<AdShowingCell>(viewData: Ad(0), height: 61)
      .onSelect { ad, path in log.note("adapter \(ad.id) at \(path.row)") }
      .trailingSwipeActions { [log.swipeAction("hide", $0.id)] }
      .accessory(.detailButton)
    let rows = RowLayer([ad.erased], placed: .every(1), named: "extras")
    let tableView = show(
      AdditionalTableViewDataSourceImpl(
        inner: PlainDataSource([["a", "b"]]), rows: rows, cell: .selfDescribing),
      AdditionalTableViewDelegateImpl(inner: nil, layer: rows))
    check(tableView, selected: ["adapter 0 at 1"])
    rows.append(CellConfigurator<NumberShowingCell>(viewData: 9, height: 44).erased)
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b", "number 9"]])
    #expect(height(tableView, 3) == 44)
  }

  @Test("A capability that is added works once the table's objects are set again")
  func addedWhileShown() {
    let log = log
    let rows = RowLayer([Ad(0)], placed: .every(1), named: "ads")
    let dataSource = AdditionalTableViewDataSourceImpl(
      inner: PlainDataSource([["a", "b"]]), rows: rows,
      cell: .adapter(CellAdapter<AdShowingCell, Ad>()))
    let delegate = AdditionalTableViewDelegateImpl(inner: nil, layer: rows)
    let tableView = show(dataSource, delegate)
    rows.accessory(.checkmark)
    tableView.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(tableView.cellForRow(at: path)?.accessoryType == .checkmark)
    rows.onSelect { ad, _ in log.note("\(ad.id)") }.height(55)
    tableView.dataSource = nil
    tableView.delegate = nil
    tableView.dataSource = dataSource
    tableView.delegate = delegate
    tableView.simulateTap(at: path)
    #expect(log.lines == ["0"])
    #expect(height(tableView, 1) == 55)
  }
}
#endif
