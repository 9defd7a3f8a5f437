import DecoratorTableKit
import DecoratorTableSources
import Foundation
import Testing

@Suite("Rows of adapters, cell classes and configurators")
@MainActor
struct TypedRowsTests {
  private let keeper = Keeper()
  private let posts = [["a", "b", "c", "d"]]

  private func show(
    _ add: (DecoratedTable) -> Void
  ) -> (table: DecoratedTable, tableView: UITableView) {
    let source = PlainDataSource(posts)
    let table = DecoratedTable(dataSource: source)
    keeper.keep(table)
    add(table)
    let tableView = UITableView.forTests()
    table.attach(to: tableView)
    return (table, tableView)
  }

  private static func placeholder(
    _ tableView: UITableView, _ indexPath: IndexPath
  ) -> UITableViewCell {
    textCell(tableView, "placeholder")
  }

  @Test("An adapter shows the models of a layer")
  func adapter() {
    let adapter = CellAdapter<UITableViewCell, Ad>(
      registration: .cellClass(reuseIdentifier: "an ad"), height: 61
    ) { cell, ad in cell.textLabel?.text = "shown: \(ad.text)" }
    var ads: RowLayer<Ad>?
    let (_, tableView) = show {
      ads = $0.addRows([Ad(0)], named: "ads", placed: .every(2), cell: .adapter(adapter))
    }
    #expect(tableView.displayedTexts() == [["a", "b", "shown: ad 0", "c", "d"]])
    #expect(tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 61)
    ads?.append(Ad(1))
    #expect(
      tableView.displayedTexts() == [["a", "b", "shown: ad 0", "c", "d", "shown: ad 1"]])
    #expect(tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.reuseIdentifier == "an ad")
  }

  @Test("A cell class with its own configuration shows the models of a layer")
  func cellClass() {
    let (_, tableView) = show {
      $0.addRows([Ad(0), Ad(1)], named: "ads", placed: .every(2), cell: .class(AdShowingCell.self))
      $0.addRows(
        ["x"], named: "tips", placed: .start,
        cell: .class(TipShowingCell.self, registration: .cellClass(reuseIdentifier: "tips"))
      )
      .height(22)
    }
    #expect(
      tableView.displayedTexts() == [["tip: x", "a", "b", "ad 0", "c", "d", "ad 1"]])
    #expect(tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 22)
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.reuseIdentifier == "tips")
    #expect(tableView.cellForRow(at: IndexPath(row: 3, section: 0)) is AdShowingCell)
  }

  private static var manyCells: CellAdapterMap {
    CellAdapterMap()
      .adding(CellAdapter<AdShowingCell, Ad>(height: 51))
      .adding(CellAdapter<TipShowingCell, String>())
      .adding(CellAdapter<NumberShowingCell, Int>().accessory(.checkmark))
  }

  @Test("Models of any type are shown each by its adapter")
  func modelsOfAnyType() {
    var rows: RowLayer<Any>?
    let (_, tableView) = show {
      rows = $0.addRows(
        [Ad(0), "hello", 7] as [Any], named: "extras", placed: .every(1),
        cell: .adapters(Self.manyCells))
    }
    #expect(
      tableView.displayedTexts() == [["a", "ad 0", "b", "tip: hello", "c", "number 7", "d"]])
    let cells = [1, 3, 5].map { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.compactMap { $0?.accessoryType } == [.none, .none, .checkmark])
    let heights = (0..<6).map { tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [40, 51, 40, 40, 40, 40])
    rows?.replace(at: 0, with: 8)
    #expect(tableView.displayedTexts()[0].prefix(2) == ["a", "number 8"])
  }

  private class Card {
    let text: String
    init(_ text: String) { self.text = text }
  }

  private class BirthdayCard: Card {}
  private final class RoundBirthdayCard: BirthdayCard {}

  @Test("Models of a class hierarchy are shown by the nearest adapter, with its capabilities")
  func classHierarchy() throws {
    let log = CallLog()
    let cells = CellAdapterMap()
      .adding(
        CellAdapter<AdShowingCell, Card>(height: 41) { $0.textLabel?.text = "card \($1.text)" }
          .onDisplay { log.note("card \($1.text) shown") }
      )
      .adding(
        CellAdapter<TipShowingCell, BirthdayCard>(height: 42) {
          $0.textLabel?.text = "birthday \($1.text)"
        }
        .onSelect { card, _ in log.note("birthday \(card.text) selected") })
    let (table, tableView) = show {
      $0.addRows(
        [Card("x"), RoundBirthdayCard("y"), BirthdayCard("z")], named: "cards", placed: .every(1),
        cell: .adapters(cells))
    }
    #expect(
      tableView.displayedTexts() == [
        ["a", "card x", "b", "birthday y", "c", "birthday z", "d"]
      ])
    #expect(log.consume() == ["card x shown"])
    let paths = [1, 3, 5].map { IndexPath(row: $0, section: 0) }
    #expect(paths.map { tableView.rectForRow(at: $0).height } == [41, 42, 42])
    let selectable = paths.map { table.delegate?.tableView?(tableView, willSelectRowAt: $0) ?? nil }
    #expect(selectable == [nil, paths[1], paths[2]])
    for path in paths { table.delegate?.tableView?(tableView, didSelectRowAt: path) }
    #expect(log.lines == ["birthday y selected", "birthday z selected"])
  }

  @Test("What is added to a layer of several kinds is for all of them, after their own")
  func chainOverKinds() {
    let log = CallLog()
    let cells = CellAdapterMap()
      .adding(CellAdapter<AdShowingCell, Ad>(height: 51).onSelect { ad, _ in log.note("\(ad.id)") })
      .adding(CellAdapter<TipShowingCell, String>())
    let (table, tableView) = show {
      $0.addRows(
        [Ad(3), "hello"] as [Any], named: "extras", placed: .every(1), cell: .adapters(cells)
      )
      .height { $0 is Ad ? 52 : 53 }
      .onSelect { model, path in log.note("\(type(of: model)) at \(path.row)") }
    }
    tableView.layoutIfNeeded()
    let paths = [1, 3].map { IndexPath(row: $0, section: 0) }
    for path in paths { table.delegate?.tableView?(tableView, didSelectRowAt: path) }
    #expect(log.lines == ["3", "Ad at 1", "String at 3"])
    #expect(paths.map { tableView.rectForRow(at: $0).height } == [52, 53])
  }

  /// A cell with an accessory of its own.
  private final class LinkCell: UITableViewCell, Updatable {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { nil }

    func update(viewData: String) { textLabel?.text = viewData }
  }

  @Test("Beside rows with accessories, cells of other kinds have their own", arguments: [0, 1, 2])
  func accessories(added: Int) {
    let ads = CellAdapter<AdShowingCell, Ad>().accessory(.checkmark)
    let links = CellAdapter<LinkCell, String>()
    let cells = CellAdapterMap().adding(ads).adding(links)
    let (_, tableView) = show {
      if added == 2 {
        $0.addRows(
          [
            CellConfigurator<AdShowingCell>(viewData: Ad(3)).accessory(.checkmark).erased,
            CellConfigurator<LinkCell>(viewData: "hello").erased,
          ], named: "extras", placed: .every(1), cell: .selfDescribing)
        return
      }
      let rows = $0.addRows(
        [Ad(3), "hello"] as [Any], named: "extras", placed: .every(1), cell: .adapters(cells))
      if added == 1 { rows.accessory { $0 is Ad ? .detailButton : nil } }
    }
    tableView.layoutIfNeeded()
    let shown = [1, 3].map {
      tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.accessoryType
    }
    // A row with the ability has no accessory where none is returned.
    #expect(
      shown
        == [
          [.checkmark, .disclosureIndicator], [.detailButton, UITableViewCell.AccessoryType.none],
          [.checkmark, .disclosureIndicator],
        ][added])
  }

  @Test("A row that is configured again for another model has its abilities")
  func reconfigured() {
    let log = CallLog()
    var rows: RowLayer<AnyCellConfigurator>?
    let (table, tableView) = show {
      rows = $0.addRows(
        [CellConfigurator<TipShowingCell>(viewData: "x").erased], named: "extras",
        placed: .every(1), cell: .selfDescribing)
    }
    tableView.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    #expect(table.delegate?.tableView?(tableView, willSelectRowAt: path) == .some(nil))
    rows?.reconfigure(
      at: 0,
      with: CellConfigurator<TipShowingCell>(viewData: "y").onSelect { text, _ in log.note(text) }
        .erased)
    #expect(table.delegate?.tableView?(tableView, willSelectRowAt: path) == path)
    table.delegate?.tableView?(tableView, didSelectRowAt: path)
    #expect(log.lines == ["y"])
    #expect(tableView.displayedTexts()[0][1] == "tip: y")
  }

  @Test("Removed rows that describe themselves are released")
  func released() {
    final class Data {}
    final class DataCell: UITableViewCell, Updatable {
      func update(viewData: Data) {}
    }
    weak var data: Data?
    var rows: RowLayer<AnyCellConfigurator>?
    let (_, tableView) = show {
      let first = Data()
      data = first
      rows = $0.addRows(
        [CellConfigurator<DataCell>(viewData: first).onSelect { _, _ in }.height(30).erased],
        named: "extras", placed: .every(1), cell: .selfDescribing)
    }
    tableView.layoutIfNeeded()
    #expect(data != nil)
    rows?.models = []
    tableView.layoutIfNeeded()
    #expect(data == nil)
  }

  @Test("A model without an adapter is reported, and its row is there")
  func withoutAdapter() {
    let before = TableAnomaly.handler
    defer { TableAnomaly.handler = before }
    var anomalies: [String] = []
    TableAnomaly.handler = { anomalies.append("\($0)") }
    let (table, tableView) = show {
      $0.addRows(
        [1.5, "hello"] as [Any], named: "extras", placed: .every(1), cell: .adapters(Self.manyCells)
      )
    }
    #expect(tableView.displayedTexts()[0].count == 6)
    #expect(anomalies.count == 1)
    #expect(anomalies[0].contains("Double"))
    #expect(tableView.displayedTexts()[0][3] == "tip: hello")
    let path = IndexPath(row: 1, section: 0)
    #expect(table.delegate?.tableView?(tableView, willSelectRowAt: path) == .some(nil))
  }

  @Test("Rows describe themselves, also those that are inserted later")
  func configurators() throws {
    let log = CallLog()
    var rows: RowLayer<AnyCellConfigurator>?
    let (table, tableView) = show {
      rows = $0.addRows(
        [
          CellConfigurator<AdShowingCell>(viewData: Ad(0)).erased,
          CellConfigurator<TipShowingCell>(viewData: "x", height: 45)
            .onSelect { tip, _ in log.note("tip \(tip)") }.erased,
        ], named: "extras", placed: .every(1), policy: .followRule, cell: .selfDescribing)
    }
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b", "tip: x", "c", "d"]])
    func heights() -> [CGFloat] {
      (0..<tableView.numberOfRows(inSection: 0)).map {
        tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
      }
    }
    #expect(heights() == [40, 40, 40, 45, 40, 40])
    func select() {
      for row in [1, 3, 5] {
        let path = IndexPath(row: row, section: 0)
        guard table.delegate?.tableView?(tableView, willSelectRowAt: path) == path else { continue }
        table.delegate?.tableView?(tableView, didSelectRowAt: path)
      }
    }
    select()
    #expect(log.consume() == ["tip x"])
    rows?.append(
      CellConfigurator<NumberShowingCell>(viewData: 9).accessory(.checkmark)
        .onSelect { number, _ in log.note("number \(number)") }
        .onDisplay { log.note("number \($1) shown") }.erased)
    #expect(tableView.displayedTexts() == [["a", "ad 0", "b", "tip: x", "c", "number 9", "d"]])
    #expect(log.consume() == ["number 9 shown"])
    #expect(
      tableView.cellForRow(at: IndexPath(row: 5, section: 0))?.accessoryType == .checkmark)
    select()
    #expect(log.consume() == ["tip x", "number 9"])
    rows?.onSelect { row, _ in log.note("\(row.viewData)") }
    select()
    #expect(log.consume() == ["\(Ad(0))", "tip x", "x", "number 9", "9"])
    rows?.remove(at: 0)
    #expect(tableView.displayedTexts() == [["a", "tip: x", "b", "number 9", "c", "d"]])
    #expect(heights() == [40, 45, 40, 40, 40, 40])
  }

  @Test("Rows of every form can be placeholders")
  func reserved() {
    var layers: [() -> Void] = []
    let (_, tableView) = show { table in
      let adapter = CellAdapter<AdShowingCell, Ad>()
      let reserved = ReservedRows(1, cell: Self.placeholder)
      let a = table.addRows(
        [], named: "1", placed: .before(contentRows: [1]), reserving: reserved,
        cell: .adapter(adapter))
      let b = table.addRows(
        [], named: "2", placed: .before(contentRows: [3]), reserving: reserved,
        cell: .class(TipShowingCell.self))
      let c = table.addRows(
        [Any](), named: "3", placed: .before(contentRows: [5]), reserving: reserved,
        cell: .adapters(Self.manyCells))
      let d = table.addRows(
        [], named: "4", placed: .before(contentRows: [7]), reserving: reserved,
        cell: .selfDescribing)
      layers = [
        { a.append(Ad(1)) }, { b.append("x") }, { c.append(7) },
        { d.append(CellConfigurator<NumberShowingCell>(viewData: 9).erased) },
      ]
    }
    let kept = "placeholder"
    #expect(tableView.displayedTexts() == [["a", kept, "b", kept, "c", kept, "d", kept]])
    for add in layers { add() }
    #expect(
      tableView.displayedTexts() == [
        ["a", "ad 1", "b", "tip: x", "c", "number 7", "d", "number 9"]
      ])
  }

  #if !os(iOS) && DEBUG
  @Test("In a debug build a height that is none is refused", arguments: ["nan", "-7", "inf"])
  func badHeight(height: String) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [height] in
      let table = DecoratedTable(dataSource: PlainDataSource([["post"]]))
      let height = CGFloat(Double(height) ?? 0)
      table.addRows([Ad(0)], named: "ads", placed: .start, cell: .class(AdShowingCell.self))
        .height { _ in height }
      let tableView = UITableView.forTests()
      table.attach(to: tableView)
      tableView.layoutIfNeeded()
    }
    try expectErrorText(of: result, contains: "row 0 of layer ads cannot be \(height)")
  }
  #endif
}
