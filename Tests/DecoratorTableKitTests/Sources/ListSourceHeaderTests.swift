import Foundation
import Testing

@testable import DecoratorLayouts
@testable import DecoratorTableKit
@testable import DecoratorTableSources

@Suite("Headers and footers of a list")
@MainActor
struct ListSourceHeaderTests {
  typealias World = ListWorld
  typealias Adapter = HeaderFooterAdapter

  private func tableView() -> UITableView {
    let tableView = UITableView.forTests()
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.sectionFooterHeight = UITableView.automaticDimension
    tableView.frame.size.height = 2000
    return tableView
  }

  private func list(_ sections: [(header: Any?, footer: Any?)]) -> HeterogeneousList {
    var list = HeterogeneousList()
    for (index, section) in sections.enumerated() {
      list.appendSection(
        [World.Memo("\(index)")], header: section.header, footer: section.footer)
    }
    return list
  }

  private func texts(_ screen: ListScreen) -> [String] {
    let tableView = screen.tableView
    tableView.layoutIfNeeded()
    return (0..<tableView.numberOfSections).map { section in
      let header = tableView.headerView(forSection: section)?.textLabel?.text ?? "none"
      let footer = tableView.footerView(forSection: section)?.textLabel?.text ?? "none"
      return "\(header), \(footer)"
    }
  }

  @Test(
    "Texts are titles, models have views, and nil has neither", arguments: ListScreen.wrappings)
  func kinds(layers: Int?) {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>(height: 33))
    let list = list([
      ("first", "end"), (World.Memo("a"), nil), (nil, World.Memo("b")), (nil, nil),
    ])
    let screen = ListScreen(
      ListTableViewDataSource(list, cells: cells), layers: layers, tableView: tableView())
    #expect(
      texts(screen) == ["first, end", "header a, none", "none, header b", "none, none"])
    #expect(screen.tableView.headerView(forSection: 1) is World.MemoHeader)
    #expect(screen.tableView.rectForHeader(inSection: 1).height == 33)
    #expect(screen.tableView.rectForFooter(inSection: 2).height == 33)
    #expect(screen.tableView.rectForHeader(inSection: 3).height == 0)
  }

  @Test("A height is the adapter's, or the table's")
  func heights() {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>())
    cells.add(
      Adapter<UITableViewHeaderFooterView, World.Photo>(height: UITableView.automaticDimension) {
        _, _ in
      })
    cells.add(
      Adapter<World.MemoHeader, World.Animal>(height: 0) {
        $0.name.isEmpty ? World.Memo("") : World.Memo($0.name)
      })
    let source = ListTableViewDataSource(
      list([
        (World.Memo("a"), World.Memo("a")), (World.Photo("b"), nil), (World.Dog("c"), nil),
        (nil, nil), ("title", nil),
      ]), cells: cells)
    let tableView = tableView()
    tableView.sectionHeaderHeight = 21
    tableView.sectionFooterHeight = 12
    let delegate = ListTableViewDelegate(source: source)
    let heights = (0..<5).map { delegate.tableView(tableView, heightForHeaderInSection: $0) }
    #expect(heights == [21, UITableView.automaticDimension, 0, 0, 21])
    #expect(delegate.tableView(tableView, heightForFooterInSection: 0) == 12)
    #expect(delegate.tableView(tableView, heightForFooterInSection: 1) == 0)
  }

  @Test("A section without a header leaves the space that its table's style has for it")
  func noHeader() {
    let source = ListTableViewDataSource(list([(nil, nil)]), cells: World.cells)
    let delegate = ListTableViewDelegate(source: source)
    let cases: [(UITableView.Style, CGFloat)] = [
      (.plain, 0), (.grouped, 28), (.insetGrouped, 28),
    ]
    for (style, height) in cases {
      let tableView = UITableView(frame: .zero, style: style)
      tableView.putIntoWindow()
      tableView.sectionHeaderHeight = 28
      tableView.sectionFooterHeight = 28
      #expect(delegate.tableView(tableView, heightForHeaderInSection: 0) == height)
      #expect(delegate.tableView(tableView, heightForFooterInSection: 0) == height)
    }
  }

  @Test("A text with an adapter is shown by it, and is no title")
  func textAdapter() {
    var cells = World.cells
    cells.add(
      Adapter<UITableViewHeaderFooterView, String> { view, text in
        view.textLabel?.text = "<\(text)>"
      })
    let source = ListTableViewDataSource(list([("first", "end")]), cells: cells)
    let screen = ListScreen(source, tableView: tableView())
    #expect(texts(screen) == ["<first>, <end>"])
    #expect(source.tableView(screen.tableView, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(screen.tableView, titleForFooterInSection: 0) == nil)
  }

  @Test("The most specific adapter shows a header, as it does a row")
  func resolution() {
    var cells = World.cells
    func add<Model>(_ type: Model.Type, _ name: String) {
      cells.add(
        Adapter<UITableViewHeaderFooterView, Model>(
          registration: .viewClass(reuseIdentifier: name)
        ) { view, _ in view.textLabel?.text = name })
    }
    add(Any.self, "anything")
    add(World.Animal.self, "animal")
    add((any World.Sound).self, "sound")
    add(World.Dog.self, "dog")
    let models: [(Any?, Any?)] = [
      (World.Puppy("bo"), World.Bird("tit")), (World.Animal("cow"), 7), ("text", nil),
    ]
    let screen = ListScreen(
      ListTableViewDataSource(list(models), cells: cells), tableView: tableView())
    #expect(texts(screen) == ["dog, animal", "animal, anything", "anything, none"])
  }

  @Test("A view may ask its table for other headers while it is configured")
  func questionsInConfigure() {
    let tableView = tableView()
    var cells = World.cells
    var heights: [CGFloat] = []
    cells.add(
      Adapter<World.MemoHeader, World.Memo>(height: 30) { view, memo in
        view.update(viewData: memo)
        let delegate = tableView.delegate
        heights.append(delegate?.tableView?(tableView, heightForHeaderInSection: 1) ?? -1)
        _ = tableView.dataSource?.tableView?(tableView, titleForHeaderInSection: 1)
      })
    let screen = ListScreen(
      ListTableViewDataSource(
        list([(World.Memo("a"), nil), (World.Memo("b"), nil)]), cells: cells),
      layers: 1, tableView: tableView)
    #expect(texts(screen) == ["header a, none", "header b, none"])
    #expect(heights == [30, 30])
  }

  @Test("A header whose type is hidden is shown as what it is")
  func hiddenTypes() {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>())
    let headers: [AnyHashable] = [World.Memo("a"), "title", World.Memo("b")]
    let screen = ListScreen(
      ListTableViewDataSource(list(headers.map { ($0, $0) }), cells: cells),
      tableView: tableView())
    #expect(
      texts(screen) == ["header a, header a", "title, title", "header b, header b"])
  }

  @Test(
    "A header without an adapter is reported, and there all the same",
    arguments: ListScreen.wrappings)
  func noAdapter(layers: Int?) {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>())
    let source = ListTableViewDataSource(list([(World.Photo("sea"), nil)]), cells: cells)
    let screen = ListScreen(source, layers: layers, tableView: tableView())
    var found: [String] = []
    let anomalies = TableAnomaly.recording { found = texts(screen) }
    #expect(Set(anomalies) == [.noAdapter(modelType: "Photo", adapters: ["Memo"])])
    #if DEBUG
    #expect(found[0].contains("no adapter for Photo, only for Memo"))
    #endif
    #expect(screen.tableView.headerView(forSection: 0) != nil)
  }

  @Test("Views come from a nib, and one of another class is reported")
  func nibs() {
    #if HEADLESS_UIKIT
    final class NibHeader: UITableViewHeaderFooterView {}
    func shown(_ nib: UINib) -> (Bool, [TableAnomaly]) {
      var cells = World.cells
      cells.add(
        Adapter<NibHeader, World.Memo>(registration: .nib(nib, reuseIdentifier: "nib")) { _, _ in
        })
      let source = ListTableViewDataSource(list([(World.Memo("a"), nil)]), cells: cells)
      let screen = ListScreen(source, tableView: tableView())
      let anomalies = TableAnomaly.recording { screen.tableView.layoutIfNeeded() }
      return (screen.tableView.headerView(forSection: 0) is NibHeader, anomalies)
    }
    let right = shown(UINib(headless: { [NibHeader(reuseIdentifier: "nib")] }))
    #expect(right.0 && right.1.isEmpty)
    let wrong = shown(UINib(headless: { [World.MemoHeader(reuseIdentifier: "nib")] }))
    #expect(
      !wrong.0
        && wrong.1 == [
          .wrongCellClass(
            reuseIdentifier: "nib", expected: "NibHeader", found: "MemoHeader")
        ])
    #endif
  }

  @Test("A view that other code has unregistered is reported, and replaced")
  func unregistered() {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>(registration: .viewClass(reuseIdentifier: "h")))
    let source = ListTableViewDataSource(list([(World.Memo("a"), nil)]), cells: cells)
    let tableView = tableView()
    source.register(in: tableView)
    tableView.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "h")
    let screen = ListScreen(source, tableView: tableView)
    let anomalies = TableAnomaly.recording { screen.tableView.layoutIfNeeded() }
    #expect(
      Set(anomalies) == [
        .notRegistered(reuseIdentifier: "h", viewClass: "MemoHeader")
      ])
    #expect(screen.tableView.headerView(forSection: 0) != nil)
  }

  @Test("A view that is used again shows its new model")
  func reuse() {
    var cells = World.cells
    cells.add(Adapter<World.MemoHeader, World.Memo>(viewData: { World.Memo("<\($0.text)>") }))
    let source = ListTableViewDataSource(
      list([(World.Memo("a"), nil), (World.Memo("b"), nil)]), cells: cells)
    let screen = ListScreen(source, tableView: tableView())
    #expect(texts(screen) == ["header <a>, none", "header <b>, none"])
    let views = Set((0..<2).compactMap { screen.tableView.headerView(forSection: $0) })
    source.list = list([(World.Memo("c"), nil)])
    screen.tableView.reloadData()
    #expect(texts(screen) == ["header <c>, none"])
    #expect(screen.tableView.headerView(forSection: 0).map(views.contains) == true)
  }

  @Test("A data source of an app's own has the views registered by the map")
  func ownDataSource() {
    let cells = CellAdapterMap().adding(Adapter<World.MemoHeader, World.Memo>())
    let tableView = tableView()
    cells.register(in: tableView)
    let identifier = HeaderFooterRegistration<World.MemoHeader>.viewClass().erased.reuseIdentifier
    #expect(
      tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) is World.MemoHeader)
    #expect(identifier.hasSuffix("ListWorld.MemoHeader"))
  }

  #if !os(iOS)
  nonisolated static let mistakes: [Mistake] = [
    Mistake("there is an adapter for headers and footers of Memo already, with MemoHeader") {
      MainActor.assumeIsolated {
        var cells = CellAdapterMap()
        cells.add(Adapter<ListWorld.MemoHeader, ListWorld.Memo>())
        cells.add(Adapter<UITableViewHeaderFooterView, ListWorld.Memo> { _, _ in })
      }
    },
    Mistake(
      "\"h\" is registered for UITableViewHeaderFooterView from its class and for MemoHeader from its class"
    ) {
      MainActor.assumeIsolated {
        var cells = CellAdapterMap()
        cells.add(
          Adapter<UITableViewHeaderFooterView, Int>(
            registration: .viewClass(reuseIdentifier: "h")
          ) { _, _ in })
        cells.add(
          Adapter<ListWorld.MemoHeader, ListWorld.Memo>(
            registration: .viewClass(reuseIdentifier: "h")))
      }
    },
    Mistake("the reuse identifier of MemoHeader is empty") {
      MainActor.assumeIsolated {
        _ = HeaderFooterRegistration<ListWorld.MemoHeader>.viewClass(reuseIdentifier: "")
      }
    },
    Mistake("the nib of MemoHeader is nil") {
      MainActor.assumeIsolated { _ = HeaderFooterRegistration<ListWorld.MemoHeader>.nib(nil) }
    },
    Mistake("headers and footers of Memo cannot be nan points high") {
      MainActor.assumeIsolated {
        _ = Adapter<ListWorld.MemoHeader, ListWorld.Memo>(height: .nan)
      }
    },
    Mistake("headers and footers of Memo cannot be -2.0 points high") {
      MainActor.assumeIsolated {
        _ = Adapter<ListWorld.MemoHeader, ListWorld.Memo>(height: -2)
      }
    },
  ]

  @Test(
    "A mistake in an adapter of headers traps where the adapter is made",
    arguments: mistakes.indices
  )
  func mistakes(index: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [index] in
      ListSourceHeaderTests.mistakes[index].make()
    }
    try expectErrorText(of: result, contains: Self.mistakes[index].text)
  }
  #endif
}
