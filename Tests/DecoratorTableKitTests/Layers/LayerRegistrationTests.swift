import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Cells that are registered in a table")
@MainActor
struct LayerRegistrationTests {
  private let keeper = Keeper()
  private let source = PlainDataSource([["a", "b"]])

  /// A source that has cells of its own.
  final class RegisteringSource: NSObject, UITableViewDataSource, CellRegistering {
    private var registrations = Registrations()
    private var tables = RegisteredTables()

    init(_ registrations: [AnyRegistration]) {
      for registration in registrations { self.registrations.add(registration) }
    }

    func cellRegistrations() -> Registrations { registrations }

    func register(in tableView: UITableView) {
      if tables.insert(tableView) { registrations.register(in: tableView) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      register(in: tableView)
      return 1
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { textCell(tableView, "post") }
  }

  private func makeTableView() -> RegisteringTableView {
    let tableView = RegisteringTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    tableView.setUpForTests()
    _ = tableView.takeRegistered()
    return tableView
  }

  private func decorated(_ source: any UITableViewDataSource) -> DecoratedTable {
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    return table
  }

  @Test("All cells are registered once, before the table asks for anything")
  func once() {
    let inner = RegisteringSource([CellRegistration<NumberShowingCell>.cellClass().erased])
    let table = decorated(inner)
    table.addRows([Ad(0)], named: "ads", placed: .start, cell: .class(AdShowingCell.self))
    table.addRows([Ad(1)], named: "more ads", placed: .end, cell: .class(AdShowingCell.self))
    table.addRows([7], named: "numbers", placed: .end, cell: .class(NumberShowingCell.self))
    table.addRows(["x"], named: "tips", placed: .end, cell: .class(TipShowingCell.self))
    let tableView = makeTableView()
    table.attach(to: tableView)
    #expect(
      tableView.registered.sorted() == ["AdShowingCell", "NumberShowingCell", "TipShowingCell"])
    #expect(
      tableView.displayedTexts() == [["ad 0", "post", "ad 1", "number 7", "tip: x"]])
    tableView.reloadData()
    tableView.layoutIfNeeded()
    table.detach()
    table.attach()
    tableView.layoutIfNeeded()
    #expect(tableView.registered.count == 3)
    let other = makeTableView()
    table.attach(to: other)
    #expect(other.displayedTexts() == [["ad 0", "post", "ad 1", "number 7", "tip: x"]])
    #expect(other.registered.count == 3)
    table.attach(to: tableView)
    #expect(tableView.displayedTexts()[0].count == 5)
    #expect(tableView.registered.count == 3)
  }

  @Test("The cells of a layer that is added while the table shows others are registered")
  func laterLayer() {
    let table = decorated(source)
    table.addRows([Ad(0)], named: "ads", placed: .start, cell: .class(AdShowingCell.self))
    let tableView = makeTableView()
    table.attach(to: tableView)
    #expect(tableView.takeRegistered() == ["AdShowingCell"])
    table.addRows(["x"], named: "tips", placed: .end, cell: .class(TipShowingCell.self))
    table.addRows([Ad(1)], named: "more ads", placed: .end, cell: .class(AdShowingCell.self))
    #expect(tableView.takeRegistered() == ["TipShowingCell"])
    #expect(tableView.displayedTexts() == [["ad 0", "a", "b", "tip: x", "ad 1"]])
  }

  @Test("Cells of rows that are added later are registered")
  func laterRows() {
    let table = decorated(source)
    let rows = table.addRows(
      [AnyCellConfigurator](), named: "extras", placed: .every(1), cell: .selfDescribing)
    table.addRows(["x"], named: "tips", placed: .end, cell: .class(TipShowingCell.self))
    let tableView = makeTableView()
    table.attach(to: tableView)
    #expect(tableView.takeRegistered() == ["TipShowingCell"])
    rows.append(CellConfigurator<TipShowingCell>(viewData: "y").erased)
    rows.append(CellConfigurator<AdShowingCell>(viewData: Ad(0)).erased)
    rows.models += [CellConfigurator<AdShowingCell>(viewData: Ad(1)).erased]
    // The layer outside has registered its cells, which are the same.
    #expect(tableView.takeRegistered() == ["AdShowingCell"])
    #expect(tableView.displayedTexts() == [["a", "tip: y", "b", "ad 0", "tip: x"]])
  }

  @Test("A nib is registered, and a prototype of a storyboard is not")
  func otherOrigins() {
    let table = decorated(source)
    #if HEADLESS_UIKIT
    let nib = UINib { [AdShowingCell(style: .default, reuseIdentifier: nil)] }
    table.addRows(
      [Ad(0)], named: "ads", placed: .start,
      cell: .class(AdShowingCell.self, registration: .nib(nib)))
    #endif
    table.addRows(
      [String](), named: "tips", placed: .start,
      cell: .class(TipShowingCell.self, registration: .storyboard()))
    let tableView = makeTableView()
    table.attach(to: tableView)
    #if HEADLESS_UIKIT
    #expect(tableView.takeRegistered() == ["nib AdShowingCell"])
    #expect(tableView.displayedTexts() == [["ad 0", "a", "b"]])
    #endif
  }

  @Test("In a table that is wired by hand, they are registered when it first asks")
  func byHand() {
    let tips = RowLayer(["x"], placed: .start, named: "tips")
    let inner = AdditionalTableViewDataSourceImpl(
      inner: source, rows: tips, cell: .adapter(CellAdapter<TipShowingCell, String>()))
    let ads = RowLayer([Ad(0)], placed: .end, named: "ads")
    let outer = AdditionalTableViewDataSourceImpl(
      inner: inner, rows: ads, cell: .adapter(CellAdapter<AdShowingCell, Ad>()))
    for _ in 0..<2 {
      let tableView = makeTableView()
      tableView.dataSource = outer
      #expect(tableView.displayedTexts() == [["tip: x", "a", "b", "ad 0"]])
      #expect(tableView.takeRegistered() == ["AdShowingCell", "TipShowingCell"])
      tableView.reloadData()
      tableView.layoutIfNeeded()
      #expect(tableView.takeRegistered() == [])
    }
  }

  @Test("Tables that are gone are forgotten")
  func goneTables() {
    var tables = RegisteredTables()
    for _ in 0..<100 {
      autoreleasepoolIfAny {
        let isNew = tables.insert(UITableView(frame: .zero))
        #expect(isNew)
      }
    }
    #expect(tables.all.isEmpty)
    let tableView = UITableView(frame: .zero)
    let answers = [tables.insert(tableView), tables.insert(tableView)]
    #expect(answers == [true, false])
    #expect(tables.all.count == 1)
  }

  private func autoreleasepoolIfAny(_ body: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
  }

  @Test("Cells that other code has registered are reported at the row")
  func registeredBySomebodyElse() {
    let before = TableAnomaly.handler
    defer { TableAnomaly.handler = before }
    var anomalies: [TableAnomaly] = []
    TableAnomaly.handler = { anomalies.append($0) }
    let table = decorated(source)
    let ads = table.addRows(
      [Ad(0)], named: "ads", placed: .start,
      cell: .class(AdShowingCell.self, registration: .cellClass(reuseIdentifier: "shared")))
    ads.accessory(.checkmark).onDisplay { _, _ in }
    let tableView = makeTableView()
    table.attach(to: tableView)
    tableView.register(TipShowingCell.self, forCellReuseIdentifier: "shared")
    #expect(tableView.displayedTexts()[0].count == 3)
    #expect(tableView.displayedTexts()[0][1...] == ["a", "b"])
    // The table of this test is of a class of its own, which is reported before.
    #expect(anomalies.first == .tableOfSubclass("RegisteringTableView"))
    guard case .wrongCellClass("shared", let expected, let found)? = anomalies.dropFirst().first
    else {
      Issue.record("no anomaly of a wrong class: \(anomalies)")
      return
    }
    #expect(expected.contains("AdShowingCell"))
    #expect(found.contains("TipShowingCell"))
  }

  #if !os(iOS)
  private nonisolated static let conflicts: [Mistake] = [
    Mistake("two layers") {
      MainActor.assumeIsolated {
        let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
        table.addRows(
          [Ad(0)], named: "ads", placed: .start,
          cell: .class(AdShowingCell.self, registration: .cellClass(reuseIdentifier: "extra")))
        table.addRows(
          ["x"], named: "tips", placed: .start,
          cell: .class(TipShowingCell.self, registration: .cellClass(reuseIdentifier: "extra")))
      }
    },
    Mistake("the wrapped source and a layer") {
      MainActor.assumeIsolated {
        let registration = CellRegistration<AdShowingCell>.cellClass(reuseIdentifier: "extra")
        let table = DecoratedTable(dataSource: RegisteringSource([registration.erased]))
        table.addRows(
          ["x"], named: "tips", placed: .start,
          cell: .class(TipShowingCell.self, registration: .cellClass(reuseIdentifier: "extra")))
      }
    },
    Mistake("rows of one layer") {
      MainActor.assumeIsolated {
        let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
        let rows = table.addRows(
          [AnyCellConfigurator](), named: "extras", placed: .start, cell: .selfDescribing)
        rows.append(
          CellConfigurator<AdShowingCell>(
            viewData: Ad(0), registration: .cellClass(reuseIdentifier: "extra")
          ).erased)
        rows.append(
          CellConfigurator<TipShowingCell>(
            viewData: "x", registration: .cellClass(reuseIdentifier: "extra")
          ).erased)
      }
    },
    Mistake("a row that comes, and a layer outside") {
      MainActor.assumeIsolated {
        let table = DecoratedTable(dataSource: PlainDataSource([["a"]]))
        let rows = table.addRows(
          [AnyCellConfigurator](), named: "extras", placed: .start, cell: .selfDescribing)
        table.addRows(
          ["x"], named: "tips", placed: .start,
          cell: .class(TipShowingCell.self, registration: .cellClass(reuseIdentifier: "extra")))
        rows.append(
          CellConfigurator<AdShowingCell>(
            viewData: Ad(0), registration: .cellClass(reuseIdentifier: "extra")
          ).erased)
      }
    },
    Mistake("halves wired by hand") {
      MainActor.assumeIsolated {
        let tips = CellAdapter<TipShowingCell, String>(
          registration: .cellClass(reuseIdentifier: "extra"))
        let ads = CellAdapter<AdShowingCell, Ad>(
          registration: .cellClass(reuseIdentifier: "extra"))
        let inner = AdditionalTableViewDataSourceImpl(
          inner: PlainDataSource([["a"]]), rows: RowLayer(["x"], placed: .start),
          cell: .adapter(tips))
        _ = AdditionalTableViewDataSourceImpl(
          inner: inner, rows: RowLayer([Ad(0)], placed: .start), cell: .adapter(ads))
      }
    },
  ]

  @Test("One identifier for two classes is refused, with both", arguments: conflicts.indices)
  func conflict(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      Self.conflicts[index].make()
    }
    try expectErrorText(of: result, contains: "\"extra\"")
    try expectErrorText(of: result, contains: "AdShowingCell")
    try expectErrorText(of: result, contains: "TipShowingCell")
  }
  #endif
}
